import { expect, it } from 'vitest'
import type { GameInfo, OptionSchema } from '../wire/types'
import { amiss, changed, chosen, faultOf, numbersOf, type Rule, rules, withVariant } from './ownRules'

const COPIES: OptionSchema = { type: 'integer', minimum: 0, maximum: 12 }
const PROPERTIES: Record<string, OptionSchema> = {
  hand: { type: 'integer', minimum: 1, maximum: 9, default: 5 },
  share: { type: 'number', exclusiveMinimum: 0, maximum: 1, default: 0.03 },
  ghosts: { type: 'array', items: COPIES, default: [4, 4] },
  actions: { type: 'object', additionalProperties: COPIES, default: { again: 2, trade: 1 } },
  without: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 9, title: 'medium' }, default: [] },
  levels: { type: 'array', items: { type: 'array', items: { enum: ['red'] } } },
}
const variant = { anyOf: [{ $ref: '#/$defs/Variant' }, { type: 'null' }], default: null }
const game = {
  options: {
    $ref: '#/$defs/Options',
    $defs: {
      Options: { type: 'object', properties: { variant } },
      Variant: { type: 'object', properties: PROPERTIES },
    },
  },
} as unknown as GameInfo
const list = rules(game)
const [hand, share, ghosts, actions, without] = list as [Rule, Rule, Rule, Rule, Rule & { kind: 'some' }]

it('has a field for every number with bounds, and none for a table', () => {
  expect(list.map((rule) => [rule.name, rule.kind])).toEqual([
    ['hand', 'number'],
    ['share', 'number'],
    ['ghosts', 'numbers'],
    ['actions', 'numbers'],
    ['without', 'some'],
  ])
  expect([share.least, share.most]).toEqual([0.01, 1])
  expect(rules({ options: {} } as unknown as GameInfo)).toEqual([])
})

it('sends only what is not as in the box', () => {
  expect(changed(hand, {}, '', 7)).toEqual({ hand: 7 })
  expect(changed(hand, { hand: 7 }, '', 5)).toEqual({})
  expect(changed(ghosts, {}, '2', 3)).toEqual({ ghosts: [4, 3] })
  expect(changed(actions, { actions: { again: 5 } }, 'trade', 0)).toEqual({ actions: { again: 5, trade: 0 } })
  expect(changed(actions, { actions: { again: 5 } }, 'again', 2)).toEqual({})
  expect(chosen(without, { without: [7] }, 3, true)).toEqual({ without: [3, 7] })
  expect(chosen(without, { without: [7] }, 7, false)).toEqual({})
  expect(withVariant({ players: 2, variant: { hand: 7 } }, {})).toEqual({ players: 2 })
})

it('knows what is played with, and what cannot be', () => {
  expect(numbersOf(actions, { actions: { again: 5 } })).toEqual({ again: 5, trade: 1 })
  expect(amiss(list, { hand: 10, share: 0.005, ghosts: [4, 2.5] })).toEqual(['hand', 'share', 'ghosts'])
  expect(faultOf(game, { variant: { hand: 9, share: 0.5, without: [3] } })).toBeNull()
})

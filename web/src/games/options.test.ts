import { describe, expect, it } from 'vitest'
import type { GameInfo, OptionSchema } from '../wire/types'
import { fields, unseated } from './options'
import { seatCount } from './seats'

function game(properties: Record<string, OptionSchema>): GameInfo {
  const options: OptionSchema = { $ref: '#/$defs/Options', $defs: { Options: { type: 'object', properties } } }
  const texts = { fr: '', en: '' }
  return {
    id: 'x',
    prefix: 'X',
    name: texts,
    pitch: texts,
    seats: ['a', 'b', 'c', 'd'],
    fewest: 2,
    options,
    levels: ['1'],
    clauses: [],
    realtime: false,
    page: '',
  }
}

describe('fields', () => {
  it('reads a flag', () => {
    expect(fields(game({ fusion: { type: 'boolean', default: true } }))).toEqual([
      { name: 'fusion', kind: 'flag', initial: true },
    ])
  })
  it('reads a choice of one, with "none" where it may be left open', () => {
    const first = { anyOf: [{ enum: ['blue', 'green'] }, { type: 'null' }], default: null }
    expect(fields(game({ first }))).toEqual([
      { name: 'first', kind: 'one', values: [null, 'blue', 'green'], initial: null },
    ])
  })
  it('reads a choice of several', () => {
    const levels = { anyOf: [{ type: 'array', items: { enum: [0, 1, 2] } }, { type: 'null' }], default: null }
    expect(fields(game({ levels }))).toEqual([{ name: 'levels', kind: 'many', values: [0, 1, 2], initial: null }])
  })
  it('offers a list without bounds by the names of its values', () => {
    const levels = { anyOf: [{ type: 'array', items: { type: 'integer' } }, { type: 'null' }], default: null }
    expect(fields(game({ levels }), (_, value) => value < 2)).toEqual([
      { name: 'levels', kind: 'many', values: [0, 1], initial: null },
    ])
    expect(fields(game({ levels }))).toEqual([])
  })
  it('leaves the number of players to the page', () => {
    expect(fields(game({ players: { type: 'integer', default: 0 } }))).toEqual([])
  })
  it('knows the seats that a smaller table has not got', () => {
    expect(['a', 'b', 'c', 'd', 'salon', null].filter((choice) => unseated(game({}), choice, 2))).toEqual(['c', 'd'])
  })
  it('leaves out what a form cannot show', () => {
    expect(fields(game({ odd: { type: 'object' } }))).toEqual([])
  })
})

describe('seatCount', () => {
  it('is every seat where the game does not ask', () => expect(seatCount(game({}), {})).toBe(4))
  it('is the number asked for', () =>
    expect(seatCount(game({ players: { type: 'integer', default: 2 } }), { players: 3 })).toBe(3))
  it('is never too few or too many', () => {
    expect(seatCount(game({ players: { type: 'integer', default: 0 } }), {})).toBe(2)
    expect(seatCount(game({ players: { type: 'integer', default: 2 } }), { players: 9 })).toBe(4)
  })
})

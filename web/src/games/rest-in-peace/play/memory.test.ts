import { beforeEach, expect, it } from 'vitest'
import { advice, chosen, finished, propose } from './memory'

beforeEach(() => localStorage.clear())

it('proposes the base Mediums until a duel was finished', () => {
  expect(propose({})).toEqual({ levels: [0] })
  expect(advice({})).toBe('option-levels-first')
  finished()
  expect(propose({})).toEqual({})
  expect(advice({})).toBeNull()
})

it('keeps the levels that a person chose', () => {
  chosen({ first: 'blue' })
  expect(propose({})).toEqual({ levels: [0] })
  chosen({ levels: [0, 1] })
  expect(propose({})).toEqual({ levels: [0, 1] })
  expect(advice({})).toBeNull()
  chosen({ levels: null })
  finished()
  expect(propose({})).toEqual({ levels: null })
})

it('leaves the levels to the initiation', () => {
  expect(propose({ initiation: true })).toEqual({})
  chosen({ levels: [3, 4] })
  expect(propose({ initiation: true })).toEqual({})
})

it('says nothing to somebody who has just chosen', () => expect(advice({ levels: [0, 1] })).toBeNull())

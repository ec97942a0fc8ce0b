import { describe, expect, it } from 'vitest'
import type { EveningGame } from '../wire/types'
import { followed, next } from './follow'

const games = (...tables: string[]) => tables.map((table) => ({ table }) as EveningGame)

describe('the table on the big screen', () => {
  it('stays while it is played, whatever begins elsewhere', () => {
    expect(followed(games('a', 'b'), 'b')).toBe('b')
  })
  it('is another one that is played when it is over, else the room', () => {
    expect(followed(games('a'), 'b')).toBe('a')
    expect(followed([], 'b')).toBe('')
  })
  it('can be changed for the next one, round and round', () => {
    expect(next(games('a', 'b'), 'a')).toBe('b')
    expect(next(games('a', 'b'), 'b')).toBe('a')
    expect(next(games('a'), 'a')).toBe('a')
  })
})

import { expect, test } from 'vitest'
import type { TableCard } from '../wire/types'
import { groupOf, ordered } from './order'

const card = (id: string, turn: boolean, due = 0, status: TableCard['status'] = 'playing') =>
  ({ id, turn, due, status }) as TableCard

test('my turns come first, the most urgent before all, and the rest stays as it was', () => {
  const tables = [card('a', false, 10), card('b', true), card('c', true, 50), card('d', true, 20), card('e', false)]
  expect(ordered(tables).map((table) => table.id)).toEqual(['d', 'c', 'b', 'a', 'e'])
  expect(tables.map((table) => table.id)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('only a game that goes on waits for me', () => {
  expect(groupOf(card('a', true))).toBe('turn')
  expect(groupOf(card('a', true, 0, 'waiting'))).toBe('waiting')
  expect(groupOf(card('a', false))).toBe('playing')
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { HintAnswer, Line, Now, TableInfo } from '../wire/types'
import { Table } from './model.svelte'

const info = { seats: [{ seat: 'south', mine: true }, { seat: 'north', mine: false }], status: 'playing', options: {} } as unknown as TableInfo
const now = (phase: string, ...actors: string[]) => ({ seat: 'south', phase, actors, view: {}, legal: [], result: null }) as unknown as Now
const move = (seq: number, actor: string) => ({ type: 'move', seq, actor, events: [] }) as unknown as Line
const hint = { type: 'hint', seq: 4, move: 'plan none', text: {} } as unknown as HintAnswer

let table: Table

beforeEach(() => {
  vi.stubGlobal('WebSocket', class { close() {} })
  table = new Table('t1', '')
  table.show(info, now('plan', 'south', 'north'), 4)
  table.hint = hint
})
afterEach(() => {
  table.close()
  vi.unstubAllGlobals()
})

it('keeps a hint while others play at the same time', () => {
  table.lines = [move(5, 'north')]
  table.show(info, now('plan', 'south'), 5)
  expect(table.hint).toBe(hint)
})

it('forgets a hint with its own move, with a move taken back and with another phase', () => {
  const after = (line: Line | null, phase: string) => {
    table.show(info, now('plan', 'south', 'north'), 4)
    table.hint = hint
    table.lines = line ? [line] : []
    table.show(info, now(phase, 'south'), 5)
    return table.hint
  }
  expect(after(move(5, 'south'), 'plan')).toBeNull()
  expect(after({ type: 'takeback', seq: 5 } as unknown as Line, 'plan')).toBeNull()
  expect(after(null, 'side')).toBeNull()
})

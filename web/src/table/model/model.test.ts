import { tick } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GameFace } from '../../games/board'
import { type HintAnswer, type Line, type Now, type TableInfo, WIRE_VERSION } from '../../wire/types'
import { Table } from './model.svelte'

const info = {
  seats: [
    { seat: 'south', mine: true },
    { seat: 'north', mine: false },
  ],
  status: 'playing',
  options: {},
} as unknown as TableInfo
const now = (phase: string, ...actors: string[]) =>
  ({ seat: 'south', phase, actors, view: {}, legal: [], result: null }) as unknown as Now
const move = (seq: number, actor: string) => ({ type: 'move', seq, actor, events: [] }) as unknown as Line
const hint = { type: 'hint', seq: 4, move: 'plan none', text: {} } as unknown as HintAnswer

class FakeSocket {
  static last: FakeSocket | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  constructor() {
    FakeSocket.last = this
  }
  close() {}
}

let table: Table

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  table = new Table('t1', '')
  table.show(info, now('plan', 'south', 'north'), 4)
  table.moves.hint = hint
})
afterEach(() => {
  table.close()
  vi.unstubAllGlobals()
})

/** What a server says on the socket. */
function hear(message: Record<string, unknown>): void {
  FakeSocket.last?.onmessage?.({ data: JSON.stringify(message) })
}

it('goes on after a message it does not know, with a note', () => {
  const note = vi.spyOn(console, 'warn').mockReturnValue()
  hear({ type: 'applause', seat: 'north' })
  expect(note).toHaveBeenCalledOnce()
  hear({ type: 'snapshot', seq: 6, table: info, now: now('side', 'north'), lines: [] })
  expect([table.now?.phase, table.shownSeq]).toEqual(['side', 6])
  note.mockRestore()
})

it('goes on after a line and an event it does not know', async () => {
  const lines = [
    { type: 'applause', seq: 5 },
    { ...move(6, 'north'), events: [{ kind: 'new' }] },
  ]
  hear({ type: 'update', after: 4, seq: 6, table: info, now: now('side', 'north'), lines, reveal: false })
  await vi.waitFor(() => expect(table.shownSeq).toBe(6))
  expect([table.now?.phase, table.lines.length, table.busy]).toEqual(['side', 2, false])
})

it('asks to be loaded anew by a server of a newer version alone', () => {
  const snapshot = { type: 'snapshot', seq: 6, table: info, now: now('side', 'north'), lines: [] }
  hear(snapshot)
  hear({ ...snapshot, version: WIRE_VERSION })
  expect(table.outdated).toBe(false)
  hear({ ...snapshot, version: WIRE_VERSION + 1 })
  expect([table.outdated, table.now?.phase]).toEqual([true, 'side'])
})

it('keeps a hint while others play at the same time', () => {
  table.log.lines = [move(5, 'north')]
  table.show(info, now('plan', 'south'), 5)
  expect(table.moves.hint).toBe(hint)
})

it('forgets a hint with its own move, with a move taken back and with another phase', () => {
  const after = (line: Line | null, phase: string) => {
    table.show(info, now('plan', 'south', 'north'), 4)
    table.moves.hint = hint
    table.log.lines = line ? [line] : []
    table.show(info, now(phase, 'south'), 5)
    return table.moves.hint
  }
  expect(after(move(5, 'south'), 'plan')).toBeNull()
  expect(after({ type: 'takeback', seq: 5 } as unknown as Line, 'plan')).toBeNull()
  expect(after(null, 'side')).toBeNull()
})

it('covers a shared screen only when what happened has been read', async () => {
  const both = { ...info, seats: info.seats.map((seat) => ({ ...seat, mine: true })) }
  let close = () => undefined as void
  let open: Promise<void> | null = new Promise((resolve) => (close = resolve))
  table.board = { read: () => open }
  table.face = {} as GameFace
  table.show(both, now('furnish', 'north'), 5)
  await tick()
  expect(table.handover.next).toBeNull()
  open = null
  close()
  await vi.waitFor(() => expect(table.handover.next).toBe('north'))
})

it('does not cover the screen again when an older answer comes after the next player is here', async () => {
  const both = { ...info, seats: info.seats.map((seat) => ({ ...seat, mine: true })) }
  table.face = {} as GameFace
  table.show(both, now('furnish', 'north'), 5)
  await vi.waitFor(() => expect(table.handover.next).toBe('north'))
  table.handover.uncover()
  table.show(both, { ...now('furnish', 'north'), seat: '' }, 5)
  expect(table.handover.next).toBeNull()
  table.show(both, { ...now('furnish', 'north'), seat: 'north' }, 5)
  expect([table.handover.next, table.myTurn]).toEqual([null, true])
})

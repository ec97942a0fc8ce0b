import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BoardHandle, GameFace, Situation } from '../../games/board'
import type { Now, TableInfo } from '../../wire/types'
import { Table } from '../model/model.svelte'

class FakeSocket {
  static last: FakeSocket | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  constructor() {
    FakeSocket.last = this
  }
  close() {}
  send() {}
}

const info = {
  seats: [{ seat: 'south', mine: true }, { seat: 'north' }],
  status: 'playing',
  options: {},
  pace: 'normal',
}
const now = (phase: string) =>
  ({ seat: 'south', phase, actors: ['north'], view: {}, legal: [], result: null }) as unknown as Now
const move = (seq: number, kind: string) => ({ type: 'move', seq, actor: 'north', by: 'bot', events: [{ kind }] })

/** An update from the server: one line after the other, and the position that they lead to. */
function hear(seq: number, phase: string, ...lines: object[]): void {
  const update = { type: 'update', after: seq - lines.length, seq, now: now(phase), lines, reveal: false }
  FakeSocket.last?.onmessage?.({ data: JSON.stringify(update) })
}
const rest = () => new Promise((resolve) => setTimeout(resolve))

let table: Table
let closed: (() => void) | null
let shown: string[]

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  table = new Table('t1', '')
  table.show(info as unknown as TableInfo, now('one'), 0)
  closed = null
  shown = []
  const board: BoardHandle = {
    perform: async ({ event }) => void shown.push(event.kind),
    read: () => (closed === null ? null : new Promise((resolve) => (closed = resolve))),
  }
  table.board = board
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('plays nothing behind what is being read, and all of it afterwards in order', async () => {
  closed = () => undefined
  hear(1, 'two', move(1, 'a'))
  hear(2, 'three', move(2, 'b'))
  await rest()
  expect([shown, table.now?.phase, table.lines.length]).toEqual([[], 'one', 0])
  const close = closed
  closed = null
  close()
  await rest()
  expect([shown, table.now?.phase, table.lines.length]).toEqual([['a', 'b'], 'three', 2])
})

it('tells no line before its scene has been shown', async () => {
  const told: number[] = []
  table.board = { perform: async () => void told.push(table.lines.length) }
  hear(2, 'two', move(1, 'a'), move(2, 'b'))
  await rest()
  expect([told, table.lines.length]).toEqual([[0, 1], 2])
})

it('keeps the end of a game back on a phone, while the big screen tells it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const end = new AbortController()
    setTimeout(() => end.abort(), ms)
    return end.signal
  })
  vi.spyOn(table.wall, 'palm', 'get').mockReturnValue(true)
  vi.spyOn(table, 'situation').mockReturnValue({} as Situation)
  hear(1, 'two', move(1, 'a'))
  await vi.advanceTimersByTimeAsync(0)
  expect(table.now?.phase).toBe('two')
  table.face = { verdict: () => ({ seat: 'north', text: { id: 'won' } }) } as unknown as GameFace
  const over = { ...now('over'), result: { winner: 'north' } }
  const update = {
    type: 'update',
    after: 1,
    seq: 2,
    now: over,
    lines: [{ ...move(2, 'b'), actor: 'chance' }],
    reveal: false,
  }
  FakeSocket.last?.onmessage?.({ data: JSON.stringify(update) })
  await vi.advanceTimersByTimeAsync(5900)
  expect([table.now?.result, table.lines.length, table.busy]).toEqual([null, 1, true])
  await vi.advanceTimersByTimeAsync(200)
  expect([table.now?.phase, table.lines.length, table.busy]).toEqual(['over', 2, false])
})

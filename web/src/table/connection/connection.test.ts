import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Socket } from '../../lib/device/device'
import { commandId, Connection, type Heard, type Line } from './connection'

class FakeSocket implements Socket {
  static all: FakeSocket[] = []
  readyState = 1
  onopen = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  sent: Record<string, unknown>[] = []
  constructor() {
    FakeSocket.all.push(this)
  }
  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>)
  }
  close() {
    this.readyState = 3
  }
  receive(message: Record<string, unknown>) {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent)
  }
  drop(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code, reason: '' } as CloseEvent)
  }
}

const last = () => FakeSocket.all.at(-1)!
const snapshot = { type: 'snapshot', seq: 3, lines: [] }

describe('Connection', () => {
  let lines: [Line, number][]
  let messages: Heard[]
  let connection: Connection

  beforeEach(() => {
    vi.useFakeTimers()
    FakeSocket.all = []
    lines = []
    messages = []
    connection = new Connection({
      onMessage: (message) => messages.push(message),
      onLine: (line, code) => lines.push([line, code]),
      open: () => new FakeSocket(),
    })
  })
  afterEach(() => {
    connection.close()
    vi.useRealTimers()
  })

  it('is open once the first position has come', () => {
    expect(lines.at(-1)?.[0]).toBe('connecting')
    last().receive(snapshot)
    expect(lines.at(-1)?.[0]).toBe('open')
    expect(messages).toHaveLength(1)
  })

  it('answers pings by itself', () => {
    last().receive({ type: 'ping', n: 7 })
    expect(last().sent).toEqual([{ type: 'pong', n: 7 }])
    expect(messages).toHaveLength(0)
  })

  it('sends a command again with the same id after 2.5 s without an answer', async () => {
    last().receive(snapshot)
    const answer = connection.command({ type: 'move', id: 'a1', seat: 'green', move: 'end' })
    expect(last().sent).toHaveLength(1)
    vi.advanceTimersByTime(2400)
    expect(last().sent).toHaveLength(1)
    vi.advanceTimersByTime(600)
    expect(last().sent).toHaveLength(2)
    expect(last().sent[1]).toEqual(last().sent[0])
    last().receive({ type: 'ok', id: 'a1', seq: 9 })
    await expect(answer).resolves.toMatchObject({ type: 'ok', seq: 9 })
    vi.advanceTimersByTime(6000)
    expect(last().sent).toHaveLength(2)
  })

  it('comes back with growing pauses and sends what was not answered', () => {
    last().receive(snapshot)
    void connection.command({ type: 'move', id: 'a2', seat: 'green', move: 'end' })
    last().drop()
    expect(lines.at(-1)?.[0]).toBe('broken')
    vi.advanceTimersByTime(250)
    expect(FakeSocket.all).toHaveLength(2)
    last().drop()
    vi.advanceTimersByTime(250)
    expect(FakeSocket.all).toHaveLength(2)
    vi.advanceTimersByTime(250)
    expect(FakeSocket.all).toHaveLength(3)
    expect(last().sent).toHaveLength(0)
    last().receive({ type: 'update', after: 3, seq: 3, lines: [] })
    expect(last().sent).toMatchObject([{ type: 'move', id: 'a2' }])
  })

  it('begins anew when the line looks open and is not', () => {
    last().receive(snapshot)
    void connection.command({ type: 'move', id: 'a3', seat: 'green', move: 'end' })
    vi.advanceTimersByTime(9000)
    expect(FakeSocket.all.length).toBeGreaterThan(1)
  })

  it.each([1008, 1009, 4403, 4404])('stops for good after close code %i', (code) => {
    last().drop(code)
    expect(lines.at(-1)).toEqual(['stopped', code])
    vi.advanceTimersByTime(20000)
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('notices at once that the device has no network, and that it is back', () => {
    last().receive(snapshot)
    dispatchEvent(new Event('offline'))
    expect(lines.at(-1)?.[0]).toBe('broken')
    dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('ignores what a lost socket still says', () => {
    const lost = last()
    const heard = lost.onmessage
    lost.drop()
    heard?.({ data: JSON.stringify(snapshot) } as MessageEvent)
    expect(messages).toHaveLength(0)
  })
})

it('makes ids that the server takes', () => {
  const ids = Array.from({ length: 50 }, commandId)
  expect(new Set(ids).size).toBe(50)
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_.-]{1,64}$/)
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Evening } from './evening.svelte'

class FakeSocket {
  static all: FakeSocket[] = []
  readyState = 1
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  sent: Record<string, unknown>[] = []
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>)
  }
  close() {
    this.readyState = 3
  }
  hear(message: Record<string, unknown>) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  drop(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
  last(type: string) {
    return this.sent.findLast((one) => one.type === type)
  }
}

const line = () => FakeSocket.all.at(-1)!
const info = { id: 'e1', name: '', status: 'open', lamp: 'g1', maker: 'g1', invite: 'token', until: null, created: 0 }
const people = ['g1', 'g2'].map((id) => ({ id, name: id, wish: 'play', gone: '' }))
const game = (table: string, ...seated: string[]) => ({
  table,
  invite: `${table}-invite`,
  game: 'labystere',
  status: 'playing',
  seats: seated.map((person, index) => ({ seat: `s${index}`, person, stand_in: false })),
})
const evening = (parts: Record<string, unknown> = {}, lines: unknown[] = []) => ({
  type: 'evening',
  seq: 5,
  me: 'g1',
  version: 1,
  parts: { evening: info, people, proposals: [], games: [], nights: [], score: [], suggestions: [], ...parts },
  lines,
})
const update = (seq: number, parts: Record<string, unknown>, lines: unknown[] = []) => ({
  type: 'evening-update',
  after: seq - 1,
  seq,
  parts,
  lines,
})
const tableInfo = { seats: [{ seat: 's0', mine: true }], status: 'playing', options: {}, game: 'labystere' }
const snapshot = {
  type: 'snapshot',
  seq: 3,
  table: tableInfo,
  now: { seat: 's0', actors: [], result: null },
  lines: [],
}

describe('an evening', () => {
  let room: Evening

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', FakeSocket)
    FakeSocket.all = []
    room = new Evening('e1', 'token')
  })
  afterEach(() => {
    room.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('keeps what has not changed', () => {
    line().hear(evening())
    line().hear(update(6, { proposals: [{ id: 6 }] }))
    expect([room.people.length, room.proposals.length, room.host]).toEqual([2, 1, true])
  })

  it('takes its people to the game that begins with them, and nobody else', () => {
    line().hear(evening({ games: [game('old', 'g1')] }))
    expect(room.called).toBe('')
    line().hear(update(6, { games: [game('old', 'g1'), game('theirs', 'g2')] }))
    expect(room.called).toBe('')
    // Who sits at a table may come after the table itself.
    line().hear(update(7, { games: [game('old', 'g1'), game('theirs', 'g2'), game('mine')] }))
    expect(room.called).toBe('')
    line().hear(update(8, { games: [game('old', 'g1'), game('theirs', 'g2'), game('mine', 'g2', 'g1')] }))
    expect(room.called).toBe('mine')
  })

  it('leaves those alone who are in the middle of a game', () => {
    line().hear(evening({ games: [game('one', 'g1')] }))
    room.enter('one')
    line().hear(update(6, { games: [game('one', 'g1'), game('two', 'g1')] }))
    expect(room.called).toBe('')
  })

  it('carries a table on the same line', async () => {
    line().hear(evening({ games: [game('one', 'g1')] }))
    room.enter('one')
    const entered = line().last('enter')
    expect(entered).toMatchObject({ table: 'one', seat: null, after: null })
    // What comes before the answer is not this table's.
    line().hear({ ...snapshot, seq: 99 })
    expect(room.table?.info).toBeNull()
    line().hear({ type: 'entered', id: entered?.id, table: 'one', seq: 6 })
    line().hear(snapshot)
    expect([room.table?.wire, room.table?.seat]).toEqual(['open', 's0'])
    expect(FakeSocket.all).toHaveLength(1)

    room.table?.requests.chat('bonsoir')
    line().hear({ type: 'refused', id: line().last('chat')?.id, text: { fr: 'non', en: 'non' }, params: {} })
    await vi.advanceTimersByTimeAsync(0)
    expect([room.table?.notice, room.notice]).toEqual(['non', ''])
    room.enter('')
    expect(line().last('exit')).toBeDefined()
    expect(room.table).toBeNull()
  })

  it('comes back to the table after the line broke, from where it was', () => {
    line().hear(evening({ games: [game('one', 'g1')] }))
    room.enter('one')
    line().hear({ type: 'entered', id: line().last('enter')?.id, table: 'one', seq: 6 })
    line().hear(snapshot)
    line().drop()
    expect(room.table?.wire).toBe('broken')
    vi.advanceTimersByTime(300)
    expect(line().url).toContain('after=5')
    line().hear(evening({ games: [game('one', 'g1')] }))
    vi.advanceTimersByTime(300)
    expect(line().last('enter')).toMatchObject({ table: 'one', seat: 's0', after: 3 })
  })

  it('says that a table is gone when it may not be entered', () => {
    line().hear(evening({ games: [game('one', 'g2')] }))
    room.enter('one')
    line().hear({ type: 'refused', id: line().last('enter')?.id, text: {}, params: {} })
    expect([room.table?.wire, room.table?.closed]).toEqual(['stopped', 4404])
  })

  it('counts what was said and not read, but not one’s own', () => {
    const said = (seq: number, person: string) => ({ type: 'words', seq, at: 0, person, name: person, text: 'x' })
    line().hear(evening({}, [said(4, 'g2')]))
    expect(room.unread).toBe(0)
    line().hear(update(6, {}, [said(6, 'g2')]))
    line().hear(update(7, {}, [said(7, 'g1')]))
    expect(room.unread).toBe(1)
  })

  it('keeps words that were refused', async () => {
    line().hear(evening())
    room.draft = ' bonsoir '
    const spoken = room.speak()
    expect(line().last('speak')).toMatchObject({ text: 'bonsoir' })
    line().hear({ type: 'refused', id: line().last('speak')?.id, text: { fr: 'trop', en: 'enough' }, params: {} })
    await spoken
    expect(room.draft).toBe('bonsoir')
  })
})

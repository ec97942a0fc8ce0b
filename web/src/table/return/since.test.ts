import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Film, Line, Snapshot } from '../../wire/types'
import { newsAfter, playedBack, saw } from './since'

const HOUR = 3600_000
const move = (seq: number, actor: string) =>
  ({ type: 'move', seq, at: 0, actor, move: `m${seq}`, by: 'person', events: [] }) as unknown as Line
const chat = (seq: number) => ({ type: 'chat', seq, at: 0, seat: 'blue', name: 'B', text: 'hm' }) as Line

function snapshot(lines: Line[], seconds = 86_400, seat = 'green'): Snapshot {
  const seats = ['green', 'blue'].map((one) => ({ seat: one, kind: 'human', mine: one === 'green' }))
  const table = { id: 't', seats, clock: { kind: 'move', seconds } }
  const now = { seat, view: 9, phase: 'play', actors: ['green'], legal: ['x'], result: null }
  return { type: 'snapshot', seq: lines.at(-1)?.seq ?? 0, table, now, lines } as unknown as Snapshot
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

test('who comes back is shown what was played since they looked', () => {
  saw('t', 'green', 2)
  vi.advanceTimersByTime(HOUR)
  expect(newsAfter(snapshot([move(1, 'green'), move(2, 'blue'), move(3, 'green'), move(4, 'blue')]))).toBe(2)
})

test('nothing is shown twice: not right after, and not when only chat or one’s own move is new', () => {
  saw('t', 'green', 1)
  const lines = [move(1, 'green'), move(2, 'blue')]
  expect(newsAfter(snapshot(lines))).toBeNull()
  vi.advanceTimersByTime(HOUR)
  expect(newsAfter(snapshot(lines))).toBe(1)
  expect(newsAfter(snapshot([move(1, 'green'), chat(2)]))).toBeNull()
  expect(newsAfter(snapshot([move(1, 'blue'), move(2, 'green')]))).toBeNull()
})

test('a browser that never saw the table begins after the last own move, by correspondence alone', () => {
  const lines = [move(1, 'green'), move(2, 'blue'), move(3, 'blue')]
  expect(newsAfter(snapshot(lines))).toBe(1)
  expect(newsAfter(snapshot(lines, 90))).toBeNull()
  expect(newsAfter(snapshot(lines, 86_400, ''))).toBeNull()
})

test('of a long absence the last twenty moves are shown', () => {
  saw('t', 'green', 0)
  vi.advanceTimersByTime(HOUR)
  const lines = Array.from({ length: 50 }, (_, index) => move(index + 1, index % 2 ? 'green' : 'blue'))
  expect(newsAfter(snapshot(lines))).toBe(30)
})

test('the moves come one after the other with what was said between them, and the last one is the present', () => {
  const whole = snapshot([move(1, 'green'), move(2, 'blue'), chat(3), move(4, 'blue'), chat(5)])
  const frames = [
    { line: null, view: 1, phase: 'play', actors: ['blue'] },
    { line: move(2, 'blue'), view: 2, phase: 'play', actors: ['blue'] },
    { line: move(4, 'blue'), view: 9, phase: 'play', actors: ['green'] },
  ]
  const played = playedBack({ frames } as unknown as Film, whole, 1)!
  expect(played.before).toMatchObject({ view: 1, actors: ['blue'], legal: [] })
  expect(played.updates.map((update) => update.lines.map((line) => line.seq))).toEqual([[2], [3, 4, 5]])
  expect(played.updates.map((update) => update.seq)).toEqual([2, 5])
  expect(played.updates[0]!.now).toMatchObject({ view: 2, legal: [] })
  expect(played.updates[1]!.now).toBe(whole.now)
})

import { expect, it, vi } from 'vitest'
import type { Analysis, Decision } from '../../wire/types'
import { chanceAt, Lesson } from './lesson.svelte'

const judged = (green: number) => ({
  before: { green, blue: 1 - green },
  after: { green, blue: 1 - green },
  better: null,
})
const decision = (frame: number, seat: string, known: number, open: number): Decision => ({
  frame,
  seat,
  move: 'end',
  known: judged(known),
  open: judged(open),
})
const done: Analysis = {
  status: 'done',
  done: 3,
  of: 3,
  decisions: [decision(2, 'green', 0.6, 0.7), decision(4, 'blue', 0.5, 0.8), decision(6, 'green', 0.9, 0.95)],
  known_turns: [{ frame: 2, seat: 'green', before: 0.6, after: 0.9 }],
  open_turns: [],
  result: { green: 1, blue: 0 },
}

function answer(...found: Analysis[]) {
  const left = [...found]
  return vi.fn(() => Promise.resolve(new Response(JSON.stringify(left.length > 1 ? left.shift() : left[0]))))
}

it('draws what each player could know, or everything at every decision', async () => {
  vi.stubGlobal('fetch', answer(done))
  const lesson = new Lesson('t1', '')
  await lesson.start()
  expect(lesson.series('green', 8)).toEqual([
    { frame: 2, chance: 0.6 },
    { frame: 6, chance: 0.9 },
    { frame: 8, chance: 1 },
  ])
  expect(lesson.turns).toHaveLength(1)
  lesson.open = true
  expect(lesson.series('green', 8).map((point) => point.chance)).toEqual([0.7, 0.8, 0.95, 1])
  expect(lesson.turns).toHaveLength(0)
  expect(chanceAt(lesson.series('green', 8), 5)).toBe(0.8)
  expect(chanceAt(lesson.series('green', 8), 1)).toBeNull()
})

it('follows the work until it is done, and begins again where it was forgotten', async () => {
  vi.useFakeTimers()
  const none: Analysis = { ...done, status: 'none', decisions: [] }
  const asked = answer({ ...done, status: 'working', done: 1 }, none, done)
  vi.stubGlobal('fetch', asked)
  const lesson = new Lesson('t1', 'token')
  await lesson.start()
  expect(lesson.working).toBe(true)
  await vi.runAllTimersAsync()
  expect(lesson.working).toBe(false)
  expect(asked.mock.calls.map((call: unknown[]) => (call[1] as RequestInit).method)).toEqual(['POST', 'GET', 'POST'])
  vi.useRealTimers()
})

it('says that it failed', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('offline'))),
  )
  const lesson = new Lesson('t1', '')
  await lesson.start()
  expect(lesson.failed).toBe(true)
})

import { expect, test } from 'vitest'
import { Attempt } from './attempt.svelte'
import { placeOfDay } from './collection'
import { dateOfDay, dayOf } from './day'
import { signs, streak } from './results.svelte'
import { changed, filmOf, type Riddle } from './riddle'

const answer = (move: string, value: number) => ({ move, value, scene: [] })
const riddle: Riddle = {
  id: '3-11',
  kind: 'round',
  grade: 2,
  seat: 'blue',
  seats: ['green', 'blue'],
  options: {},
  phase: 'play',
  actors: ['blue'],
  view: { turn: 'blue', rows: [1, 2] },
  told: [],
  answers: [
    answer('ghost 1', 0.2),
    {
      ...answer('ghost 2', 0.9),
      scene: [{ actor: 'blue', move: 'ghost 2', events: [], phase: 'play', actors: [], change: { rows: { 1: [7] } } }],
    },
    answer('ghost 3', 0.5),
    answer('end', 0),
  ],
  best: 1,
  reason: null,
}

test('a change leads from one view to the next', () => {
  expect(changed({ a: 1, b: { c: [1, 2] } }, { b: { c: { 1: [3] } } })).toEqual({ a: 1, b: { c: [1, 3] } })
  const film = filmOf('rest-in-peace', riddle, riddle.answers[1]!)
  expect(film.frames.map((frame) => frame.view)).toEqual([riddle.view, { turn: 'blue', rows: [1, 7] }])
})

test('hints take the worst answers away, and the best one stays', () => {
  const attempt = new Attempt(riddle)
  attempt.hint()
  expect(attempt.open).toEqual([0, 1, 2, 3])
  attempt.hint()
  expect(attempt.open).toEqual([0, 1, 2])
  attempt.hint()
  expect(attempt.open).toEqual([1, 2])
  expect(attempt.moreHints).toBe(false)
  expect(attempt.answer(2)).toBe(false)
  expect(attempt.over).toBe(false)
  expect(attempt.answer(1)).toBe(true)
  expect(attempt.result).toEqual({ wrong: 1, hints: 3, found: true })
  expect(signs(attempt.result)).toBe('💡💡💡◇🏮')
})

test('a streak counts days in a row, up to yesterday while today is open', () => {
  const found = { wrong: 0, hints: 0, found: true }
  const days = { 10: found, 11: found, 12: found }
  expect(streak(12, days)).toBe(3)
  expect(streak(13, days)).toBe(3)
  expect(streak(14, days)).toBe(0)
  expect(streak(13, { ...days, 13: { ...found, found: false } })).toBe(0)
})

test('a day is that of the calendar', () => {
  const late = new Date(2026, 10, 18, 23, 59)
  expect(dayOf(late)).toBe(dayOf(new Date(2026, 10, 18, 0, 1)))
  expect(dateOfDay(dayOf(late)).getDate()).toBe(18)
})

test('a day has the same riddle here and on the server', () => {
  expect(placeOfDay(20775, 3, 300)).toBe(125) // as in games/riddles.py
})

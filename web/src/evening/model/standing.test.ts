import { describe, expect, it } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import type { ScoreLine } from '../../wire/types'
import { points, standing } from './standing'

const line = (person: string, ...nights: [number, number][]) =>
  ({ person, nights: nights.map(([night, points]) => ({ night, points })) }) as ScoreLine

describe('the standing of a night', () => {
  const score = [line('g1', [1, 12], [2, 2]), line('g2', [2, 6]), line('g3', [1, 3]), line('g4', [2, 2])]

  it('counts that night alone, most points first', () => {
    expect(standing(score, 1).map((row) => row.person)).toEqual(['g1', 'g3'])
    expect(standing(score, 2).map((row) => row.points)).toEqual([6, 2, 2])
  })

  it('lets equal points share a rank', () => {
    expect(standing(score, 2).map((row) => row.rank)).toEqual([1, 2, 2])
    expect(standing([...score, line('g5', [2, 1])], 2).at(-1)?.rank).toBe(4)
  })

  it('is empty on a night without games', () => expect(standing(score, 3)).toEqual([]))
})

it('reads points in the language of the page', () => {
  settings.language = 'fr'
  expect([points(6), points(2.67), points(4.5)]).toEqual(['6', '2,67', '4,5'])
  settings.language = 'en'
  expect(points(2.67)).toBe('2.67')
})

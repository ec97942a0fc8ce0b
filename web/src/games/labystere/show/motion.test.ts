import { expect, it } from 'vitest'
import { pointedSquares, seenIn, seenSince } from './motion'
import { village } from '../testing'

const names = { p1: 'Léa', p2: 'Hugo' }

it('points at the squares and cards of an entry of the log', () => {
  expect(pointedSquares({ kind: 'walk', data: { seat: 'p1', from: 'a1', to: 'b2', walk: ['a2', 'b2'] } })).toEqual([
    'a1',
    'b2',
    'a2',
    'b2',
  ])
  expect(pointedSquares({ kind: 'declare', data: { seat: 'p2', suspect: 's1', place: 'l2' } })).toEqual([
    'card:s1',
    'card:l2',
  ])
  expect(pointedSquares({ kind: 'look-witness', data: { seat: 'p2', square: 'e3', suspect: 'unknown' } })).toEqual([
    'e3',
  ])
})

it('lifts what this seat alone has seen', () => {
  const look = { kind: 'look-witness', data: { seat: 'p1', square: 'e3', witness: 'w1', suspect: 's2' } }
  expect(seenIn(look, 'p1', names)).toEqual({ card: 's2', how: 'innocent', from: 'w1' })
  const place = { kind: 'look-place', data: { seat: 'p1', square: 'c3', place: 'l4', below: 'flag' } }
  expect(seenIn(place, 'p1', names)).toMatchObject({ card: 'l4', how: 'flag' })
  const show = { kind: 'show', data: { seat: 'p1', asked: 'p2', card: 'l1' } }
  expect(seenIn(show, 'p1', names)).toEqual({ card: 'l1', how: 'shown-place', from: 'Hugo' })
})

it('lifts nothing of what others see', () => {
  expect(
    seenIn(
      { kind: 'look-witness', data: { seat: 'p2', square: 'e3', witness: 'w1', suspect: 'unknown' } },
      'p1',
      names,
    ),
  ).toBeNull()
  expect(
    seenIn({ kind: 'look-place', data: { seat: 'p1', square: 'c3', place: 'l4', below: 'unknown' } }, 'p1', names),
  ).toBeNull()
  expect(seenIn({ kind: 'show', data: { seat: 'p2', asked: 'p1', card: 'unknown' } }, '', names)).toBeNull()
})

it('lifts a look whose animation was skipped', () => {
  const looked = { kind: 'look' as const, seat: 'p1', square: 'e3', asked: '', found: false, held: 0, card: '' }
  const view = village({ enquiry: [looked] }, { e3: { below: 's4' } })
  expect(seenSince(view, 'p1', 0, names)).toEqual({ card: 's4', how: 'innocent', from: 'w1' })
  expect(seenSince(view, 'p1', 1, names)).toBeNull()
  expect(seenSince(view, 'p2', 0, names)).toBeNull()
  expect(seenSince(view, 'p1', -1, names)).toBeNull()
})

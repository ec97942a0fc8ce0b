import { expect, it } from 'vitest'
import type { Translate } from '../../games/board'
import type { TableCard } from '../../wire/types'
import { endingOf } from './ending'

const SEAT = { kind: 'human', name: '', level: '', present: true, stand_in: false, reserved: false } as const
const say: Translate = (id, args = {}) => [id, ...Object.values(args)].join(' ')

function told(ending: NonNullable<TableCard['ending']>, mine: string[], seats = Object.keys(ending.places)) {
  const table: TableCard = {
    id: 'x',
    game: 'x',
    status: 'over',
    public: false,
    turn: false,
    due: 0,
    holiday: 0,
    updated: 0,
    seats: seats.map((seat) => ({ ...SEAT, seat, mine: mine.includes(seat) })),
    ending,
  }
  return endingOf(
    table,
    seats.map((seat) => seat.toUpperCase()),
    say,
  )
}

const won = { winners: ['b'], places: { a: 2, b: 1, c: 3 }, scores: { a: 5, b: 9, c: 2 }, seconds: 60 }

it('names the winner, the scores from the best, and my place', () => {
  expect(told(won, ['c'])).toEqual({
    who: 'ending-won B 1',
    won: false,
    scores: '9 – 5 – 2',
    place: 'ending-place 3 3',
  })
})

it('says that it was me', () => {
  expect(told(won, ['b'])).toMatchObject({ who: 'ending-you', won: true, place: '' })
})

it('does not guess who of several at one screen looks', () => {
  expect(told(won, ['a', 'b'])).toMatchObject({ who: 'ending-won B 1', won: false, place: '' })
})

it('says that nobody won, and no place then', () => {
  const nobody = { winners: [], places: { a: 1, b: 1 }, scores: {}, seconds: 60 }
  expect(told(nobody, ['a'])).toEqual({ who: 'ending-nobody', won: false, scores: '', place: '' })
})

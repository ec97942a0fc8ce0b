/** Positions for tests: a duel in which nothing has happened, with what a test changes. */
import type { Situation } from '../board'
import { quiet } from '../shared/testing'
import type { Family, Lying, Seat, View } from './view'

export function lying(card: string, value: number, counts = value): Lying {
  return { card, value, counts, reasons: [] }
}

function family(seat: Seat, changes: Partial<Family> = {}): Family {
  return {
    seat,
    hand_size: 0,
    deck_size: 0,
    hand: seat === 'green' ? [] : null,
    deck: seat === 'green' ? [] : null,
    mediums: [],
    manors: 0,
    castles: 0,
    row: [],
    total: 0,
    past: [],
    tenth: [],
    owes: false,
    top: null,
    ...changes,
  }
}

export function duel(
  sides: { green?: Partial<Family>; blue?: Partial<Family> } = {},
  changes: Partial<View> = {},
): View {
  return {
    round: 1,
    phase: 'play',
    turn: 'green',
    starter: 'green',
    line: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    houses: Array.from({ length: 10 }, (_, index) => [index % 2 ? 'castle' : 'manor']),
    taken: [],
    families: [family('green', sides.green), family('blue', sides.blue)],
    discarded: [],
    initiation: false,
    played_this_turn: 0,
    kept: null,
    asked: null,
    winner: null,
    reason: null,
    ...changes,
  }
}

export function moment(view: View, legal: string[], phase = 'play'): Situation<View> {
  return quiet(view, { green: 'Léa', blue: 'Hugo' }, { phase, legal })
}

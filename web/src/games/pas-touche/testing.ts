/** Positions for tests. */
import type { Situation } from '../board'
import { quiet } from '../shared/testing'
import { NUMBERS, TRACKS, TREATS } from './box'
import type { Player, View } from './view'

export function player(seat: string, changes: Partial<Player> = {}): Player {
  return {
    seat,
    level: 1,
    proposed: null,
    hand: 'right',
    cards: [
      { colour: 'green', up: false, treat: null, number: null },
      { colour: 'orange', up: false, treat: null, number: null },
      { colour: 'red', up: false, treat: null, number: null },
    ],
    cube: null,
    out: false,
    passed: false,
    forbidden: [],
    ...changes,
  }
}

export function table(players: Player[], changes: Partial<View> = {}): View {
  return {
    seat: players[0]?.seat ?? null,
    phase: 'ready',
    turn: players.map((one) => one.seat),
    children: false,
    easy_hands: false,
    grid: TREATS.flatMap((treat) => NUMBERS.map((number) => `${treat} ${number}`)),
    tracks: TRACKS,
    players,
    piles: [],
    dice: null,
    last_dice: null,
    rounds: 0,
    touches: [],
    tied: [],
    winner: null,
    ...changes,
  }
}

export function moment(view: View, changes: Partial<Situation<View>> = {}): Situation<View> {
  return quiet(view, { p1: 'Léa', p2: 'Hugo' }, { phase: view.phase, actors: view.turn, ...changes })
}

/** Positions for tests: a village in which nothing has happened, with what a test changes. */
import type { Situation } from '../board'
import { quiet } from '../shared/testing'
import { type Cell, SQUARES, type View } from './view'

const LAID: Readonly<Record<string, Partial<Cell>>> = {
  a1: { kind: 'start', name: '', below: '' },
  e5: { kind: 'finish', name: '', below: '' },
  c1: { kind: 'place', name: 'l1' },
  e1: { kind: 'place', name: 'l2' },
  a3: { kind: 'place', name: 'l3' },
  c3: { kind: 'place', name: 'l4' },
  e3: { kind: 'witness', name: 'w1' },
  a5: { kind: 'witness', name: 'w2' },
  c5: { kind: 'witness', name: 'w3' },
}

/** Lay a village; `cells` changes squares. */
export function village(changes: Partial<View> = {}, cells: Record<string, Partial<Cell>> = {}): View {
  return {
    seat: 'p1',
    players: ['p1', 'p2', 'p3'],
    phase: 'roll',
    turn: 'p1',
    acting: 'p1',
    turns: 0,
    rolled: null,
    steps: null,
    task: null,
    asked: null,
    walks: {},
    grid: SQUARES.map((square) => ({
      square,
      kind: 'path' as const,
      name: 'nesw',
      below: 'unknown',
      ...LAID[square],
      ...cells[square],
    })),
    pawns: { p1: 'a1', p2: 'a1', p3: 'b2' },
    double: [],
    lost: [],
    looked: { p1: [], p2: [], p3: [] },
    enquiry: [],
    held_out: {},
    declared: [],
    known: [],
    flag_seen: false,
    culprit: null,
    notebook: true,
    last_detective: false,
    made_up: false,
    winner: null,
    reason: null,
    ...changes,
  }
}

export function moment(view: View, legal: string[], phase = view.phase): Situation<View> {
  return quiet(view, { p1: 'Léa', p2: 'Hugo', p3: 'Zoé' }, { phase, legal })
}

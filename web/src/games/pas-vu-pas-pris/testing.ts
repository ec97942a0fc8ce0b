/** Positions for tests: two gangs on their sides, with what a test changes. */
import type { GhostView, Side, Size, View } from './view'

const GHOSTS = ['large', 'medium1', 'medium2', 'small1', 'small2', 'small3', 'small4']

function ghost(side: Side, name: string, where = 'side'): GhostView {
  const size = name.replace(/\d/, '') as Size
  return {
    name: `${side}:${name}`,
    size,
    where,
    x: 0,
    y: 0,
    z: 0,
    stands_on: '',
    lying: false,
    heading: 0,
    entered: false,
    posing: false,
  }
}

export function hall(places: Readonly<Record<string, string>> = {}): View {
  const players: Side[] = ['south', 'north']
  return {
    seat: 'south',
    players,
    fusion: false,
    reflections: true,
    phase: 'plan',
    turn: ['south'],
    round: 1,
    rounds: 5,
    die: 'south',
    keyhole: ['north', 3],
    cards: { south: { number: 9, pieces: [] } },
    pile: 8,
    unseen_cards: {},
    ghosts: players.flatMap((side) => GHOSTS.map((name) => ghost(side, name, places[`${side}:${name}`]))),
    furniture: [],
    moved: [],
    may_furnish: [],
    taken: null,
    lays_out: false,
    planned: [],
    eligible: [],
    rolls: {},
    chooser: null,
    chosen: {},
    midnight: null,
    midnights_left: [],
    crystal: null,
    tipping: null,
    choices: [],
    points: {},
    seen: [],
    looks: [],
    fields: [],
  }
}

/** What the rules send: the view of a duel, as `view.py` builds it. */
export type Seat = 'green' | 'blue'
export type House = 'manor' | 'castle'

/** A Medium that changes what a card counts, and by how much. */
export interface Reason {
  medium: number
  seat: Seat
  change: number
}

export interface Lying {
  card: string
  value: number
  counts: number
  reasons: Reason[]
}

export interface Family {
  seat: Seat
  hand_size: number
  deck_size: number
  hand: number[] | null
  deck: number[] | null
  mediums: number[]
  manors: number
  castles: number
  row: Lying[]
  total: number
  past: { round: number; card: string }[]
  tenth: (string | null)[]
  owes: boolean
  top: number | null
}

export interface View {
  round: number
  phase: string
  turn: Seat | 'chance' | null
  starter: Seat
  line: (number | null)[]
  houses: House[][]
  taken: { round: number; seat: Seat; houses: House[] }[]
  families: [Family, Family]
  discarded: string[]
  initiation: boolean
  played_this_turn: number
  kept: string | null
  asked: number | null
  winner: Seat | null
  reason: string | null
}

/** A card in words, taken apart: `medium 10 value=3` is Medium 10 that holds 3. */
export interface Card {
  kind: 'ghost' | 'medium'
  number: number
  held: number[]
}

export function readCard(text: string): Card {
  const [kind, number, choice] = text.split(' ')
  const held = choice?.includes('=') ? choice.slice(choice.indexOf('=') + 1).split(',').map(Number) : []
  return { kind: kind === 'medium' ? 'medium' : 'ghost', number: Number(number), held }
}

/** The card without what it holds. */
export function bare(text: string): string {
  return text.split(' ').slice(0, 2).join(' ')
}

export function familyOf(view: View, seat: string): Family {
  return view.families[seat === 'blue' ? 1 : 0]
}

export function other(seat: string): Seat {
  return seat === 'green' ? 'blue' : 'green'
}

/** The seat drawn below: the viewer's, for a spectator green's. */
export function near(seat: string): Seat {
  return seat === 'blue' ? 'blue' : 'green'
}

/** Group equal values, in the order given: `[1, 1, 3]` is two 1s and a 3. */
export function groups(values: readonly number[]): { value: number; count: number }[] {
  const found: { value: number; count: number }[] = []
  for (const value of values) {
    const same = found.find((group) => group.value === value)
    if (same) same.count += 1
    else found.push({ value, count: 1 })
  }
  return found
}

/** RIP-M1: how many Ghosts of each value a family owns. */
export const GHOSTS: readonly number[] = [0, 6, 5, 4, 3, 2, 1]

/** The Ghosts of a family that lie on the table, in this round and in earlier ones. */
export function played(view: View, seat: Seat): number[] {
  const family = familyOf(view, seat)
  const cards = [...family.past.map((past) => past.card), ...family.row.map((lying) => lying.card)]
  if (view.kept && view.starter === seat) cards.push(view.kept)
  return ghosts(cards)
}

function ghosts(cards: readonly (string | null)[]): number[] {
  const found = cards.filter((card): card is string => card?.startsWith('ghost ') ?? false)
  return found.map((card) => readCard(card).number).sort((a, b) => a - b)
}

function counts(values: readonly number[]): number[] {
  const found = [0, 0, 0, 0, 0, 0, 0]
  for (const value of values) found[value]! += 1
  return found
}

/**
 * What may still come of a family, by value: hand, deck and round 10 together.
 *
 * The discard pile does not say whose its cards were; who knows the own deck knows it all the same.
 */
export function toCome(view: View, seat: Seat): number[] {
  const family = familyOf(view, seat)
  if (family.hand && family.deck) return counts([...family.hand, ...family.deck, ...(view.round < 10 ? ghosts(family.tenth) : [])])
  const left = GHOSTS.map((all, value) => all - (counts(played(view, seat))[value] ?? 0))
  const rival = familyOf(view, other(seat))
  if (!rival.hand || !rival.deck) return left
  const theirs = toCome(view, rival.seat)
  const on = counts(played(view, rival.seat))
  const gone = counts(ghosts(view.discarded))
  return left.map((all, value) => all - (gone[value]! - (GHOSTS[value]! - on[value]! - theirs[value]!)))
}

/** RIP-M2: the level of a Medium. */
export function level(medium: number): number {
  return medium < 10 ? 0 : Math.floor((medium - 5) / 5)
}

/** The cards of one side in a round: those of the past, of the present one, or waiting on the tenth. */
export function cardsOf(view: View, seat: Seat, round: number): (string | null)[] {
  const family = familyOf(view, seat)
  if (round === view.round) return family.row.map((lying) => lying.card)
  if (round < view.round) return family.past.filter((past) => past.round === round).map((past) => past.card)
  return round === 10 ? family.tenth : []
}

/** Whose cards are turned up in round 10, one by one: the starter's first, then in turn. */
export function opening(view: View): Seat[] {
  const found: Seat[] = []
  const longest = Math.max(...view.families.map((family) => family.row.length))
  for (let index = 0; index < longest; index += 1) {
    for (const seat of [view.starter, other(view.starter)]) if (index < familyOf(view, seat).row.length) found.push(seat)
  }
  return found
}

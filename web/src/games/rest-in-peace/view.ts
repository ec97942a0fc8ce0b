/** What the rules send: the view of a duel, as `view.py` builds it. */
import type { Narrowed } from '../../wire/narrowed'
import { GHOSTS, TO_WIN } from './mediums'

export type Seat = 'green' | 'blue'
export type House = 'manor' | 'castle'

/** A Medium that changes what a card counts, and by how much. */
export type Reason = Narrowed<'rest-in-peace.Reason', { seat: Seat }>

export type Lying = Narrowed<'rest-in-peace.Lying', { reasons: Reason[] }>

export type Family = Narrowed<'rest-in-peace.Family', { seat: Seat; row: Lying[] }>

type Taken = Narrowed<'rest-in-peace.Taken', { seat: Seat; houses: House[] }>

export type View = Narrowed<
  'rest-in-peace.View',
  {
    turn: Seat | 'chance' | null
    starter: Seat
    houses: House[][]
    taken: Taken[]
    families: [Family, Family]
    winner: Seat | null
  }
>

/** A card in words, taken apart: `medium 10 value=3` is Medium 10 that holds 3. */
export interface Card {
  kind: 'ghost' | 'medium'
  number: number
  held: number[]
}

export function readCard(text: string): Card {
  const [kind, number, choice] = text.split(' ')
  const held = choice?.includes('=')
    ? choice
        .slice(choice.indexOf('=') + 1)
        .split(',')
        .map(Number)
    : []
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
  if (family.hand && family.deck)
    return counts([...family.hand, ...family.deck, ...(view.round < 10 ? ghosts(family.tenth) : [])])
  const left = GHOSTS.map((all, value) => all - (counts(played(view, seat))[value] ?? 0))
  const rival = familyOf(view, other(seat))
  if (!rival.hand || !rival.deck) return left
  const theirs = toCome(view, rival.seat)
  const on = counts(played(view, rival.seat))
  const gone = counts(ghosts(view.discarded))
  return left.map((all, value) => all - (gone[value]! - (GHOSTS[value]! - on[value]! - theirs[value]!)))
}

/** The cards of one side in a round: those of the past, of the present one, or waiting on the tenth. */
export function cardsOf(view: View, seat: Seat, round: number): (string | null)[] {
  const family = familyOf(view, seat)
  if (round === view.round) return family.row.map((lying) => lying.card)
  if (round < view.round) return family.past.filter((past) => past.round === round).map((past) => past.card)
  return round === 10 ? family.tenth : []
}

/** The Medium that the present round is played for; 0 where there is none, or where it has found its family. */
export function mediumAtStake(view: View): number {
  const taken = view.taken.some((one) => one.round === view.round)
  const tied = view.phase === 'draw' && !view.houses[view.round - 1]?.length
  const gone = view.phase === 'over' || tied || (taken && view.phase !== 'keep')
  return view.round < 10 && !gone ? (view.line[view.round - 1] ?? 0) : 0
}

/** Whose cards are turned up in round 10, one by one: the starter's first, then in turn. */
export function opening(view: View): Seat[] {
  const found: Seat[] = []
  const longest = Math.max(...view.families.map((family) => family.row.length))
  for (let index = 0; index < longest; index += 1) {
    for (const seat of [view.starter, other(view.starter)])
      if (index < familyOf(view, seat).row.length) found.push(seat)
  }
  return found
}

/** How many Houses of a kind win at once (RIP-E1): the box's, unless a variant has another number. */
export function toWin(options: Readonly<Record<string, unknown>>): { manors: number; castles: number } {
  const { manors_to_win: manors = TO_WIN.manors, castles_to_win: castles = TO_WIN.castles } = (options.variant ??
    {}) as { manors_to_win?: number; castles_to_win?: number }
  return { manors, castles }
}

/** The table as the server shows it, and small questions about it. */
import type { Narrowed } from '../../wire/narrowed'
import { type Colour, LEVELS, NUMBERS, type Space, type Treat, TREATS } from './box'

export type Hand = 'left' | 'right'
export type Result = 'right' | 'block' | 'card' | 'forbidden' | 'hand' | 'cry' | 'late'
export type Dice = [Treat, number]

type ConstraintCard = Narrowed<'pas-touche.CardView', { colour: Colour; treat: Treat | null }>

export type Player = Narrowed<
  'pas-touche.PlayerView',
  { hand: Hand | null; cards: ConstraintCard[]; cube: [number, number] | null }
>

export type Touch = Narrowed<'pas-touche.TouchView', { hand: Hand; result: Result }>

type Pile = Narrowed<'pas-touche.PileView', { colour: Colour; discarded: ConstraintCard[] }>

export type View = Narrowed<
  'pas-touche.View',
  {
    phase: 'setup' | 'ready' | 'touch' | 'over'
    tracks: Record<Colour, Space[]>
    players: Player[]
    piles: Pile[]
    dice: Dice | null
    last_dice: Dice | null
    touches: Touch[]
  }
>

/** The colours of each level's Constraint cards (PT-L1): the box's, unless a variant has others. */
export function levelsOf(options: Readonly<Record<string, unknown>>): readonly (readonly Colour[])[] {
  return ((options.variant ?? {}) as { levels?: Colour[][] }).levels ?? LEVELS
}

/** How many spaces a level's track has. */
export function spacesOf(colours: readonly Colour[], tracks: View['tracks']): number {
  return colours.reduce((sum, colour) => sum + tracks[colour].length, 0)
}

/** How many cards a row of the grid has: as many as a treat has numbers (PT-M1). */
export function columnsOf(view: View): number {
  return Math.max(1, ...view.grid.map((card) => readCard(card).number))
}

/** How many treats the grid has, a row each. */
export function rowsOf(view: View): number {
  return Math.ceil(view.grid.length / columnsOf(view))
}

export function readCard(card: string): { treat: Treat; number: number } {
  const [treat, number] = card.split(' ')
  return { treat: treat as Treat, number: Number(number) }
}

/** The card that an event was about. */
export function cardOf(data: Readonly<Record<string, unknown>>): string {
  return `${String(data.treat)} ${String(data.number)}`
}

export function diceCard(dice: Dice | null): string | null {
  return dice ? `${dice[0]} ${dice[1]}` : null
}

export function playerOf(view: View, seat: string): Player | null {
  return view.players.find((player) => player.seat === seat) ?? null
}

/** The hand that blocks is the one that does not play (PT-S2). */
export function otherHand(hand: Hand): Hand {
  return hand === 'left' ? 'right' : 'left'
}

/** Whether a player may still touch in this round. */
export function open(view: View, seat: string): boolean {
  const player = playerOf(view, seat)
  return view.dice !== null && player !== null && !player.out && !player.passed && view.turn.includes(seat)
}

/** What binds a player now, each once: treats in their order, then numbers. */
export function bindings(player: Player): { treats: Treat[]; numbers: number[] } {
  const up = player.cards.filter((card) => card.up)
  return {
    treats: TREATS.filter((treat) => up.some((card) => card.treat === treat)),
    numbers: NUMBERS.filter((number) => up.some((card) => card.number === number)),
  }
}

/** The touches of the last verdict in the order of their times; those without a time keep their order. */
export function ordered(touches: readonly Touch[]): Touch[] {
  return touches
    .map((touch, index) => ({ touch, index }))
    .sort((a, b) => (a.touch.ms ?? 0) - (b.touch.ms ?? 0) || a.index - b.index)
    .map(({ touch }) => touch)
}

const CLAUSES: Readonly<Record<Result, string>> = {
  right: 'PT-T4',
  block: 'PT-T5',
  card: 'PT-T6',
  forbidden: 'PT-T6',
  hand: 'PT-T6',
  cry: 'PT-T6',
  late: 'PT-T7',
}

/** The clause that a touch was judged by. */
export function clauseOf(result: Result): string {
  return CLAUSES[result]
}

/** How a touch ended, for a sign and a colour. */
export function outcomeOf(result: Result): 'good' | 'block' | 'bad' | 'late' {
  if (result === 'right') return 'good'
  if (result === 'block') return 'block'
  return result === 'late' ? 'late' : 'bad'
}

/** Whether chance chose among hands that came down within 8 milliseconds (PT-O2). */
export function drawn(touches: readonly Touch[]): boolean {
  const best = touches.find((touch) => touch.result === 'right' || touch.result === 'block')
  const near = (touch: Touch) => Math.abs((touch.ms ?? Infinity) - (best?.ms ?? 0)) <= 8
  return touches.some((touch) => touch.result === 'late' && touch.card === best?.card && near(touch))
}

import type { Translate } from '../board'

/** How a spot shines: what can be touched now, what was picked, what a hint or the log points at. */
export type Glow = '' | 'open' | 'picked' | 'hinted' | 'pointed' | 'waiting' | 'shaken'

/** What the parts of the board may ask of the board. */
export interface Table {
  t: Translate
  names: Readonly<Record<string, string>>
  glow(spot: string): Glow
  touch(spot: string, element: Element): void
  hover(spot: string | null, event?: PointerEvent): void
  mediumName(medium: number): string
  /** The name of a card, of one lying face down too. */
  cardName(card: string | null): string
}

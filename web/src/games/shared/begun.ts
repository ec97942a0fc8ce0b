/** What a player has begun and not sent yet: this tab keeps it over a reload, for one seat and one position. */
import { keep, kept, seatKey } from '../../lib/storage'
import type { Situation } from '../board'

type Moment = Pick<Situation, 'seat' | 'phase' | 'legal'>

interface Kept {
  position: string
  hand: unknown
}

const keyOf = (seat: string) => seatKey('begun', location, seat)

/** Two positions are the same to a hand where it may do the same. */
const position = ({ phase, legal }: Moment) => [phase, ...legal].join('\n')

/** What was begun in this position; null where nothing was. What was begun in another one is void. */
export function keptHand<Hand>(moment: Moment): Hand | null {
  if (!moment.seat || moment.legal.length === 0) return null
  const found = kept(keyOf(moment.seat), 'sessionStorage') as Partial<Kept> | null
  if (found?.position === position(moment)) return found.hand as Hand
  keepHand(moment, null)
  return null
}

/** Keep what is in hand; null for nothing. */
export function keepHand(moment: Moment, hand: unknown): void {
  if (!moment.seat) return
  const begun = hand !== null && moment.legal.length > 0
  keep(keyOf(moment.seat), begun ? ({ position: position(moment), hand } satisfies Kept) : null, 'sessionStorage')
}

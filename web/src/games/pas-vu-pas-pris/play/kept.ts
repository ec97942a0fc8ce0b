/** The plan being made, kept in this tab alone over a reload: for one seat of the table, and for its round. */
import { keep, kept, seatKey } from '../../../lib/storage'

interface Kept {
  round: number
  plan: string
}

const keyOf = (seat: string) => seatKey('plan', location.pathname, seat)

/** The plan of this round; empty where none was begun. */
export function keptPlan(seat: string, round: number): string {
  const found = kept(keyOf(seat), 'sessionStorage') as Partial<Kept> | null
  return found?.round === round && typeof found.plan === 'string' ? found.plan : ''
}

/** Keep a plan; an empty one is forgotten. */
export function keepPlan(seat: string, round: number, plan: string): void {
  keep(keyOf(seat), plan ? ({ round, plan } satisfies Kept) : null, 'sessionStorage')
}

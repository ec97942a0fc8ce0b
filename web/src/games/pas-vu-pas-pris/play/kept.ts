/** What this tab alone keeps over a reload: the plan being made, for one seat and its round; and the last look. */
import { keep, kept, seatKey } from '../../../lib/storage'
import type { Peep } from '../show/peep'

interface Kept {
  round: number
  plan: string
}

const keyOf = (seat: string) => seatKey('plan', location, seat)

/** The plan of this round; empty where none was begun. */
export function keptPlan(seat: string, round: number): string {
  const found = kept(keyOf(seat), 'sessionStorage') as Partial<Kept> | null
  return found?.round === round && typeof found.plan === 'string' ? found.plan : ''
}

/** Keep a plan; an empty one is forgotten. */
export function keepPlan(seat: string, round: number, plan: string): void {
  keep(keyOf(seat), plan ? ({ round, plan } satisfies Kept) : null, 'sessionStorage')
}

const peepKey = () => seatKey('look', location, '')

/** The last look at this table; null where none is known. */
export function keptPeep(): Peep | null {
  const found = kept(peepKey(), 'sessionStorage') as Partial<Peep> | null
  return found?.report && found.ghosts && found.furniture ? (found as Peep) : null
}

export function keepPeep(peep: Peep): void {
  keep(peepKey(), peep, 'sessionStorage')
}

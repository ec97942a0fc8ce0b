import type { Side, View } from './view'

/** From the rolls to the look: a peek would try the keyhole out. */
const TRYING = ['roll', 'side', 'door']

/** Tell whether doors answer what they would see: at a rehearsal, until the own plan is in or all others have planned (PVP-T4). */
export function rehearses(
  { phase, players, planned }: View,
  options: Readonly<Record<string, unknown>>,
  me: Side,
): boolean {
  if (options.rehearsal !== true || TRYING.includes(phase)) return false
  return phase !== 'plan' || (!planned.includes(me) && players.some((side) => side !== me && !planned.includes(side)))
}

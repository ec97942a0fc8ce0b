/** The rounds of a duel as they were told: who won each, with what against what, and which Mediums lay there. */
import type { GameEvent } from '../../board'
import { other, type Seat } from '../view'

export interface RoundStory {
  round: number
  /** Who won it; null while it is open, and after a truce. */
  winner: Seat | null
  /** What each family had when it was decided; null where nobody counted. */
  totals: Record<Seat, number> | null
  manors: number
  castles: number
  /** The Medium of the round and who took it. */
  medium: { number: number; seat: Seat } | null
  truce: boolean
  /** The Mediums that were played in it, in order. */
  mediums: { seat: Seat; medium: number }[]
}

function begin(round: number): RoundStory {
  return { round, winner: null, totals: null, manors: 0, castles: 0, medium: null, truce: false, mediums: [] }
}

/** Tell the rounds from what has happened, in order; the last one may be open. */
export function roundsOf(told: readonly GameEvent[]): RoundStory[] {
  const found: RoundStory[] = []
  for (const { kind, data } of told) {
    const last = found.at(-1)
    const seat: Seat = data.seat === 'blue' ? 'blue' : 'green'
    if (kind === 'new-round') found.push(begin(Number(data.round)))
    else if (kind === 'reveal-tenth' && last?.round !== 10) found.push(begin(10))
    if (!last) continue
    if (kind === 'abandon')
      last.totals = { [seat]: Number(data.total), [other(seat)]: Number(data.other) } as RoundStory['totals']
    else if (kind === 'round-ten-total') last.totals = { green: Number(data.green), blue: Number(data.blue) }
    else if (kind === 'take-token')
      Object.assign(last, { winner: seat, manors: Number(data.manors), castles: Number(data.castles) })
    else if (kind === 'take-medium') last.medium = { number: Number(data.medium), seat }
    else if (kind === 'truce') last.truce = true
    else if (kind === 'play-medium') last.mediums.push({ seat, medium: Number(data.medium) })
  }
  return found
}

/** The story of one round; null before it began. */
export function roundOf(told: readonly GameEvent[], round: number): RoundStory | null {
  return roundsOf(told).find((one) => one.round === round) ?? null
}

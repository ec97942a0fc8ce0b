import type { TableInfo } from '../../wire/types'

type Clock = TableInfo['clock']

const DAY_SECONDS = 24 * 3600

/** A game by correspondence: a day or more for a move. */
export function waits(clock: Clock | undefined): boolean {
  return clock?.kind === 'move' && (clock.seconds ?? 0) >= DAY_SECONDS
}

/** The days that a clock gives for a move. */
export function days(clock: Clock): number {
  return Math.round((clock.seconds ?? 0) / DAY_SECONDS)
}

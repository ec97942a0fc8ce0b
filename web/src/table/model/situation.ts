import type { GameEvent, Situation } from '../../games/board'
import type { Line } from '../../wire/types'
import type { Shown } from './shown'

/** The position that is shown, as a game's page knows it; null while there is none. */
export function situationOf(table: Omit<Shown, 'situation'>): Situation | null {
  const { now, info, seats } = table
  if (!now?.view || !info) return null
  return {
    view: now.view,
    phase: now.phase,
    actors: now.actors,
    seat: now.seat,
    legal: now.legal,
    whole: now.whole,
    mySeats: table.mine,
    seats,
    names: Object.fromEntries(seats.map((seat) => [seat, table.nameOf(seat)])),
    options: info.options,
    over: now.result !== null,
    winners: now.result?.winners ?? [],
    get told() {
      return toldIn(table.lines)
    },
  }
}

/** What moves have brought about, in order. */
function toldIn(lines: readonly Line[]): GameEvent[] {
  return lines.flatMap((line) =>
    line.type === 'move' ? line.events.map((seen) => ({ kind: seen.kind, data: seen.data ?? {} })) : [],
  )
}

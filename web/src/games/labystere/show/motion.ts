/** What an event is about on the board, and what it showed to one seat alone. */
import type { GameEvent } from '../../board'
import type { Seen } from '../parts/Lifted.svelte'
import { cellAt, type View } from '../view'

const SQUARE = /^[a-e][1-5]$/

/** The spots that an entry of the log is about. */
export function pointedSquares(event: GameEvent): string[] {
  const { walk, from, to, one, two, square } = event.data
  const found = [from, to, one, two, square, ...(Array.isArray(walk) ? (walk as unknown[]) : [])]
  const squares = found.filter((word): word is string => typeof word === 'string' && SQUARE.test(word))
  for (const card of [event.data.suspect, event.data.place, event.data.card]) {
    if (typeof card === 'string' && card !== 'unknown') squares.push(`card:${card}`)
  }
  return squares
}

/** What an event showed to this seat alone; null when it showed nothing, or to somebody else. */
export function seenIn(event: GameEvent, seat: string, names: Readonly<Record<string, string>>): Seen | null {
  const { data } = event
  if (!seat || data.seat !== seat) return null
  if (event.kind === 'look-witness' && data.suspect !== 'unknown') {
    return { card: String(data.suspect), how: 'innocent', from: String(data.witness) }
  }
  if (event.kind === 'look-place' && data.below !== 'unknown') {
    return { card: String(data.place), how: data.below === 'flag' ? 'flag' : 'empty', from: '' }
  }
  if (event.kind === 'show' && data.card !== 'unknown')
    return shown(String(data.card), names[String(data.asked)] ?? String(data.asked))
  if (event.kind === 'wrong' && data.suspect !== 'unknown') {
    return { card: String(data.suspect), how: 'wrong', from: '', below: String(data.below) }
  }
  return null
}

function shown(card: string, from: string): Seen {
  return { card, how: card.startsWith('l') ? 'shown-place' : 'shown-suspect', from }
}

/** What this seat has seen since the enquiry had so many steps, where no event was shown (the player skipped it). */
export function seenSince(
  view: View,
  seat: string,
  steps: number,
  names: Readonly<Record<string, string>>,
): Seen | null {
  if (steps < 0 || !seat) return null
  const last = view.enquiry.slice(steps).findLast((one) => one.seat === seat)
  if (!last) return null
  if (last.kind !== 'look') return last.card ? shown(last.card, names[last.asked] ?? last.asked) : null
  const cell = cellAt(view, last.square)
  if (cell.below === 'unknown') return null
  if (cell.kind === 'witness') return { card: cell.below, how: 'innocent', from: cell.name }
  return { card: cell.name, how: cell.below === 'flag' ? 'flag' : 'empty', from: '' }
}

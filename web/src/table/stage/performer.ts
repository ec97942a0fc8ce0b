import type { Beat, BoardHandle, GameEvent, Motion } from '../../games/board'
import type { MoveLine } from '../../wire/types'

/** Input is never held back longer than this, however many events wait; the end of a game may take its time. */
const LONGEST_MS = 1500
const LONGEST_AT_END_MS = 9000
const TYPICAL_MS = 320

export interface Show {
  lines: readonly MoveLine[]
  before: unknown
  after: unknown
  ending: boolean
  motion: Motion
  board: BoardHandle | null
  signal: AbortSignal
  onEvent(event: GameEvent, line: MoveLine): void
}

/** How long a movement lasts: shortened by the setting, and when many events wait. */
export function pace(motion: Motion, events: number, limit: number): (ms: number) => number {
  const crowd = Math.min(1, limit / Math.max(1, events * TYPICAL_MS))
  if (motion === 'off') return (ms) => Math.min(ms, 80) * crowd
  const factor = motion === 'short' ? 0.35 : 1
  return (ms) => ms * factor * crowd
}

function until(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** Show the events of an update one after the other; resolves when the new position may be shown. */
export async function perform(show: Show): Promise<void> {
  const count = show.lines.reduce((sum, line) => sum + line.events.length, 0)
  const limit = show.ending ? LONGEST_AT_END_MS : LONGEST_MS
  const lasts = pace(show.motion, count, limit)
  const late = AbortSignal.timeout(limit)
  const signal = AbortSignal.any([show.signal, late])
  for (const line of show.lines) {
    for (const seen of line.events) {
      const event: GameEvent = { kind: seen.kind, data: seen.data ?? {} }
      show.onEvent(event, line)
      if (signal.aborted || !show.board?.perform) continue
      const beat: Beat = {
        event,
        actor: line.actor,
        move: line.move,
        before: show.before,
        after: show.after,
        lasts,
        signal,
      }
      try {
        await Promise.race([show.board.perform(beat), until(signal)])
      } catch (error) {
        console.error('animation', error)
      }
    }
  }
}

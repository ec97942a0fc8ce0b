import type { Beat, BoardHandle, GameEvent, Motion, Verdict } from '../../games/board'
import type { Line, MoveLine, Pace } from '../../wire/types'

/** How quickly a table plays, on the screen. */
export interface Tempo {
  /** How much longer movements last than they are drawn for. */
  factor: number
  /** Input is never held back longer than this by movements, however many events wait. */
  longest: number
  /** How long the sentence that ends a round stays. */
  verdict: number
  /** How long a phone keeps the end of a game to itself, which the big screen is still telling. */
  ending: number
}

export const TEMPI: Readonly<Record<Pace, Tempo>> = {
  calm: { factor: 1.5, longest: 2400, verdict: 4500, ending: 9000 },
  normal: { factor: 1, longest: 1500, verdict: 2600, ending: 6000 },
  brisk: { factor: 0.7, longest: 1000, verdict: 300, ending: 700 },
}
/** The end of a game may take its time. */
const LONGEST_AT_END_MS = 9000
const TYPICAL_MS = 320

export interface Show {
  lines: readonly Line[]
  before: unknown
  after: unknown
  ending: boolean
  motion: Motion
  tempo: Tempo
  board: BoardHandle | null
  signal: AbortSignal
  onEvent(event: GameEvent, line: MoveLine): void
  /** A line has been shown: it may be told. */
  onLine?(line: Line): void
  /** The sentence after event `at` of a line, if that ends a round; and how it is held until it has been read. */
  verdict?(at: number, events: readonly GameEvent[]): Verdict | null
  hold?(verdict: Verdict, signal: AbortSignal): Promise<void>
}

/** How long a movement lasts: by the setting and the table's pace, and shortened when many events wait. */
export function pace(motion: Motion, events: number, limit: number, factor = 1): (ms: number) => number {
  const crowd = Math.min(1, limit / Math.max(1, events * TYPICAL_MS * factor))
  if (motion === 'off') return (ms) => Math.min(ms, 80) * crowd
  const much = (motion === 'short' ? 0.35 : 1) * factor
  return (ms) => ms * much * crowd
}

export function until(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** Show the events of an update one after the other; resolves when the new position may be shown. */
export async function perform(show: Show): Promise<void> {
  const moves = show.lines.filter((line): line is MoveLine => line.type === 'move')
  const count = moves.reduce((sum, line) => sum + line.events.length, 0)
  const limit = show.ending ? LONGEST_AT_END_MS : show.tempo.longest
  const lasts = pace(show.motion, count, limit, show.tempo.factor)
  let signal = AbortSignal.any([show.signal, AbortSignal.timeout(limit)])
  for (const line of show.lines) {
    const events: GameEvent[] =
      line.type === 'move' ? line.events.map((seen) => ({ kind: seen.kind, data: seen.data ?? {} })) : []
    for (const [at, event] of events.entries()) {
      if (line.type !== 'move') break
      show.onEvent(event, line)
      if (!signal.aborted && show.board?.perform) await animate(show, { event, line, lasts, signal })
      const scene = show.board?.scene?.()
      if (scene) await Promise.race([scene, until(show.signal)])
      const verdict = show.verdict?.(at, events)
      if (verdict) await show.hold?.(verdict, show.signal)
      // What comes after them has its own time.
      if (scene || verdict) signal = AbortSignal.any([show.signal, AbortSignal.timeout(limit)])
    }
    show.onLine?.(line)
  }
}

interface Movement {
  event: GameEvent
  line: MoveLine
  lasts(ms: number): number
  signal: AbortSignal
}

async function animate(show: Show, { event, line, lasts, signal }: Movement): Promise<void> {
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
    await Promise.race([show.board?.perform?.(beat), until(signal)])
  } catch (error) {
    console.error('animation', error)
  }
}

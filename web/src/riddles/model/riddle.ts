import type { GameEvent } from '../../games/board'
import type { Film } from '../../wire/types'

/** What leads from one value to another: a list of one for a new value, else the parts that changed. */
export type Change = readonly [unknown] | { readonly [part: string]: Change }

/** A move of a scene, as the seat that is asked hears it. */
export interface Step {
  actor: string
  move: string
  events: GameEvent[]
  phase: string
  actors: string[]
  change: Change
}

export interface Answer {
  move: string
  /** What it is worth, as the kind of question counts it. */
  value: number
  /** What it leads to. */
  scene: readonly Step[]
}

/** A question about a position: `veillee lab riddles` makes them. */
export interface Riddle {
  id: string
  kind: string
  /** The lowest level of the bots that finds the answer. */
  grade: number
  seat: string
  seats: readonly string[]
  options: Record<string, unknown>
  phase: string
  actors: string[]
  view: unknown
  /** What happened before, where one has to know it. */
  told: readonly GameEvent[]
  answers: readonly Answer[]
  /** The place of the best answer. */
  best: number
  /** Why it is good: `why-<key>` in the game's texts. */
  reason: { key: string; params: Record<string, string | number> } | null
}

/** The value after a change; what did not change is shared with the one before. */
export function changed(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0]
  const after = Array.isArray(before) ? [...(before as unknown[])] : { ...(before as object) }
  for (const [part, inner] of Object.entries(change)) {
    const parts = after as Record<string, unknown>
    parts[part] = changed(parts[part], inner as Change)
  }
  return after
}

/** What a board needs to show a riddle. */
type Position = Pick<Riddle, 'id' | 'seat' | 'seats' | 'options' | 'phase' | 'actors' | 'view'>

/** A riddle as a game seen again: its position, and what an answer leads to. */
export function filmOf(game: string, riddle: Position, answer: Answer | null): Film {
  const { view, phase, actors } = riddle
  const frames: Film['frames'] = [{ view, phase, actors, line: null }]
  for (const [place, step] of (answer?.scene ?? []).entries())
    frames.push({
      view: changed(frames.at(-1)!.view, step.change),
      phase: step.phase,
      actors: step.actors,
      line: {
        type: 'move',
        seq: place + 1,
        at: 0,
        actor: step.actor,
        by: step.actor === 'chance' ? 'chance' : 'person',
        move: step.move,
        events: step.events,
        hinted: false,
        measured: null,
      },
    })
  return { frames, result: null, seat: riddle.seat, table: tableOf(game, riddle) }
}

/** A table that nobody sits at. */
function tableOf(game: string, riddle: Position): Film['table'] {
  return {
    id: riddle.id,
    game,
    options: riddle.options,
    seats: riddle.seats.map((seat) => ({
      seat,
      kind: 'human',
      name: '',
      level: '',
      mine: seat === riddle.seat,
      present: true,
      reserved: false,
      stand_in: false,
    })),
    status: 'playing',
    clock: { kind: 'none', seconds: 0 },
    commitment: '',
    created: 0,
    evening: '',
    holiday: 0,
    host: false,
    invite: '',
    pace: 'normal',
    paused: false,
    public: false,
    rematch: '',
    screens: 0,
    show: '',
    spectators: 0,
  }
}

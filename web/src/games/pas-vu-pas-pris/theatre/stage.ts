/** What the hall shows now, and how everything in it shines and feels. */
import type { Held } from '../play/held'
import { type GhostView, isSquare, type PieceView, type Report, type Side } from '../view'
import type { Mood } from './materials/linen'
import { GLOWS, HELD_BY } from './tokens'

export interface Stage {
  me: Side
  ghosts: readonly GhostView[]
  furniture: readonly PieceView[]
  keyhole: readonly [Side, number] | null
  held: Held | null
  /** The piece in hand is not where it would stand: it is drawn in the hand too. */
  hovers: boolean
  wrong: boolean
  /** What else the piece in hand would move. */
  shaken: ReadonlySet<string>
  /** The piece that somebody else has taken up. */
  aloft: { piece: string; side: Side } | null
  /** Ghosts for which the plan is not possible. */
  faulty: ReadonlySet<string>
  selected: string | null
  pale: ReadonlySet<string>
  /** Those whom the last look did not find. */
  relieved: ReadonlySet<string>
  lit: ReadonlyMap<string, number>
  glowing: ReadonlySet<string>
  /** The look whose rays are shown. */
  rays: Report | null
  /** How long a movement lasts; 0: at once. */
  ms: number
}

/** How a ghost feels where it is. */
export function moodOf({ name, where }: GhostView, { pale, relieved }: Stage): Mood {
  if (pale.has(name)) return 'caught'
  if (where === 'out') return 'proud'
  if (!isSquare(where)) return 'asleep'
  return relieved.has(name) ? 'relieved' : 'sneaking'
}

/** How a piece shines. */
export function glowOf(piece: string, { held, hovers, aloft, shaken, glowing }: Stage): string {
  if (held?.piece === piece) return hovers ? GLOWS.landing : GLOWS.piece
  if (aloft?.piece === piece) return HELD_BY[aloft.side]
  if (shaken.has(`piece:${piece}`)) return GLOWS.shaken
  return glowing.has(`piece:${piece}`) ? GLOWS.piece : GLOWS.none
}

/** How a ghost shines. */
export function shineOf(ghost: string, { faulty, shaken, selected, glowing }: Stage): string {
  if (faulty.has(ghost)) return GLOWS.wrong
  if (shaken.has(`ghost:${ghost}`)) return GLOWS.shaken
  if (selected === ghost) return GLOWS.selected
  return glowing.has(`ghost:${ghost}`) ? GLOWS.ghost : GLOWS.none
}

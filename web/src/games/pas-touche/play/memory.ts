/** What this browser remembers between games: levels by name (PT-L3), and how a person likes to play. */
import { keep, kept } from '../../../lib/storage'

const KEY = 'veillee.pas-touche'

interface Memory {
  levels: Record<string, number>
  hands: Record<string, 'left' | 'right'>
  /** A figure in the corner of each card. */
  figures: boolean
}

export function recall(): Memory {
  return { levels: {}, hands: {}, figures: false, ...(kept(KEY) as Partial<Memory> | null) }
}

/** Nobody has played a game to its end in this browser. */
export function newcomer(): boolean {
  return Object.keys(recall().levels).length === 0
}

export function remember(changes: Partial<Memory>): void {
  keep(KEY, { ...recall(), ...changes })
}

/** What this browser remembers between games: levels by name (PT-L3), and how a person likes to play. */
const KEY = 'veillee.pas-touche'

export interface Memory {
  levels: Record<string, number>
  hands: Record<string, 'left' | 'right'>
  /** The cry comes by itself with the blocking hand: for children. */
  automatic: boolean
  /** A figure in the corner of each card. */
  figures: boolean
}

export function recall(): Memory {
  const fresh: Memory = { levels: {}, hands: {}, automatic: false, figures: false }
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Memory>) }
  } catch {
    return fresh
  }
}

export function remember(changes: Partial<Memory>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...recall(), ...changes }))
  } catch {
    // No storage: it is chosen anew each time.
  }
}

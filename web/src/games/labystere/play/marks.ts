/** The player's own pencil: marks beside suspects and places, kept in this browser for one seat of one table. */
import { kept } from '../../../lib/storage'

type Pencil = '' | 'maybe' | 'yes' | 'no'
export type Marks = Readonly<Record<string, Pencil>>

const ORDER: readonly Pencil[] = ['', 'maybe', 'no', 'yes']

/** The mark that follows: nothing, perhaps, not this one, this one. */
export function nextMark(mark: Pencil): Pencil {
  return ORDER[(ORDER.indexOf(mark) + 1) % ORDER.length] ?? ''
}

export function readMarks(key: string): Marks {
  const found = Object.entries(kept(key) ?? {})
  return Object.fromEntries(found.filter(([, mark]) => ORDER.includes(mark as Pencil))) as Marks
}

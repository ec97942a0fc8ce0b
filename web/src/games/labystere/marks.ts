/** The player's own pencil: marks beside suspects and places, kept in this browser for one seat of one table. */
export type Pencil = '' | 'maybe' | 'yes' | 'no'
export type Marks = Readonly<Record<string, Pencil>>

const ORDER: readonly Pencil[] = ['', 'maybe', 'no', 'yes']

/** The mark that follows: nothing, perhaps, not this one, this one. */
export function nextMark(mark: Pencil): Pencil {
  return ORDER[(ORDER.indexOf(mark) + 1) % ORDER.length] ?? ''
}

export function marksKey(path: string, seat: string): string {
  return `veillee-labystere-${path.split('/').at(-1) ?? ''}-${seat}`
}

export function readMarks(key: string): Marks {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    return Object.fromEntries(Object.entries(found).filter(([, mark]) => ORDER.includes(mark as Pencil))) as Marks
  } catch {
    return {}
  }
}

export function keepMarks(key: string, marks: Marks): void {
  try {
    localStorage.setItem(key, JSON.stringify(marks))
  } catch {
    // No storage: the marks live as long as the page.
  }
}

/** What kind of thing a part of a view is, told from its shape alone: a board for games that bring none. */

export type Shape =
  | { kind: 'nothing' }
  | { kind: 'truth'; holds: boolean }
  | { kind: 'number'; number: number }
  | { kind: 'word'; word: string }
  | { kind: 'row'; items: readonly unknown[] }
  | { kind: 'grid'; rows: readonly (readonly Cell[])[] }
  | { kind: 'fields'; fields: readonly (readonly [string, unknown])[] }

/** A square of a grid: its name, where the game has one, and what lies on it. */
export interface Cell {
  name: string
  value: unknown
}

const SQUARE = /^([a-z])(\d{1,2})$/

export function shapeOf(value: unknown): Shape {
  if (value === null || value === undefined || value === '') return { kind: 'nothing' }
  if (typeof value === 'boolean') return { kind: 'truth', holds: value }
  if (typeof value === 'number') return { kind: 'number', number: value }
  if (typeof value === 'string') return { kind: 'word', word: value }
  if (Array.isArray(value)) return shapeOfList(value)
  const fields = Object.entries(value as Record<string, unknown>)
  const rows = squares(fields)
  return rows ? { kind: 'grid', rows } : { kind: 'fields', fields }
}

function shapeOfList(items: readonly unknown[]): Shape {
  if (items.length === 0) return { kind: 'nothing' }
  if (items.length > 1 && items.every((item) => Array.isArray(item) && item.every(isPlain)))
    return {
      kind: 'grid',
      rows: (items as unknown[][]).map((row) => row.map((value) => ({ name: '', value }))),
    }
  return { kind: 'row', items }
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object'
}

/** The rows of a board whose squares are named `a1`, `b1` …: letters to the right, figures downwards. */
function squares(fields: readonly (readonly [string, unknown])[]): readonly (readonly Cell[])[] | null {
  if (fields.length < 4) return null
  const rows = new Map<number, Cell[]>()
  for (const [name, value] of fields) {
    const square = SQUARE.exec(name)
    if (!square) return null
    const number = Number(square[2])
    rows.set(number, [...(rows.get(number) ?? []), { name, value }])
  }
  return [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, cells]) => cells.sort((a, b) => a.name.localeCompare(b.name)))
}

/** The moves that name a thing: `take 3` names 3, `play ghost 5` names `ghost 5`. */
export function movesWith(legal: readonly string[], thing: string): readonly string[] {
  return legal.filter((move) => ` ${move} `.includes(` ${thing} `) && move !== thing)
}

/** The id of a text for a move: `take 3` is `move-take-3`. */
export function moveText(move: string): string {
  return `move-${move.replace(/[^a-zA-Z0-9]+/g, '-').replace(/^-|-$/g, '')}`
}

/** A field's name in plain words, where the game has no text for it. */
export function plainName(field: string): string {
  const words = field.replaceAll(/[_-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

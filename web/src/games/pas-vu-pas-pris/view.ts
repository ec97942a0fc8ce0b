/** What the rules send: the hall, as `view.py` builds it; and the names of its places. */
import type { Narrowed, Written } from '../../wire/narrowed'

export type Side = 'south' | 'west' | 'north' | 'east'
export type Size = 'small' | 'medium' | 'large'
export type Point = readonly [number, number]

/** A ghost; `where` is a square, `side`, `edge` or `out`. */
export type GhostView = Narrowed<'pas-vu-pas-pris.GhostView', { size: Size }>

export type PieceView = Written<'pas-vu-pas-pris.PieceView'>

export type Glimpse = Narrowed<
  'pas-vu-pas-pris.Glimpse',
  { polygons: [number, number][][]; image_polygons: [number, number][][] }
>

export type Report = Narrowed<'pas-vu-pas-pris.Report', { side: Side; glimpses: Glimpse[] }>

export type FieldView = Narrowed<'pas-vu-pas-pris.FieldView', { side: Side }>

export type View = Narrowed<
  'pas-vu-pas-pris.View',
  {
    seat: Side | null
    players: Side[]
    die: Side | null
    keyhole: [Side, number] | null
    ghosts: GhostView[]
    planned: Side[]
    eligible: Side[]
    chooser: Side | null
    looks: Report[]
    fields: FieldView[]
  }
>

/** What the server says would stand after a move. */
export interface Preview {
  ghosts: GhostView[]
  furniture: PieceView[]
  look: Report | null
  /** Of a piece put down: the level on which it would rest, and how many there are. */
  level: number
  levels: number
}

export const SIDES: readonly Side[] = ['south', 'west', 'north', 'east']
export const SIZES: readonly Size[] = ['small', 'medium', 'large']
/** Points of a ghost that is out or in the hall (PVP-M5). */
export const POINTS: Readonly<Record<Size, { out: number; in: number }>> = {
  small: { out: 2, in: 1 },
  medium: { out: 4, in: 2 },
  large: { out: 6, in: 3 },
}
export const FACES = ['bottom', 'back', 'front', 'left', 'right', 'top'] as const
export const SQUARE = 40
export const HALL = 240
const COLUMNS = 'abcdef'

export const SQUARES: readonly string[] = Array.from({ length: 36 }, (_, index) =>
  squareName(index % 6, Math.floor(index / 6)),
)

export function squareName(column: number, row: number): string {
  return `${COLUMNS[column]}${row + 1}`
}

export function columnOf(square: string): number {
  return COLUMNS.indexOf(square[0] ?? '')
}

export function rowOf(square: string): number {
  return Number(square[1]) - 1
}

/** The middle of a square. */
export function middleOf(square: string): Point {
  return [(columnOf(square) + 0.5) * SQUARE, (rowOf(square) + 0.5) * SQUARE]
}

/** The square of a point, or null outside the hall. */
export function squareAt(x: number, y: number): string | null {
  if (x < 0 || y < 0 || x >= HALL || y >= HALL) return null
  return squareName(Math.floor(x / SQUARE), Math.floor(y / SQUARE))
}

export function isSquare(where: string): boolean {
  return /^[a-f][1-6]$/.test(where)
}

export function sideOf(ghost: string): Side {
  return ghost.slice(0, ghost.indexOf(':')) as Side
}

export function bare(ghost: string): string {
  return ghost.slice(ghost.indexOf(':') + 1)
}

export function opposite(side: Side): Side {
  return SIDES[(SIDES.indexOf(side) + 2) % 4]!
}

/** The side drawn nearest to the player; south for a spectator. */
export function near(seat: string): Side {
  return SIDES.includes(seat as Side) ? (seat as Side) : 'south'
}

/** The middle of a door, on the hall's edge: numbered from the left for who sits there (PVP-M1). */
export function doorMiddle(side: Side, door: number): Point {
  const along = (door - 0.5) * SQUARE
  if (side === 'south') return [along, 0]
  if (side === 'west') return [0, HALL - along]
  if (side === 'north') return [HALL - along, HALL]
  return [HALL, along]
}

/** How many squares into the hall a square lies for a ghost of a side: 1 to 6. */
export function depth(side: Side, square: string): number {
  if (side === 'south') return rowOf(square) + 1
  if (side === 'west') return columnOf(square) + 1
  if (side === 'north') return 6 - rowOf(square)
  return 6 - columnOf(square)
}

/** The direction in which a side's ghosts walk. */
export function ahead(side: Side): Point {
  return side === 'south' ? [0, 1] : side === 'west' ? [1, 0] : side === 'north' ? [0, -1] : [-1, 0]
}

/** The neighbour of a square in a direction, or null outside the hall. */
export function neighbour(square: string, [dx, dy]: Point): string | null {
  const column = columnOf(square) + dx
  const row = rowOf(square) + dy
  return column < 0 || column > 5 || row < 0 || row > 5 ? null : squareName(column, row)
}

export function ghostOf(view: { ghosts: readonly GhostView[] }, name: string): GhostView | undefined {
  return view.ghosts.find((ghost) => ghost.name === name)
}

/** From the hall to a picture that has a side at its bottom, and back. */
export function turnTo(side: Side, [x, y]: Point): Point {
  if (side === 'south') return [x, HALL - y]
  if (side === 'west') return [HALL - y, HALL - x]
  if (side === 'north') return [HALL - x, y]
  return [y, x]
}

export function turnFrom(side: Side, [u, v]: Point): Point {
  if (side === 'south') return [u, HALL - v]
  if (side === 'west') return [HALL - v, HALL - u]
  if (side === 'north') return [HALL - u, v]
  return [v, u]
}

/** A direction on the picture (right, down) as one in the hall. */
export function headingFrom(side: Side, [right, down]: Point): Point {
  const [x0, y0] = turnFrom(side, [0, 0])
  const [x1, y1] = turnFrom(side, [right, down])
  return [x1 - x0, y1 - y0]
}

/** How deep the strip of doors is round the hall. */
export const STRIP = 22

/** Where on its side each ghost of the reserve waits, from the left for who sits there. */
const SLOTS: Readonly<Record<string, number>> = {
  large: 16,
  medium1: 44,
  medium2: 69,
  small1: 90,
  small2: 108,
  small3: 126,
  small4: 144,
}

/** A point outside the hall: so far along a side from its left, so far out. */
export function outside(side: Side, along: number, far: number): Point {
  if (side === 'south') return [along, -far]
  if (side === 'west') return [-far, HALL - along]
  if (side === 'north') return [HALL - along, HALL + far]
  return [HALL + far, along]
}

/** Where a ghost that is not in the hall waits: on its own side, or small beyond the exit. */
export function waiting(ghost: GhostView): Point {
  const side = sideOf(ghost.name)
  const slot = SLOTS[bare(ghost.name)] ?? 0
  return ghost.where === 'out'
    ? outside(opposite(side), HALL - 42 - slot * 0.36, STRIP + 22)
    : outside(side, slot, STRIP + 20)
}

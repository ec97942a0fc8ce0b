/** A piece held over the hall: how it is turned, tipped and kept inside, and how the rules spell where it is put. */
import { footprint, heldTurn, lowest, placed } from '../hall'
import { FACES, HALL, type PieceView } from '../view'

export interface Held {
  piece: string
  x: number
  y: number
  yaw: number
  face: string
  /** Null: as high as it rests. */
  level: number | null
  lean: boolean
}

/** A piece as it stands: on the floor it stays low, with whoever is under it, until its player lifts it. */
export function heldFrom(pose: PieceView): Held {
  const { piece, x, y, yaw, face, leaning } = pose
  const known = (FACES as readonly string[]).includes(face)
  return { piece, x, y, yaw, face: known ? face : 'bottom', level: lowest(pose) < 0.5 ? 0 : null, lean: leaning }
}

/** A piece that is still to be laid out comes over the middle of the hall. */
export function fresh(piece: string): Held {
  return { piece, x: HALL / 2, y: HALL / 2, yaw: 0, face: 'bottom', level: null, lean: false }
}

/** The move that puts a piece down. */
export function spellHeld({ piece, x, y, yaw, face, level, lean }: Held): string {
  const high = level === null ? '' : ` level=${level}`
  return `furnish ${piece} x=${x} y=${y} yaw=${yaw} face=${face}${high}${lean ? ' lean' : ''}`
}

/** The piece that such a move puts down; null for another move. */
export function readHeld(move: string): Held | null {
  const found = /^furnish (\w+) x=(\S+) y=(\S+) yaw=(\S+) face=(\w+)(?: level=(\d+))?( lean)?/.exec(move)
  if (!found) return null
  const [, piece = '', x, y, yaw, face = 'bottom', level, lean] = found
  return {
    piece,
    x: Number(x),
    y: Number(y),
    yaw: Number(yaw),
    face,
    level: level ? Number(level) : null,
    lean: !!lean,
  }
}

/** How far a piece reaches from its middle: west, south, east, north. */
function reach({ piece, face, yaw }: Held): [number, number, number, number] {
  const loops = placed({ piece, x: 0, y: 0, z: 0, turn: heldTurn(face, yaw) }).map((part) => footprint(part).loop)
  const [xs, ys] = [0, 1].map((axis) => loops.flat().map((point) => point[axis]!)) as [number[], number[]]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Round a piece's place to half millimetres and keep it inside: at a wall it slides along it (PVP-F1). */
export function withinHall(held: Held): Held {
  const [west, south, east, north] = reach(held)
  const within = (value: number, low: number, high: number) => {
    const [least, most] = [Math.ceil(-low * 2) / 2, Math.floor((HALL - high) * 2) / 2]
    return Math.min(most, Math.max(least, Math.round(value * 2) / 2))
  }
  return {
    ...held,
    x: within(held.x, west, east),
    y: within(held.y, south, north),
    yaw: ((Math.round(held.yaw) % 360) + 360) % 360,
  }
}

/** The face that a piece lies on after it is tipped once more. */
export function tippedFace(face: string): string {
  return FACES[((FACES as readonly string[]).indexOf(face) + 1) % FACES.length]!
}

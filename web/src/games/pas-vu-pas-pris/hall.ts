/** The shapes of the hall, from the same file as the engine: convex parts as vertices and faces, in millimetres. */
import data from '../../../../src/veillee/games/pas_vu_pas_pris/data.json'
import type { GhostView, PieceView, Point, Report, Side, Size } from './view'
import { doorMiddle, outside } from './view'

export type Spot = readonly [number, number, number]
export interface Shape {
  points: Spot[]
  /** Loops of vertices, counter-clockwise seen from outside. */
  faces: number[][]
}

interface RawPart {
  box?: number[]
  prism?: { axis: string; from: number; to: number; poly?: number[][]; circle?: number[]; sides?: number }
}

function ring(x: number, y: number, radius: number, sides: number, offset: number): Point[] {
  const turn = (2 * Math.PI) / sides
  return Array.from(
    { length: sides },
    (_, i) => [x + radius * Math.cos((i + offset) * turn), y + radius * Math.sin((i + offset) * turn)] as const,
  )
}

function prism(loop: readonly Point[], axis: string, low: number, high: number): Shape {
  const points: Spot[] = []
  for (const level of [low, high]) {
    for (const [a, b] of loop) points.push(axis === 'z' ? [a, b, level] : axis === 'x' ? [level, a, b] : [a, level, b])
  }
  const n = loop.length
  let faces = [Array.from({ length: n }, (_, i) => n - 1 - i), Array.from({ length: n }, (_, i) => n + i)]
  for (let i = 0; i < n; i += 1) faces.push([i, (i + 1) % n, ((i + 1) % n) + n, i + n])
  if (axis === 'y') faces = faces.map((face) => face.reverse())
  return { points, faces }
}

function partOf(raw: RawPart): Shape {
  if (raw.box) {
    const [x0, y0, z0, x1, y1, z1] = raw.box as [number, number, number, number, number, number]
    return prism(
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ],
      'z',
      z0,
      z1,
    )
  }
  const { axis, from, to, poly, circle, sides } = raw.prism!
  let loop: Point[]
  if (circle) loop = ring(circle[0]!, circle[1]!, circle[2]!, sides!, 0.5)
  else {
    loop = poly!.map(([x, y]) => [x!, y!] as const)
    const area = loop.reduce((sum, [x, y], i) => sum + loop.at(i - 1)![0] * y - x * loop.at(i - 1)![1], 0)
    if (area < 0) loop.reverse()
  }
  return prism(loop, axis, from, to)
}

export interface Furniture {
  parts: Shape[]
  /** Half its height: the pose places the centre. */
  middle: number
  /** The corners of the mirror's glass. */
  glass: Spot[]
}

interface RawPiece {
  parts: RawPart[]
  reflector?: { quad: number[][] }
}

export const FURNITURE: Readonly<Record<string, Furniture>> = Object.fromEntries(
  Object.entries(data.furniture as unknown as Record<string, RawPiece>).map(([name, raw]) => {
    const parts = raw.parts.map(partOf)
    const heights = parts.flatMap((part) => part.points.map((point) => point[2]))
    const middle = (Math.min(...heights) + Math.max(...heights)) / 2
    const lower = ([x, y, z]: Spot): Spot => [x, y, z - middle]
    return [
      name,
      {
        parts: parts.map((part) => ({ points: part.points.map(lower), faces: part.faces })),
        middle,
        glass: (raw.reflector?.quad ?? []).map((corner) => lower(corner as unknown as Spot)),
      },
    ]
  }),
)

export interface Bell {
  shape: Shape
  radius: number
  height: number
  profile: readonly Point[]
}

export const BELLS: Readonly<Record<Size, Bell>> = Object.fromEntries(
  Object.entries(data.ghosts).map(([size, raw]) => {
    const profile = raw.profile.map(([radius, height]) => [radius!, height!] as const)
    const n = raw.sides
    const points = profile.flatMap(([radius, height]) => ring(0, 0, radius, n, 0).map(([x, y]): Spot => [x, y, height]))
    const top = (profile.length - 1) * n
    const faces = [Array.from({ length: n }, (_, i) => n - 1 - i), Array.from({ length: n }, (_, i) => top + i)]
    for (let level = 0; level < profile.length - 1; level += 1) {
      for (let i = 0; i < n; i += 1) {
        const j = (i + 1) % n
        faces.push([level * n + i, level * n + j, (level + 1) * n + j, (level + 1) * n + i])
      }
    }
    return [size, { shape: { points, faces }, radius: profile[0]![0], height: profile.at(-1)![1], profile }]
  }),
) as unknown as Record<Size, Bell>

const EYE_BACK = data.keyhole.eye_back
export const EYE_OUT = data.keyhole.plate_offset + data.keyhole.eye_back
const EYE_HEIGHT = data.keyhole.eye_z

const [bow, slot] = data.keyhole.mask as unknown as [{ circle: number[]; sides: number }, { poly: number[][] }]
/** The keyhole's outline in tangents (right, up): a bow over a slot. */
const BOW: readonly Point[] = ring(bow.circle[0]!, bow.circle[1]!, bow.circle[2]!, bow.sides, 0).map(([x, y]) => [
  x / EYE_BACK,
  y / EYE_BACK,
])
/** The bow as it is seen: the round hole that the judged outline is cut into. */
const ROUND = bow.circle[2]! / EYE_BACK
const SLOT: readonly Point[] = slot.poly.map(([x, y]) => [x! / EYE_BACK, y! / EYE_BACK])

/** The hole through which one looks: the box's, or as wide as the field of a variant. */
export interface Outline {
  round: number
  /** The polygon by which the round hole is judged. */
  bow: readonly Point[]
  slot: readonly Point[]
}
export function outlineOf(options: Readonly<Record<string, unknown>>): Outline {
  const { field } = (options.variant ?? {}) as { field?: number }
  const wide = field === undefined ? 1 : Math.tan((field * Math.PI) / 180) / ROUND
  const widened = (loop: readonly Point[]) => loop.map(([u, v]): Point => [u * wide, v * wide])
  return { round: ROUND * wide, bow: widened(BOW), slot: widened(SLOT) }
}

/** Turn a point by a quaternion (w, x, y, z). */
export function rotate([w, i, j, k]: readonly number[], [x, y, z]: Spot): Spot {
  const q = { w: w!, i: i!, j: j!, k: k! }
  const n = q.w * q.w + q.i * q.i + q.j * q.j + q.k * q.k
  return [
    ((q.w * q.w + q.i * q.i - q.j * q.j - q.k * q.k) * x +
      2 * (q.i * q.j - q.w * q.k) * y +
      2 * (q.i * q.k + q.w * q.j) * z) /
      n,
    (2 * (q.i * q.j + q.w * q.k) * x +
      (q.w * q.w - q.i * q.i + q.j * q.j - q.k * q.k) * y +
      2 * (q.j * q.k - q.w * q.i) * z) /
      n,
    (2 * (q.i * q.k - q.w * q.j) * x +
      2 * (q.j * q.k + q.w * q.i) * y +
      (q.w * q.w - q.i * q.i - q.j * q.j + q.k * q.k) * z) /
      n,
  ]
}

function times(a: readonly number[], b: readonly number[]): number[] {
  const [aw, ax, ay, az] = a as [number, number, number, number]
  const [bw, bx, by, bz] = b as [number, number, number, number]
  return [
    aw * bw - ax * bx - ay * by - az * bz,
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
  ]
}

/** The turn of a piece held over the hall; how exactly it lies on a side, the server says. */
export function heldTurn(face: string, yaw: number): number[] {
  const half = (yaw * Math.PI) / 360
  const s = Math.SQRT1_2
  const down: Record<string, number[]> = {
    bottom: [1, 0, 0, 0],
    top: [0, 0, 1, 0],
    back: [s, s, 0, 0],
    front: [s, -s, 0, 0],
    left: [s, 0, -s, 0],
    right: [s, 0, s, 0],
  }
  return times([Math.cos(half), 0, 0, Math.sin(half)], down[face] ?? down.bottom!)
}

/** The parts of a piece where it stands. */
export function placed(pose: Pick<PieceView, 'piece' | 'x' | 'y' | 'z' | 'turn'>): Shape[] {
  return FURNITURE[pose.piece]!.parts.map((part) => ({
    faces: part.faces,
    points: part.points.map((point): Spot => {
      const [x, y, z] = rotate(pose.turn, point)
      return [x + pose.x, y + pose.y, z + pose.z]
    }),
  }))
}

/** The turn of a ghost that lies: its axis horizontal, its head at its heading. */
export function lyingTurn(heading: number): number[] {
  const half = (heading * Math.PI) / 360
  return times([Math.cos(half), 0, 0, Math.sin(half)], [Math.SQRT1_2, 0, Math.SQRT1_2, 0])
}

/** A ghost's body where it stands or lies. */
export function standing(ghost: GhostView): Shape {
  const bell = BELLS[ghost.size]
  const turn = lyingTurn(ghost.heading)
  return {
    faces: bell.shape.faces,
    points: bell.shape.points.map(([x, y, z]): Spot => {
      if (!ghost.lying) return [x + ghost.x, y + ghost.y, z + ghost.z]
      const [a, b, c] = rotate(turn, [x, y, z - bell.height / 2])
      return [a + ghost.x, b + ghost.y, c + ghost.z + bell.radius]
    }),
  }
}

/** The convex outline of some points, counter-clockwise. */
export function outline(points: readonly Point[]): Point[] {
  let ordered = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const loop: Point[] = []
  for (let pass = 0; pass < 2; pass += 1) {
    const start = loop.length
    for (const point of ordered) {
      while (loop.length >= start + 2) {
        const [a, b] = [loop.at(-2)!, loop.at(-1)!]
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 1e-9) break
        loop.pop()
      }
      loop.push(point)
    }
    loop.pop()
    ordered = ordered.reverse()
  }
  return loop
}

export interface Print {
  loop: Point[]
  low: number
  high: number
}

/** What a shape covers of the floor, and between which heights. */
export function footprint(shape: Shape): Print {
  const heights = shape.points.map((point) => point[2])
  return {
    loop: outline(shape.points.map(([x, y]): Point => [x, y])),
    low: Math.min(...heights),
    high: Math.max(...heights),
  }
}

/** Tell whether a counter-clockwise convex loop holds a point. */
export function holds(loop: readonly Point[], x: number, y: number): boolean {
  return loop.every((a, i) => {
    const b = loop[(i + 1) % loop.length]!
    return (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) >= 0
  })
}

/** How high the lowest point of a piece is. */
export function lowest(pose: PieceView): number {
  return Math.min(...placed(pose).flatMap((part) => part.points.map((point) => point[2])))
}

export interface Eye {
  at: Spot
  ahead: Point
  right: Point
}

/** The eye at a door's keyhole: behind the plate, on the door's axis, looking in horizontally. */
export function eyeAt(side: Side, door: number): Eye {
  const [x, y] = doorMiddle(side, door)
  const into: Point = side === 'south' ? [0, 1] : side === 'west' ? [1, 0] : side === 'north' ? [0, -1] : [-1, 0]
  return { at: [x - into[0] * EYE_OUT, y - into[1] * EYE_OUT, EYE_HEIGHT], ahead: into, right: [into[1], -into[0]] }
}

/** How far outside the hall and how high one's eyes are who bends down at a side (PVP-T4). */
export const BENT = { out: 74, high: 34 } as const

/** The eye of somebody who bends down so far along a side, from its left. */
export function bentEye(side: Side, along: number): Eye {
  const { ahead, right } = eyeAt(side, 1)
  const [x, y] = outside(side, along, BENT.out)
  return { at: [x, y, BENT.high], ahead, right }
}

/** A point as the eye sees it: tangents to the right and up, and how far ahead it is. */
export function seenFrom(eye: Eye, [x, y, z]: Spot): { u: number; v: number; far: number } {
  const dx = x - eye.at[0]
  const dy = y - eye.at[1]
  const far = Math.max(0.5, dx * eye.ahead[0] + dy * eye.ahead[1])
  return { u: (dx * eye.right[0] + dy * eye.right[1]) / far, v: (z - eye.at[2]) / far, far }
}

interface Ray {
  ghost: string
  /** The eye, for an image in the mirror the point of the glass, a point of the ghost. */
  points: Spot[]
}

/** What proves that ghosts were seen. */
export function raysOf(report: Report): Ray[] {
  return report.glimpses
    .filter((one) => one.seen)
    .flatMap(({ ghost, witness, image_witness: image }) =>
      [witness, image].filter((way) => way.length > 1).map((way) => ({ ghost, points: way as unknown as Spot[] })),
    )
}

/** About at which heights a ghost would stand at a spot, from below: the server says it exactly. */
export function heights(furniture: readonly PieceView[], size: Size, x: number, y: number): number[] {
  const { radius, height } = BELLS[size]
  const prints = furniture.flatMap((pose) => placed(pose).map(footprint))
  const under = prints.filter(({ loop }) => holds(loop, x, y))
  const near = prints.filter(({ loop }) =>
    [0, 1, 2, 3, 4, 5, 6, 7].some((k) =>
      holds(loop, x + radius * 0.9 * Math.cos((k * Math.PI) / 4), y + radius * 0.9 * Math.sin((k * Math.PI) / 4)),
    ),
  )
  const tops = [0, ...new Set(under.map((print) => Math.round(print.high * 10) / 10))].sort((a, b) => a - b)
  return tops.filter((top) =>
    [...under, ...near].every(({ low, high }) => high <= top + 0.2 || low >= top + height - 0.2),
  )
}

/** The picture through a keyhole in flat faces, far ones first: for machines without WebGL. */
import type { Peep } from './peep'
import { type Eye, EYE_OUT, eyeAt, FURNITURE, placed, rotate, seenFrom, type Shape, type Spot, standing } from '../hall'
import { LOOKS } from './looks'
import { type GhostView, HALL, isSquare, type PieceView, sideOf, SQUARE } from '../view'

interface Patch {
  points: string
  fill: string
  /** How much light falls on it, 0 to 1. */
  light: number
  ghost?: string
}

export const SCALE = 100

function dots(eye: Eye, spots: readonly Spot[]): string {
  return spots
    .map((spot) => seenFrom(eye, spot))
    .map(({ u, v }) => `${(u * SCALE).toFixed(1)},${(-v * SCALE).toFixed(1)}`)
    .join(' ')
}

function faces(eye: Eye, shape: Shape, fill: string, ghost?: string): Patch[] {
  const found: Patch[] = []
  for (const face of shape.faces) {
    const corners = face.map((index) => shape.points[index]!)
    const [a, b, c] = corners as [Spot, Spot, Spot]
    const p = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const
    const q = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const
    const n = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]] as const
    const facing = n[0] * (eye.at[0] - a[0]) + n[1] * (eye.at[1] - a[1]) + n[2] * (eye.at[2] - a[2])
    if (facing <= 0) continue
    const length = Math.hypot(...n) || 1
    const light = 0.55 + 0.3 * (n[2] / length) + 0.15 * ((n[0] * eye.right[0] + n[1] * eye.right[1]) / -length)
    found.push({ points: dots(eye, corners), fill, light: Math.max(0.25, Math.min(1, light)), ghost })
  }
  return found
}

function distance(eye: Eye, shape: Shape): number {
  const sum = shape.points.reduce((all, [x, y, z]) => all + Math.hypot(x - eye.at[0], y - eye.at[1], z - eye.at[2]), 0)
  return sum / shape.points.length
}

export interface Picture {
  floor: Patch[]
  patches: Patch[]
  faces: Face[]
  glass: string
}

interface Face {
  ghost: string
  x: number
  y: number
  r: number
  seen: boolean
}

/** Draw what stands before the eye at a keyhole. */
export function draw({ report: { side, door }, furniture, ghosts }: Peep, caught: ReadonlySet<string>): Picture {
  return drawFrom(eyeAt(side, door), furniture, ghosts, caught)
}

/** Draw what stands before an eye; whoever is caught is pale. */
export function drawFrom(
  eye: Eye,
  furniture: readonly PieceView[],
  ghosts: readonly GhostView[],
  caught: ReadonlySet<string>,
): Picture {
  const floor: Patch[] = []
  for (let column = 0; column < 6; column += 1) {
    for (let row = 0; row < 6; row += 1) {
      const [x, y] = [column * SQUARE, row * SQUARE]
      const corners: Spot[] = [
        [x, y, 0],
        [x + SQUARE, y, 0],
        [x + SQUARE, y + SQUARE, 0],
        [x, y + SQUARE, 0],
      ]
      floor.push({
        points: dots(eye, corners),
        fill: (column + row) % 2 ? 'var(--peep-floor)' : 'var(--peep-floor-2)',
        light: 1,
      })
    }
  }
  // The doorstep: the strip between the plate and the hall.
  const [rx, ry] = eye.right
  const [ax, ay] = eye.ahead
  const step = (right: number, ahead: number): Spot => [
    eye.at[0] + rx * right + ax * ahead,
    eye.at[1] + ry * right + ay * ahead,
    0,
  ]
  floor.unshift({
    points: dots(eye, [step(-60, 6), step(60, 6), step(60, EYE_OUT), step(-60, EYE_OUT)]),
    fill: 'var(--peep-step)',
    light: 1,
  })
  for (const [a, b] of [
    [
      [0, 0],
      [HALL, 0],
    ],
    [
      [HALL, 0],
      [HALL, HALL],
    ],
    [
      [HALL, HALL],
      [0, HALL],
    ],
    [
      [0, HALL],
      [0, 0],
    ],
  ] as const) {
    const far = (spot: readonly number[]) =>
      (spot[0]! - eye.at[0]) * eye.ahead[0] + (spot[1]! - eye.at[1]) * eye.ahead[1]
    if (far(a) < 20 && far(b) < 20) continue
    floor.push({
      points: dots(eye, [
        [...a, 0],
        [...b, 0],
        [...b, 110],
        [...a, 110],
      ] as Spot[]),
      fill: 'var(--peep-wall)',
      light: 0.9,
    })
  }
  const bodies: { far: number; patches: Patch[]; face?: Face }[] = []
  for (const pose of furniture) {
    for (const part of placed(pose))
      bodies.push({ far: distance(eye, part), patches: faces(eye, part, `var(--piece-${pose.piece})`) })
  }
  for (const ghost of ghosts.filter((one) => isSquare(one.where))) {
    const body = standing(ghost)
    const seen = caught.has(ghost.name)
    bodies.push({
      far: distance(eye, body),
      patches: faces(eye, body, seen ? 'var(--sheet-pale)' : `var(--${LOOKS[sideOf(ghost.name)].colour})`, ghost.name),
      face: eyesOf(eye, ghost.name, body, seen),
    })
  }
  bodies.sort((a, b) => b.far - a.far)
  const mirror = furniture.find((pose) => pose.piece === 'mirror')
  const glass = mirror
    ? FURNITURE.mirror!.glass.map((corner): Spot => {
        const [x, y, z] = rotate(mirror.turn, corner)
        return [x + mirror.x, y + mirror.y, z + mirror.z]
      })
    : []
  return {
    floor,
    patches: bodies.flatMap((body) => body.patches),
    faces: bodies.flatMap((body) => body.face ?? []),
    glass: dots(eye, glass),
  }
}

function eyesOf(eye: Eye, ghost: string, body: Shape, seen: boolean): Face {
  const points = body.points.map((point) => seenFrom(eye, point))
  const u = points.map((point) => point.u)
  const v = points.map((point) => point.v)
  const [left, right, low, high] = [Math.min(...u), Math.max(...u), Math.min(...v), Math.max(...v)]
  return {
    ghost,
    x: ((left + right) / 2) * SCALE,
    y: -(low + (high - low) * 0.68) * SCALE,
    r: (right - left) * SCALE * 0.5,
    seen,
  }
}

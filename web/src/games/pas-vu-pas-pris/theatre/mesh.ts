/** Shapes of the engine's data as three.js geometry. */
import { BufferAttribute, BufferGeometry } from 'three'
import type { Bell, Shape, Spot } from '../hall'

/** How many millimetres one copy of a painted surface covers. */
const GRAIN = 60

/** Convex parts as one geometry with flat faces; each face is papered along its own plane. */
export function solid(shapes: readonly Shape[]): BufferGeometry {
  const corners: number[] = []
  const papers: number[] = []
  for (const { faces, points } of shapes) {
    for (const face of faces) {
      const axis = across(points[face[0]!]!, points[face[1]!]!, points[face[2]!]!)
      for (let k = 1; k < face.length - 1; k += 1) {
        for (const index of [face[0]!, face[k]!, face[k + 1]!]) {
          const point = points[index]!
          corners.push(...point)
          papers.push(point[(axis + 1) % 3]! / GRAIN, point[(axis + 2) % 3]! / GRAIN)
        }
      }
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(papers), 2))
  geometry.computeVertexNormals()
  return geometry
}

/** The axis that a face looks along most. */
function across(a: Spot, b: Spot, c: Spot): number {
  const p = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const q = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  const normal = [0, 1, 2].map((i) => Math.abs(p[(i + 1) % 3]! * q[(i + 2) % 3]! - p[(i + 2) % 3]! * q[(i + 1) % 3]!))
  return normal.indexOf(Math.max(...normal))
}

/** A ghost's bell with a smooth surface: the engine's rings, wrapped in one picture that meets itself at the back. */
export function sheet({ shape, profile, height }: Bell): BufferGeometry {
  const n = shape.points.length / profile.length
  const back = n / 4
  const points: number[] = []
  const papers: number[] = []
  for (let level = 0; level < profile.length; level += 1) {
    for (let i = 0; i <= n; i += 1) {
      points.push(...shape.points[level * n + ((i + back) % n)]!)
      papers.push(i / n, profile[level]![1] / height)
    }
  }
  const faces: number[] = []
  const at = (level: number, i: number) => level * (n + 1) + i
  for (let level = 0; level < profile.length - 1; level += 1) {
    for (let i = 0; i < n; i += 1)
      faces.push(
        at(level, i),
        at(level, i + 1),
        at(level + 1, i + 1),
        at(level, i),
        at(level + 1, i + 1),
        at(level + 1, i),
      )
  }
  const top = profile.length - 1
  for (let i = 1; i < n - 1; i += 1)
    faces.push(at(top, 0), at(top, i), at(top, i + 1), at(0, 0), at(0, i + 1), at(0, i))
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(points), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(papers), 2))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  closeSeam(geometry, n, profile.length)
  return geometry
}

/** Give both copies of the seam's corners the same normal. */
function closeSeam(geometry: BufferGeometry, n: number, levels: number): void {
  const normal = geometry.getAttribute('normal')
  for (let level = 0; level < levels; level += 1) {
    const [a, b] = [level * (n + 1), level * (n + 1) + n]
    const [x, y, z] = [
      normal.getX(a) + normal.getX(b),
      normal.getY(a) + normal.getY(b),
      normal.getZ(a) + normal.getZ(b),
    ]
    const length = Math.hypot(x, y, z) || 1
    for (const index of [a, b]) normal.setXYZ(index, x / length, y / length, z / length)
  }
}

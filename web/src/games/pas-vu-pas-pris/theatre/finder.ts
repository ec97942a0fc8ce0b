/** Finds what is under a point of the picture, and where a point of the hall is on it. */
import { type Object3D, type PerspectiveCamera, Plane, Raycaster, Vector2, Vector3 } from 'three'
import type { Side } from '../view'
import type { Company } from './company'

export type Hit = { x: number; y: number; z: number } & (
  { what: 'ghost' | 'piece' | 'square'; name: string } | { what: 'door'; side: Side; door: number }
)

export class Finder {
  readonly #ray = new Raycaster()
  readonly #canvas: HTMLCanvasElement
  readonly #camera: PerspectiveCamera
  readonly #company: Company

  constructor(canvas: HTMLCanvasElement, camera: PerspectiveCamera, company: Company) {
    this.#canvas = canvas
    this.#camera = camera
    this.#company = company
  }

  /** What is under a point of the canvas (−1 to 1 each way). */
  hit(u: number, v: number, but = ''): Hit | null {
    const { set, cast, furnishings } = this.#company
    this.#ray.setFromCamera(new Vector2(u, v), this.#camera)
    const things: Object3D[] = [...furnishings.pieces.values(), ...set.squares.values()]
    for (const [name, actor] of cast.actors) if (name !== but) things.push(actor.group)
    for (const { upright, mats } of set.walls.values()) things.push(...(upright.visible ? [upright, mats] : [mats]))
    const found = this.#ray.intersectObjects(things, true)[0]
    if (!found) return null
    for (let one: Object3D | null = found.object; one; one = one.parent) {
      const data = one.userData as { what?: Hit['what']; name?: string; side?: Side; door?: number }
      const { x, y, z } = found.point
      if (data.what === 'door') return { what: 'door', side: data.side!, door: data.door!, x, y, z }
      if (data.what) return { what: data.what, name: data.name!, x, y, z }
    }
    return null
  }

  /** The point of the floor under a point of the canvas. */
  floor(u: number, v: number): readonly [number, number] | null {
    this.#ray.setFromCamera(new Vector2(u, v), this.#camera)
    const point = this.#ray.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), 0), new Vector3())
    return point ? [point.x, point.y] : null
  }

  /** Where a point of the hall is on the canvas, in its own pixels. */
  project(x: number, y: number, z: number): readonly [number, number] {
    const { width, height } = this.#canvas.getBoundingClientRect()
    const { x: u, y: v } = this.#company.board.localToWorld(new Vector3(x, y, z)).project(this.#camera)
    return [((u + 1) / 2) * width, ((1 - v) / 2) * height]
  }
}

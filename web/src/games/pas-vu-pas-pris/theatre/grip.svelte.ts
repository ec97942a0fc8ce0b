/** The pointer in the hall in depth: it takes pieces and ghosts, drags them and lets them go; the rest is the camera's. */
import { Fingers } from '../../shared/fingers'
import { Press } from '../../shared/press.svelte'
import type { Desk } from '../play/desk.svelte'
import { squareAt } from '../view'
import type { Hit } from './finder'
import type { Theatre } from './theatre'

/** Nearer than this it is a touch. */
const SLACK_PX = 6
/** How high over its place a ghost hangs in the hand. */
const HOVER = 8
/** How far one walks along a side for a pixel of dragging. */
const STRIDE = 0.5

/** What a pointer does to the hall beyond what is in hand. */
export interface Reach {
  readonly canvas: HTMLCanvasElement
  readonly theatre: Theatre
  /** One bends down: a drag walks along the side. */
  readonly bent: boolean
  touch(hit: Hit): void
  tell(): void
}

export class Grip {
  /** Where the hand is, and the steps left there. */
  steps = $state.raw<{ x: number; y: number; left: number } | null>(null)
  /** Something may be taken under the pointer. */
  grabs = $state(false)

  readonly #desk: Desk
  readonly #reach: () => Reach | null
  /** What was hit, and how far its middle is from the pointer. */
  readonly #press = new Press<{ hit: Hit | null; dx: number; dy: number }>(SLACK_PX)
  readonly #fingers = new Fingers()

  constructor(desk: Desk, reach: () => Reach | null) {
    this.#desk = desk
    this.#reach = reach
  }

  down(event: PointerEvent): void {
    const reach = this.#reach()
    if (!reach || event.button !== 0) return
    const desk = this.#desk
    const { canvas, theatre } = reach
    if (this.#fingers.count === 1 && desk.held) {
      this.#fingers.press(event.pointerId, event.clientX, event.clientY, event.timeStamp)
      canvas.setPointerCapture(event.pointerId)
      event.stopImmediatePropagation()
      return
    }
    const at = spot(event, canvas)
    const hit = theatre.finder.hit(...at)
    const floor = theatre.finder.floor(...at)
    if (hit?.what === 'ghost' && this.#mine(hit)) {
      if (desk.selected !== hit.name) desk.pick(hit.name)
    } else if (hit?.what === 'piece' && this.#movable(hit)) {
      if (!desk.held) desk.take(hit.name)
      this.#fingers.press(event.pointerId, event.clientX, event.clientY, event.timeStamp)
    } else {
      this.#press.begin({ hit, dx: 0, dy: 0 }, event.clientX, event.clientY)
      if (reach.bent) canvas.setPointerCapture(event.pointerId)
      return
    }
    theatre.operator.hold(true)
    canvas.setPointerCapture(event.pointerId)
    const [dx, dy] = [(desk.held?.x ?? 0) - (floor?.[0] ?? 0), (desk.held?.y ?? 0) - (floor?.[1] ?? 0)]
    this.#press.begin({ hit, dx, dy }, event.clientX, event.clientY)
    event.preventDefault()
    canvas.focus({ preventScroll: true })
  }

  move(event: PointerEvent): void {
    const reach = this.#reach()
    if (!reach) return
    const desk = this.#desk
    const { finder, operator } = reach.theatre
    const turned = this.#fingers.move(event.pointerId, event.clientX, event.clientY)
    if (this.#fingers.count === 2 && desk.held) {
      if (turned) desk.hold({ yaw: desk.held.yaw - turned })
      return
    }
    const grabbed = this.#press.thing
    if (!grabbed) return this.#hover(event, reach)
    if (!this.#press.pull(event.clientX, event.clientY)) return
    const { hit } = grabbed
    if (hit?.what === 'ghost' && desk.planning && desk.selected === hit.name) return this.#carry(event, hit.name, reach)
    if (hit?.what === 'piece' && desk.held?.piece === hit.name) {
      const floor = finder.floor(...spot(event, reach.canvas))
      desk.dragging = true
      if (floor) desk.hold({ x: floor[0] + grabbed.dx, y: floor[1] + grabbed.dy })
    } else if (reach.bent) operator.stroll(-event.movementX * STRIDE)
  }

  up(event: PointerEvent): void {
    const desk = this.#desk
    if (this.#fingers.count === 2) {
      this.#fingers.lift(event.pointerId, event.timeStamp)
      return desk.settle()
    }
    const tips = this.#fingers.lift(event.pointerId, event.timeStamp)
    const ended = this.#press.end()
    const { hit } = ended?.thing ?? { hit: null }
    const reach = this.#reach()
    this.#release(reach)
    if (!ended || !reach || !hit) return
    if (hit.what === 'piece' && desk.held) {
      if (ended.far) desk.settle()
      else if (tips) desk.tip()
      return reach.tell()
    }
    if (!ended.far) return reach.touch(hit)
    if (hit.what !== 'ghost' || desk.selected !== hit.name || !desk.planning) return
    const place = landing(event, hit.name, reach)
    if (place) desk.drop(...place)
    reach.tell()
  }

  cancel(): void {
    this.#fingers.clear()
    this.#release(this.#reach())
    if (this.#desk.dragging) this.#desk.settle()
  }

  #mine(hit: Hit | null): boolean {
    return hit?.what === 'ghost' && this.#desk.planning && this.#desk.owns(hit.name)
  }

  #movable(hit: Hit | null): boolean {
    const { held, furnishing, view } = this.#desk
    if (hit?.what !== 'piece') return false
    return held ? held.piece === hit.name : furnishing && view.may_furnish.includes(hit.name)
  }

  #hover(event: PointerEvent, { canvas, theatre }: Reach): void {
    const { planning, furnishing } = this.#desk
    if (event.pointerType !== 'mouse' || !(planning || furnishing)) this.grabs = false
    else {
      const hit = theatre.finder.hit(...spot(event, canvas))
      this.grabs = this.#mine(hit) || this.#movable(hit)
    }
  }

  #carry(event: PointerEvent, name: string, reach: Reach): void {
    const place = landing(event, name, reach)
    if (!place) return
    reach.theatre.carry(name, place[0], place[1], (place[2] ?? 0) + HOVER)
    const square = squareAt(place[0], place[1])
    const left = square ? this.#desk.leftAt(square) : null
    const box = reach.canvas.getBoundingClientRect()
    this.steps = left === null ? null : { x: event.clientX - box.left, y: event.clientY - box.top, left }
  }

  #release(reach: Reach | null): void {
    this.#press.end()
    this.steps = null
    reach?.theatre.operator.hold(false)
  }
}

/** A point of the picture, from −1 to 1 each way. */
function spot(event: PointerEvent, canvas: HTMLCanvasElement): [number, number] {
  const box = canvas.getBoundingClientRect()
  return [((event.clientX - box.left) / box.width) * 2 - 1, 1 - ((event.clientY - box.top) / box.height) * 2]
}

/** Where a dragged ghost is meant to stand: on what is under the pointer, else on the floor. */
function landing(
  event: PointerEvent,
  name: string,
  { canvas, theatre: { finder } }: Reach,
): readonly [number, number, number | null] | null {
  const hit = finder.hit(...spot(event, canvas), name)
  if (hit && (hit.what === 'piece' || hit.what === 'square')) return [hit.x, hit.y, hit.z]
  const floor = finder.floor(...spot(event, canvas))
  return floor && [...floor, null]
}

/** A thing dragged over a board onto another one. */

/** Nearer than this it is a touch. */
const SLACK_PX = 10

interface Dragged {
  spot: string
  /** How far it was dragged. */
  x: number
  y: number
  /** The spot under the pointer. */
  over: string | null
}

/** What a board says of its things. */
interface Draggable {
  movable(spot: string): boolean
  under(event: PointerEvent): string | null
  drop(spot: string, target: string, element: Element): void
}

export class Drag {
  /** The thing in hand, once it has moved. */
  held = $state.raw<Dragged | null>(null)

  readonly #things: Draggable
  #start: { spot: string; x: number; y: number } | null = null
  #dropped = false

  constructor(things: Draggable) {
    this.#things = things
  }

  press(event: PointerEvent, spot: string): void {
    this.#dropped = false
    if (event.button !== 0 || !this.#things.movable(spot)) return
    this.#start = { spot, x: event.clientX, y: event.clientY }
    ;(event.currentTarget as Element).setPointerCapture?.(event.pointerId)
  }

  pull(event: PointerEvent): void {
    if (!this.#start) return
    const x = event.clientX - this.#start.x
    const y = event.clientY - this.#start.y
    if (!this.held && Math.hypot(x, y) <= SLACK_PX) return
    this.held = { spot: this.#start.spot, x, y, over: this.#things.under(event) }
  }

  drop(event: PointerEvent): void {
    const { held } = this
    this.cancel()
    if (!held) return
    this.#dropped = true
    const target = this.#things.under(event)
    if (target && target !== held.spot) this.#things.drop(held.spot, target, event.currentTarget as Element)
  }

  cancel(): void {
    this.#start = null
    this.held = null
  }

  /** Tell whether a click is only the end of a drag. */
  ended(): boolean {
    const dropped = this.#dropped
    this.#dropped = false
    return dropped
  }
}

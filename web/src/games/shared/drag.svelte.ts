/** A thing dragged over a board onto another one. */
import { Press } from './press.svelte'

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
  readonly #press = new Press<string>(SLACK_PX)
  #dropped = false

  constructor(things: Draggable) {
    this.#things = things
  }

  press(event: PointerEvent, spot: string): void {
    this.#dropped = false
    if (event.button !== 0 || !this.#things.movable(spot)) return
    this.#press.begin(spot, event.clientX, event.clientY)
    ;(event.currentTarget as Element).setPointerCapture?.(event.pointerId)
  }

  pull(event: PointerEvent): void {
    const way = this.#press.pull(event.clientX, event.clientY)
    if (way) this.held = { spot: this.#press.thing!, ...way, over: this.#things.under(event) }
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
    this.#press.end()
    this.held = null
  }

  /** Tell whether a click is only the end of a drag. */
  ended(): boolean {
    const dropped = this.#dropped
    this.#dropped = false
    return dropped
  }
}

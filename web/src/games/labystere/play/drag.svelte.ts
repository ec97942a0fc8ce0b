/** A stack dragged over the maze onto another one. */
import type { Desk } from './desk.svelte'
import { squareAt } from '../view'

/** Nearer than this it is a touch. */
const SLACK_PX = 10

interface Dragged {
  square: string
  x: number
  y: number
  /** The square under the pointer. */
  over: string | null
}

export class Drag {
  /** The stack in hand, once it has moved. */
  held = $state.raw<Dragged | null>(null)

  readonly #desk: () => Desk
  readonly #area: () => HTMLElement
  #start: { square: string; x: number; y: number } | null = null
  #dropped = false

  constructor(desk: () => Desk, area: () => HTMLElement) {
    this.#desk = desk
    this.#area = area
  }

  press(event: PointerEvent, square: string): void {
    this.#dropped = false
    if (event.button !== 0 || !this.#desk().movable.has(square)) return
    this.#start = { square, x: event.clientX, y: event.clientY }
    ;(event.currentTarget as Element).setPointerCapture?.(event.pointerId)
  }

  pull(event: PointerEvent): void {
    if (!this.#start) return
    const x = event.clientX - this.#start.x
    const y = event.clientY - this.#start.y
    if (this.held || Math.hypot(x, y) > SLACK_PX)
      this.held = { square: this.#start.square, x, y, over: this.#under(event) }
  }

  drop(event: PointerEvent): void {
    const { held } = this
    this.cancel()
    if (!held) return
    this.#dropped = true
    const target = this.#under(event)
    if (target && target !== held.square) this.#desk().exchange(held.square, target, event.currentTarget as Element)
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

  #under(event: PointerEvent): string | null {
    const box = this.#area().getBoundingClientRect()
    return squareAt(
      Math.floor(((event.clientX - box.left) / box.width) * 5),
      Math.floor(((event.clientY - box.top) / box.height) * 5),
    )
  }
}

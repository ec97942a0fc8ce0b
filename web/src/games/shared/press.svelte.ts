/** A press on a thing; it becomes a drag once the pointer is far enough from where it began. */
export class Press<Thing> {
  /** What is pressed; null where nothing is. */
  thing = $state.raw<Thing | null>(null)
  /** It is being dragged. */
  far = $state(false)

  readonly #slack: number
  #x = 0
  #y = 0

  /** Up to `slack` it is a touch, in whatever unit the places are given. */
  constructor(slack: number) {
    this.#slack = slack
  }

  begin(thing: Thing, x: number, y: number): void {
    this.thing = thing
    this.far = false
    this.#x = x
    this.#y = y
  }

  /** Follow the pointer; tell how far it is from the start, null while that is a touch. */
  pull(x: number, y: number): { x: number; y: number } | null {
    if (this.thing === null) return null
    const way = { x: x - this.#x, y: y - this.#y }
    if (!this.far && Math.hypot(way.x, way.y) <= this.#slack) return null
    this.far = true
    return way
  }

  /** Let go, and tell of what. */
  end(): { thing: Thing; far: boolean } | null {
    const { thing, far } = this
    this.thing = null
    this.far = false
    return thing === null ? null : { thing, far }
  }
}

/** Fingers on a piece in hand: one slides it, two turn it, a double tap tips it. */

const TAP_MS = 260
const AGAIN_MS = 340
const TAP_PX = 14
const AGAIN_PX = 40

interface Finger {
  x: number
  y: number
  since: number
  far: boolean
}

const angle = (a: Finger, b: Finger) => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI

export class Fingers {
  readonly #down = new Map<number, Finger>()
  #tapped: Finger | null = null

  get count(): number {
    return this.#down.size
  }

  press(id: number, x: number, y: number, now: number): void {
    if (this.#down.size < 2) this.#down.set(id, { x, y, since: now, far: this.#down.size > 0 })
  }

  /** Follow a finger; tell by how many degrees two of them have turned, clockwise as they are seen. */
  move(id: number, x: number, y: number): number {
    const finger = this.#down.get(id)
    if (!finger) return 0
    const [first, second] = [...this.#down.values()]
    const before = first && second ? angle(first, second) : 0
    if (Math.hypot(x - finger.x, y - finger.y) > TAP_PX || second) finger.far = true
    if (second || finger.far) Object.assign(finger, { x, y })
    if (!first || !second) return 0
    const turned = angle(first, second) - before
    return turned > 180 ? turned - 360 : turned < -180 ? turned + 360 : turned
  }

  /** Lift a finger; tell whether that was the second tap of two. */
  lift(id: number, now: number): boolean {
    const finger = this.#down.get(id)
    this.#down.delete(id)
    if (!finger || finger.far || now - finger.since > TAP_MS) {
      this.#tapped = null
      return false
    }
    const last = this.#tapped
    const again =
      last !== null &&
      finger.since - last.since < AGAIN_MS &&
      Math.hypot(finger.x - last.x, finger.y - last.y) < AGAIN_PX
    this.#tapped = again ? null : finger
    return again
  }

  clear(): void {
    this.#down.clear()
    this.#tapped = null
  }
}

import type { Component } from 'svelte'
import { ability, chosenDrawing, keepDrawing } from './ability'

const COMING_MS = 700

/** How the hall is drawn: from above, or in depth, for which three.js is loaded only then. */
export class Drawing {
  able = $state<ReturnType<typeof ability>>('none')
  soft = $state(false)
  Deep = $state.raw<Component<any> | null>(null)
  DeepPeep = $state.raw<Component<any> | null>(null)
  /** The hall in depth is on its way, and has not been for long: nothing is shown instead. */
  coming = $state(true)
  #wished = $state(false)
  readonly #flatOnly: () => boolean

  /** `flatOnly`: where it is drawn from above, whatever was chosen. */
  constructor(flatOnly: () => boolean) {
    this.#flatOnly = flatOnly
    const chosen = chosenDrawing()
    // Whoever chose depth here has seen it: asking the machine again takes as long as a picture.
    this.able = chosen?.deep ? 'good' : ability()
    this.#wished = chosen?.deep ?? this.able === 'good'
    this.soft = chosen?.soft ?? this.able === 'good'
    $effect(() => this.#load())
  }

  get deep(): boolean {
    return this.#wished && !this.#flatOnly()
  }

  /** Draw it the other way. */
  turn(): void {
    this.#wished = !this.#wished
    this.#keep()
  }

  /** Draw with soft shadows, or without. */
  soften(): void {
    this.soft = !this.soft
    this.#keep()
  }

  /** This machine cannot draw in depth. */
  fail(): void {
    this.able = 'none'
    this.#wished = false
  }

  #keep(): void {
    keepDrawing({ deep: this.#wished, soft: this.soft })
  }

  #load(): (() => void) | undefined {
    if (!this.deep || this.able === 'none' || this.Deep) return
    const timer = setTimeout(() => (this.coming = false), COMING_MS)
    void import('../theatre/Deep.svelte').then((hall) => (this.Deep = hall.default))
    void import('../theatre/DeepPeep.svelte').then((picture) => (this.DeepPeep = picture.default))
    return () => clearTimeout(timer)
  }
}

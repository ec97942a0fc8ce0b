import type { Riddle } from './riddle'
import type { Result } from './results.svelte'

const LEAST = 2

/** What has become of the answers of a riddle. */
export interface Tried {
  /** Places of answers that were wrong. */
  readonly wrong: readonly number[]
  /** Places of answers that may still be given. */
  readonly open: readonly number[]
  /** It was found, or given up. */
  readonly over: boolean
}

/** Somebody at a riddle: what was tried, which hints were taken, whether it is over. */
export class Attempt implements Tried {
  wrong = $state<readonly number[]>([])
  hints = $state(0)
  over = $state(false)
  found = $state(false)

  constructor(
    readonly riddle: Riddle,
    before: Result | null = null,
  ) {
    if (!before) return
    this.over = true
    this.found = before.found
  }

  get result(): Result {
    return { wrong: this.wrong.length, hints: this.hints, found: this.found }
  }

  get moreHints(): boolean {
    return !this.over && (this.hints === 0 || this.open.length > LEAST)
  }

  /** Answers that may still be given. From the second hint on, each takes the worst of those left away. */
  get open(): readonly number[] {
    const { answers, best } = this.riddle
    const places = answers.map((_, place) => place).filter((place) => !this.wrong.includes(place))
    const others = places.filter((place) => place !== best).sort((one, two) => this.#far(one) - this.#far(two))
    const left = Math.max(1, others.length - Math.max(0, this.hints - 1))
    const still = new Set([best, ...others.slice(0, left)])
    return places.filter((place) => still.has(place))
  }

  /** How far an answer is from the best one. */
  #far(place: number): number {
    const { answers, best } = this.riddle
    return Math.abs(answers[best]!.value - answers[place]!.value)
  }

  hint(): void {
    if (this.moreHints) this.hints += 1
  }

  /** Answer; true if that was it. */
  answer(place: number): boolean {
    if (this.over || !this.open.includes(place)) return false
    if (place !== this.riddle.best) {
      this.wrong = [...this.wrong, place]
      this.over = this.wrong.length === this.riddle.answers.length - 1
      return false
    }
    this.found = this.over = true
    return true
  }

  giveUp(): void {
    this.over = true
  }
}

/** The sentence that ends a round: it holds the stage until it has been read. */
import type { Verdict } from '../../games/board'

export class Sentence {
  said = $state.raw<Verdict | null>(null)
  /** Somebody reads it: a pointer rests on it, or it was touched. */
  kept = $state(false)
  #due = false
  #go: (() => void) | null = null

  /** Say it for so long, for longer while it is kept; resolves when it is put away. */
  async hold(verdict: Verdict, ms: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    this.said = verdict
    this.#due = false
    const timer = setTimeout(() => {
      this.#due = true
      if (!this.kept) this.release()
    }, ms)
    await new Promise<void>((resolve) => {
      this.#go = resolve
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
    clearTimeout(timer)
    this.#go = null
    this.said = null
    this.kept = false
  }

  keep(kept: boolean): void {
    this.kept = kept
    if (!kept && this.#due) this.release()
  }

  release(): void {
    this.#go?.()
  }
}

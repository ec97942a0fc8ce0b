import { onDestroy } from 'svelte'
import type { Moments } from '../../wire/types'
import { evenings } from '../model/api'

const PATIENCE_MS = 1500

/** The moments worth telling: the server looks at the games in the background, and is asked how far it has got. */
export class Remembered {
  found = $state.raw<Moments | null>(null)
  failed = $state(false)
  readonly #evening: string
  readonly #invite: string
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(evening: string, invite: string) {
    this.#evening = evening
    this.#invite = invite
    onDestroy(() => clearTimeout(this.#timer))
    void this.#ask(evenings.look(evening, invite))
  }

  get working(): boolean {
    return !this.failed && this.found?.status !== 'done'
  }

  async #ask(answer: Promise<Moments>): Promise<void> {
    try {
      this.found = await answer
      if (this.found.status === 'working')
        this.#timer = setTimeout(() => void this.#ask(evenings.moments(this.#evening, this.#invite)), PATIENCE_MS)
    } catch {
      this.failed = true
    }
  }
}

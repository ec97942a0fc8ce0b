import { api, Refusal } from '../api'
import type { Sharing } from '../../wire/types'

const LOOK_MS = 1500

/** The way in for people elsewhere, as the browser of whoever runs the server knows it; nobody else is told. */
class WayIn {
  /** Null for everybody but the host. */
  now = $state.raw<Sharing | null>(null)
  #asked = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Where an invitation leads: through the tunnel while it is open. */
  get origin(): string {
    return this.now?.address || location.origin
  }

  /** An invitation leads nowhere but to this machine. */
  get hereOnly(): boolean {
    return /^(localhost|127\.|\[::1\])/.test(new URL(this.origin).hostname)
  }

  /** Ask once whether this browser is the host's. */
  look(): void {
    if (this.#asked) return
    this.#asked = true
    void this.#take(api.sharing())
  }

  open(): Promise<void> {
    return this.#take(api.share())
  }

  close(): Promise<void> {
    return this.#take(api.unshare())
  }

  async #take(answer: Promise<Sharing>): Promise<void> {
    clearTimeout(this.#timer)
    try {
      this.now = await answer
    } catch (error) {
      if (error instanceof Refusal) this.now = null
    }
    if (this.now && this.now.status !== 'closed')
      this.#timer = setTimeout(() => void this.#take(api.sharing()), LOOK_MS)
  }
}

export const wayIn = new WayIn()

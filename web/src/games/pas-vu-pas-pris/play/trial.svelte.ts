/** A move that is begun, tried by the server before it is made. */
import type { BoardProps, Foreseen } from '../../board'
import type { Preview, View } from '../view'

type Ask = BoardProps<View>['preview']

const GAP_MS = 260

export class Trial {
  shows = $state.raw<Preview | null>(null)
  refusal = $state.raw<Foreseen['refusal']>(null)
  asking = $state(false)

  #asked = 0
  #move = ''
  #timer: ReturnType<typeof setTimeout> | null = null
  #last = 0

  /**
   * Ask what would stand after a move; an empty one is none. A newer question makes an older answer void, but what is
   * known of a move stays until it has been tried anew: others may change the hall while it is being sent.
   */
  ask(move: string, preview: Ask): void {
    this.#asked += 1
    if (move !== this.#move) this.shows = this.refusal = null
    this.#move = move
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.asking = move !== '' && preview !== undefined
    if (!this.asking) return
    const asked = this.#asked
    const wait = Math.max(60, this.#last + GAP_MS - Date.now())
    this.#timer = setTimeout(() => {
      this.#last = Date.now()
      void preview!(move).then((answer: Foreseen<Preview>) => {
        if (asked !== this.#asked) return
        this.asking = false
        this.shows = answer.shows
        this.refusal = answer.refusal
      })
    }, wait)
  }
}

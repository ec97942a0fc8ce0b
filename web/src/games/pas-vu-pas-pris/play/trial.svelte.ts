/** A move that is begun, tried by the server before it is made; of a place that will not do, the nearest that will. */
import type { BoardProps, Foreseen } from '../../board'
import type { Preview, View } from '../view'

type Ask = NonNullable<BoardProps<View>['preview']>

const GAP_MS = 120

export class Trial {
  shows = $state.raw<Preview | null>(null)
  refusal = $state.raw<Foreseen['refusal']>(null)
  /** The possible move nearest to a refused one, and what would stand after it. */
  instead = $state.raw<{ move: string; shows: Preview } | null>(null)
  /** What was last said of any move since the hand was empty. */
  last = $state.raw<Preview | null>(null)
  asking = $state(false)

  #asked = 0
  #move = ''
  #preview: Ask | undefined
  #timer: ReturnType<typeof setTimeout> | null = null
  #last = 0
  /** A question is on its way: the next one waits for its answer. */
  #open = false

  /**
   * Ask what would stand after a move; an empty one is none. A newer question makes an older answer void, but what is
   * known of a move stays until it has been tried anew: others may change the hall while it is being sent.
   */
  ask(move: string, preview: Ask | undefined): void {
    this.#asked += 1
    if (move !== this.#move) this.shows = this.refusal = this.instead = null
    if (!move) this.last = null
    this.#move = move
    this.#preview = preview
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.asking = move !== '' && preview !== undefined
    if (this.asking && !this.#open) this.#wait()
  }

  #wait(): void {
    this.#timer = setTimeout(() => void this.#try(), Math.max(40, this.#last + GAP_MS - Date.now()))
  }

  async #try(): Promise<void> {
    const [asked, preview] = [this.#asked, this.#preview!]
    const fresh = () => asked === this.#asked
    this.#last = Date.now()
    this.#open = true
    const answer = (await preview(this.#move)) as Foreseen<Preview>
    const nearest = answer.refusal?.params.nearest
    const other = nearest && fresh() ? ((await preview(nearest)) as Foreseen<Preview>) : null
    this.#open = false
    if (!fresh()) return this.asking ? this.#wait() : undefined
    this.asking = false
    this.shows = answer.shows
    this.refusal = answer.refusal
    this.instead = nearest && other?.shows ? { move: nearest, shows: other.shows } : null
    this.last = this.shows ?? this.instead?.shows ?? this.last
  }
}

/** Same-screen play: when another seat of this screen is to move, everything is hidden until its player is here. */
import { tick } from 'svelte'
import type { BoardHandle, GameFace } from '../../games/board'
import type { Now, TableInfo } from '../../wire/types'

/** What it must know of a table. */
interface Screen {
  readonly info: TableInfo | null
  readonly now: Now | null
  readonly mine: readonly string[]
  readonly shared: boolean
  readonly face: GameFace | null
  readonly board: BoardHandle | null
  /** The seat that was asked for last; null where none is. */
  readonly wanted: string | null
  look(seat: string): void
}

export class Handover {
  /** The seat whose player is to sit down before anything is shown. */
  next = $state<string | null>(null)

  readonly #screen: Screen

  constructor(screen: Screen) {
    this.#screen = screen
  }

  /** The next player is here: show what that seat may know. */
  uncover(): void {
    if (!this.next) return
    this.#screen.look(this.next)
    this.next = null
  }

  /** See who is to move now, and cover the board where that is somebody else at this screen. */
  see(): void {
    const { info, now, mine, shared, face, wanted } = this.#screen
    if (!face) return
    if (!now || mine.length < 2 || shared || info?.status !== 'playing' || now.result) {
      this.next = null
      return
    }
    const acting = now.actors.filter((seat) => mine.includes(seat))
    if (acting.length === 0 || acting.includes(now.seat)) return
    if (now.seat) void this.#handOn(now.seat)
    // A seat that was asked for is on its way: an answer from before does not bring the cover back.
    else if (!wanted) this.next = acting[0] ?? null
  }

  /** Hand the screen on, once what lies over the position has been read. */
  async #handOn(seat: string): Promise<void> {
    await tick()
    await this.#screen.board?.read?.()
    const { now, mine } = this.#screen
    if (now?.seat !== seat || now.result || now.actors.includes(seat)) return
    this.next = now.actors.find((one) => mine.includes(one)) ?? null
    if (this.next) this.#screen.look('')
  }
}

import { api } from '../../lib/api'
import type { Line, Now, Snapshot, TableInfo, Update } from '../../wire/types'
import { playedBack } from './since'

/** How long each move is left to be seen, also where nothing moves. */
const PAUSE_MS = 900
const CHANCE_MS = 120

/** What it must know of a table. */
interface Screen {
  readonly id: string
  readonly invite: string
  /** Show the present at once. */
  whole(snapshot: Snapshot): void
  /** Show a position of the past, with the log as it was. */
  past(info: TableInfo, before: Now, seq: number, lines: Snapshot['lines']): void
  readonly stage: { add(update: Update): void; clear(): Update[] }
}

/** Plays back, to somebody who comes back, what happened since they last looked; then it is the present. */
export class Recall {
  on = $state(false)
  readonly #screen: Screen
  #present: Snapshot | null = null
  /** What is to be shown once the board is there, and what comes meanwhile. */
  #waiting: Update[] | null = null
  #begun = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(screen: Screen) {
    this.#screen = screen
  }

  /** Fetch what happened after an entry; the board may be laid meanwhile. */
  async open(snapshot: Snapshot, after: number): Promise<void> {
    const waiting: Update[] = (this.#waiting = [])
    const { id, invite } = this.#screen
    const film = await api.film(id, snapshot.now.seat, invite, after).catch(() => null)
    if (this.#waiting !== waiting) return // another position has come
    const played = film && playedBack(film, snapshot, after)
    if (!played) {
      this.#waiting = null
      this.#screen.whole(snapshot)
      for (const update of waiting) this.#screen.stage.add(update)
      return
    }
    waiting.unshift(...played.updates)
    this.on = true
    this.#present = snapshot
    const lines = snapshot.lines.filter((line) => line.seq <= after)
    this.#screen.past(snapshot.table, played.before, after, lines)
  }

  /** Begin to play: the board is there. */
  begin(): void {
    if (!this.on || this.#begun) return
    this.#begun = true
    this.#step()
  }

  #step(): void {
    const next = this.#waiting?.shift()
    if (next) this.#screen.stage.add(next)
  }

  /** Keep an update until its time has come; false where it is the present's. */
  hold(update: Update): boolean {
    this.#waiting?.push(update)
    return this.#waiting !== null
  }

  /** Note which entry is shown; the next move follows when this one has been seen. */
  shown(seq: number, last: Line | undefined): void {
    if (!this.#present || !this.#begun) return
    if (seq < this.#present.seq) {
      const quick = last?.type === 'move' && last.actor === 'chance'
      this.#timer = setTimeout(() => this.#step(), quick ? CHANCE_MS : PAUSE_MS)
      return
    }
    const later = this.#waiting ?? []
    this.forget()
    for (const update of later) this.#screen.stage.add(update)
  }

  forget(): void {
    clearTimeout(this.#timer)
    this.#present = null
    this.#waiting = null
    this.#begun = false
    this.on = false
  }

  /** Show the present at once. */
  leave(): void {
    const present = this.#present
    if (!present) return
    const later = [...this.#screen.stage.clear(), ...(this.#waiting ?? [])].filter((one) => one.seq > present.seq)
    this.forget()
    this.#screen.whole(present)
    for (const update of later) this.#screen.stage.add(update)
  }
}

import { api } from '../../lib/api'
import type { Now, Snapshot, TableInfo, Update } from '../../wire/types'
import { playedBack } from './since'

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
    const waiting = this.on ? this.#waiting : null
    if (!waiting) return
    this.#waiting = null
    for (const update of waiting) this.#screen.stage.add(update)
  }

  /** Keep an update until its time has come; false where it is the present's. */
  hold(update: Update): boolean {
    this.#waiting?.push(update)
    return this.#waiting !== null
  }

  /** Note which entry is shown. */
  shown(seq: number): void {
    if (this.#present && seq >= this.#present.seq) this.forget()
  }

  forget(): void {
    this.#present = null
    this.#waiting = null
    this.on = false
  }

  /** Show the present at once. */
  leave(): void {
    const present = this.#present
    if (!present) return
    const waiting = [...this.#screen.stage.clear(), ...(this.#waiting ?? [])]
    this.#screen.whole(present)
    for (const update of waiting.filter((one) => one.seq > present.seq)) this.#screen.stage.add(update)
  }
}

/** Shows updates of a table one after the other: what happened first, then the new position. */
import { flushSync } from 'svelte'
import type { GameEvent } from '../../games/board'
import { motion } from '../../lib/settings.svelte'
import { play } from '../../lib/sound/sound'
import type { MoveLine, Update } from '../../wire/types'
import type { Table } from '../model/model.svelte'
import { perform } from './performer'

export class Stage {
  readonly #table: Table
  #queue: Update[] = []
  #running = false
  #skip = new AbortController()
  #racing = false

  constructor(table: Table) {
    this.#table = table
  }

  add(update: Update): void {
    this.#queue.push(update)
    // Nothing that is still moving may hold back the start of a reaction round.
    if (update.reveal) this.skip()
    void this.#run()
  }

  /** Forget what waits: something else is shown. */
  clear(): void {
    this.#queue = []
    this.skip()
  }

  skip(): void {
    this.#skip.abort()
  }

  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) await this.#perform(update)
    this.#running = false
  }

  async #perform(update: Update): Promise<void> {
    const table = this.#table
    const starts = update.reveal && !this.#racing
    this.#racing = update.reveal
    if (starts) return this.#reveal(update)
    if (!update.reveal) table.shownAt = null
    table.read(update.lines)
    const skip = new AbortController()
    this.#skip = skip
    if (this.#queue.some((next) => next.reveal)) skip.abort()
    // In a reaction round nothing may take a touch for the wish to skip.
    if (!update.reveal) await this.#animate(update, skip.signal)
    if (update.seq >= table.shownSeq) {
      table.show(update.table, update.now, update.seq)
      if (update.reveal) requestAnimationFrame(() => table.seen(update.seq))
    }
    table.busy = false
  }

  async #animate(update: Update, signal: AbortSignal): Promise<void> {
    const table = this.#table
    const lines = moves(update)
    if (lines.length === 0) return
    table.busy = true
    await perform({
      lines,
      before: table.now?.view ?? null,
      after: update.now.view,
      ending: update.now.result !== null,
      motion: document.hidden ? 'off' : motion(),
      board: document.hidden ? null : table.board,
      signal,
      onEvent: (event) => this.#sound(event),
    })
  }

  /** Show the start of a reaction round in the next frame, whole and at once: from then on this screen's time runs. */
  async #reveal(update: Update): Promise<void> {
    const table = this.#table
    const frame = await new Promise<number>((resolve) => {
      requestAnimationFrame(resolve)
      // A page that nobody sees gets no frames.
      setTimeout(() => resolve(performance.now()), document.hidden ? 0 : 300)
    })
    table.shownAt = frame
    table.awaiting = false
    table.refusal = null
    table.show(update.table, update.now, update.seq)
    flushSync()
    table.seen(update.seq)
    table.read(update.lines)
    for (const event of moves(update).flatMap((line) => line.events))
      this.#sound({ kind: event.kind, data: event.data ?? {} })
  }

  #sound(event: GameEvent): void {
    const sound = this.#table.face?.sound?.(event)
    if (sound) play(sound)
  }
}

function moves(update: Update): MoveLine[] {
  return update.lines.filter((line): line is MoveLine => line.type === 'move')
}

/** Shows updates of a table one after the other: what happened first, then the new position. */
import { flushSync } from 'svelte'
import type { GameEvent } from '../../games/board'
import { motion } from '../../lib/settings.svelte'
import { play } from '../../lib/sound/sound'
import { t } from '../../lib/texts.svelte'
import type { MoveLine, Update } from '../../wire/types'
import type { Table } from '../model/model.svelte'
import { tell } from '../model/tell'
import { perform, TEMPI, until } from './performer'

export class Stage {
  readonly #table: Table
  #queue: Update[] = []
  #running = false
  #skip = new AbortController()
  /** Ends the waiting for a reader: something came that cannot wait. */
  #hurry = new AbortController()
  #racing = false

  constructor(table: Table) {
    this.#table = table
  }

  add(update: Update): void {
    this.#queue.push(update)
    // Nothing that is still moving or being read may hold back the start of a reaction round.
    if (update.reveal) {
      this.skip()
      this.#hurry.abort()
    }
    void this.#run()
  }

  /** Forget what waits, and return it: something else is shown. */
  clear(): Update[] {
    const waiting = this.#queue
    this.#queue = []
    this.#hurry.abort()
    this.skip()
    return waiting
  }

  skip(): void {
    this.#skip.abort()
  }

  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    while (this.#queue.length) {
      await this.#reader()
      const update = this.#queue.shift()
      if (update) await this.#perform(update)
    }
    this.#running = false
  }

  /** Wait until what the board holds up has been read: what others did meanwhile is shown afterwards. */
  async #reader(): Promise<void> {
    const reading = this.#queue.some((next) => next.reveal) ? null : this.#table.board?.read?.()
    if (!reading) return
    const hurry = (this.#hurry = new AbortController())
    await Promise.race([
      reading,
      new Promise<void>((resolve) => hurry.signal.addEventListener('abort', () => resolve(), { once: true })),
    ])
  }

  async #perform(update: Update): Promise<void> {
    const table = this.#table
    const starts = update.reveal && !this.#racing
    this.#racing = update.reveal
    if (starts) return this.#reveal(update)
    if (!update.reveal) table.shownAt = null
    const skip = new AbortController()
    this.#skip = skip
    if (this.#queue.some((next) => next.reveal)) skip.abort()
    // In a reaction round nothing may take a touch for the wish to skip.
    if (!update.reveal) await this.#animate(update, skip.signal)
    table.log.read(update.lines)
    if (update.seq >= table.shownSeq) {
      table.show(update.table, update.now, update.seq)
      if (update.reveal) requestAnimationFrame(() => table.seen(update.seq))
    }
    table.busy = false
    table.telling = ''
  }

  /** Show what happened; each line is told when it has been seen, none before. */
  async #animate(update: Update, signal: AbortSignal): Promise<void> {
    const table = this.#table
    if (!update.lines.some((line) => line.type === 'move')) return
    table.busy = true
    const tempo = TEMPI[table.info?.pace ?? 'normal']
    const situation = table.situation()
    const seen = !document.hidden
    const { palm } = table.wall
    const ending = update.now.result !== null
    await perform({
      lines: update.lines,
      before: table.now?.view ?? null,
      after: update.now.view,
      ending,
      motion: seen ? motion() : 'off',
      tempo,
      board: seen ? table.board : null,
      signal,
      onEvent: (event, line) => {
        this.#sound(event)
        table.telling = this.#telling(event, line)
      },
      onLine: (line) => table.log.note([line]),
      // A phone in front of a big screen leaves the sentence to that, and does not say the last one before it.
      verdict: (at, events) =>
        (situation && seen && (!palm || ending) && table.face?.verdict?.(at, events, situation)) || null,
      hold: (verdict, skipped) =>
        palm ? this.#keepEnd(tempo.ending, skipped) : table.sentence.hold(verdict, tempo.verdict, skipped),
    })
  }

  async #keepEnd(ms: number, skipped: AbortSignal): Promise<void> {
    this.#table.telling = t('over-on-screen')
    await until(AbortSignal.any([skipped, AbortSignal.timeout(ms)]))
  }

  /** What another player does, in a sentence for the bar. */
  #telling(event: GameEvent, line: MoveLine): string {
    const table = this.#table
    if (!table.seats.includes(line.actor) || table.mine.includes(line.actor)) return ''
    return tell({ ...line, events: [event] }, table)[0]?.text ?? ''
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
    table.moves.refusal = null
    table.show(update.table, update.now, update.seq)
    flushSync()
    table.seen(update.seq)
    table.log.read(update.lines)
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

import type { Foreseen, Refusal } from '../../games/board'
import { settings } from '../../lib/settings.svelte'
import { play } from '../../lib/sound/sound'
import type { HintAnswer, Line, Now } from '../../wire/types'
import { commandId, type Connection } from '../connection/connection'

/** The table at which this person moves. */
interface Mover {
  readonly now: Now | null
  readonly lines: readonly Line[]
  readonly mine: readonly string[]
  readonly seat: string
  readonly shared: boolean
  readonly busy: boolean
  readonly awaiting: boolean
  readonly shownSeq: number
  notice: string
  /** The seat that may move now; '' for none. */
  acting(): string
  skip(): void
}

/** What this person tries: the move that is sent, what a move would lead to, a hint; and how it was answered. */
export class Moves {
  pending = $state<string | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  hint = $state.raw<HintAnswer | null>(null)
  thinking = $state(false)
  #confirmed = -1
  readonly #table: Mover
  readonly #ask: Connection['command']

  constructor(table: Mover, ask: Connection['command']) {
    this.#table = table
    this.#ask = ask
  }

  send(move: string, anchor: Element | null = null, of = ''): void {
    const table = this.#table
    if (table.busy) return table.skip()
    const seat = of || table.seat || table.acting()
    if (!seat || table.awaiting || (this.pending !== null && !table.shared) || table.now?.result) return
    this.refusal = null
    this.hint = null
    this.pending = move
    void this.#ask({ type: 'move', id: commandId(), seat, move }).then((answer) => {
      if (answer.type === 'refused') {
        this.pending = null
        this.refusal = { move, clause: answer.clause, text: answer.text[settings.language] ?? '', anchor }
        play('no')
      } else {
        this.#confirmed = answer.seq
        this.settle()
      }
    })
  }

  /** A sent move is no longer pending once the position that holds it is shown. */
  settle(): void {
    if (this.#confirmed >= 0 && this.#table.shownSeq >= this.#confirmed) {
      this.pending = null
      this.#confirmed = -1
    }
  }

  /** Put the refusal away: the person has acted again. What others do leaves it where it is. */
  forgive(): void {
    this.refusal = null
  }

  async askHint(): Promise<void> {
    const { seat } = this.#table
    if (this.#table.acting() === '' || this.thinking) return
    this.thinking = true
    const answer = await this.#ask({ type: 'ask-hint', id: commandId(), seat })
    this.thinking = false
    if (answer.type === 'hint') this.#take(answer)
    else if (answer.type === 'refused') this.#table.notice = answer.text[settings.language] ?? ''
  }

  /** A bot may think for longer than its asker: a hint for a move that has been made meanwhile is none. */
  #take(hint: HintAnswer): void {
    if (this.pending === null && !overtakes(hint, this.#table, this.#table.now)) this.hint = hint
  }

  /** Drop a hint that the next position makes void. */
  review(next: Now): void {
    if (this.hint && overtakes(this.hint, this.#table, next)) this.hint = null
  }

  /** Try a move, or ask the game's own question about it, without making it. */
  async preview(move: string, ask = ''): Promise<Foreseen> {
    const { seat } = this.#table
    if (!seat) return { shows: null, refusal: null }
    const answer = await this.#ask({ type: 'ask-preview', id: commandId(), seat, move, ask })
    if (answer.type === 'preview') return { shows: answer.shows, refusal: null }
    if (answer.type !== 'refused') return { shows: null, refusal: null }
    const refusal = { clause: answer.clause, text: answer.text[settings.language] ?? '', params: answer.params }
    return { shows: null, refusal }
  }
}

/** Tell whether a position makes a hint void. Where several play at once, what others do leaves it good advice. */
function overtakes(
  hint: HintAnswer,
  table: { now: Now | null; lines: readonly Line[]; mine: readonly string[] },
  now: Now | null,
): boolean {
  const since = table.lines.filter((line) => line.seq > hint.seq)
  const done = since.some((line) => (line.type === 'move' ? table.mine.includes(line.actor) : line.type === 'takeback'))
  return done || now?.phase !== table.now?.phase || turnOf(now) !== turnOf(table.now)
}

/** The seat that is looked from, while it is to move; '' else. */
export function turnOf(now: Now | null): string {
  return now?.actors.includes(now.seat) ? now.seat : ''
}

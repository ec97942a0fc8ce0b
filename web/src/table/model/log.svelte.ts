import { play } from '../../lib/sound/sound'
import type { Line } from '../../wire/types'
import { tell, type Teller } from './tell'
import { Uttering } from './uttered.svelte'

/** Whose log it is told to. */
interface Reader extends Teller {
  readonly mine: readonly string[]
}

/** What happened at a table, line by line: what is known, said to those who listen, and not read yet. */
export class TableLog {
  lines = $state.raw<Line[]>([])
  announcement = $state('')
  unread = $state(0)
  /** The last line that was said to those who listen. */
  #announced = -1
  readonly #reader: Reader
  readonly #uttering = new Uttering()

  constructor(reader: Reader) {
    this.#reader = reader
  }

  /** What each seat has just said or felt. */
  get said() {
    return this.#uttering.last
  }

  /** Begin anew with lines that are known up to a number. */
  restart(lines: Line[], seq: number): void {
    this.lines = lines
    this.#announced = seq
  }

  /** Take new lines. */
  note(lines: Line[]): void {
    const last = this.lines.at(-1)?.seq ?? -1
    const fresh = lines.filter((line) => line.seq > last)
    if (fresh.length === 0) return
    this.lines = [...this.lines, ...fresh]
    for (const line of fresh) this.#uttering.hear(line)
    if (fresh.some((line) => line.type === 'reaction')) play('pop')
    this.unread += fresh.filter((line) => line.type === 'chat' && !this.#reader.mine.includes(line.seat)).length
  }

  /** Take new lines and say them to those who listen. */
  read(lines: Line[]): void {
    this.note(lines)
    const unsaid = lines.filter((line) => line.seq > this.#announced)
    if (unsaid.length === 0) return
    this.#announced = unsaid.at(-1)!.seq
    this.announcement = unsaid
      .flatMap((line) => tell(line, this.#reader))
      .map((one) => one.text)
      .join(' ')
  }
}

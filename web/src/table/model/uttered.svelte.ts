/** What players have just said or felt: it hangs from their signs for a moment. */
import type { Feeling } from '../../lib/parts/feelings'
import type { Line } from '../../wire/types'

export interface Uttered {
  seq: number
  text: string
  feeling: Feeling | ''
}

const FELT_MS = 3_500
const HEARD_MS = 3_000
const MS_A_SIGN = 60
const LONGEST_MS = 12_000

export class Uttering {
  /** The last of each seat; '' for those who watch. */
  last = $state.raw<Readonly<Record<string, Uttered>>>({})

  hear(line: Line): void {
    if (line.type === 'chat') this.#hang(line.seat, { seq: line.seq, text: line.text, feeling: '' })
    else if (line.type === 'reaction') this.#hang(line.seat, { seq: line.seq, text: '', feeling: line.reaction })
  }

  #hang(seat: string, said: Uttered): void {
    this.last = { ...this.last, [seat]: said }
    const ms = said.feeling ? FELT_MS : Math.min(LONGEST_MS, HEARD_MS + said.text.length * MS_A_SIGN)
    setTimeout(() => {
      if (this.last[seat] !== said) return
      this.last = Object.fromEntries(Object.entries(this.last).filter(([one]) => one !== seat))
    }, ms)
  }
}

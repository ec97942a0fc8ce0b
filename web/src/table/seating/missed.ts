import type { Line, SeatLine } from '../../wire/types'
import { tell, type Teller } from '../model/tell'

/** What a bot did for somebody who has just come back: the number of the return, and the sentences in order. */
export interface Missed {
  seq: number
  sentences: string[]
}

/** Tell what a bot played in the place of these seats before their last return; null where it played nothing. */
export function missedBy(lines: readonly Line[], seats: readonly string[], teller: Teller): Missed | null {
  const changes = lines.filter((line): line is SeatLine => line.type === 'seat' && seats.includes(line.seat))
  const back = changes.findLast((line) => line.why === 'return')
  const left = changes.findLast((line) => line.why === 'stand-in' && line.seq < (back?.seq ?? 0))
  if (!back || !left) return null
  const played = lines.filter(
    (line) =>
      line.type === 'move' &&
      line.by === 'bot' &&
      line.actor === back.seat &&
      line.seq > left.seq &&
      line.seq < back.seq,
  )
  const sentences = played.flatMap((line) => tell(line, teller)).map((one) => one.text)
  return sentences.length ? { seq: back.seq, sentences } : null
}

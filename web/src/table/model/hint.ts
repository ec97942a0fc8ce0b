import type { HintAnswer, Line, Now } from '../../wire/types'

/** Tell whether a position makes a hint void. Where several play at once, what others do leaves it good advice. */
export function overtakes(
  hint: HintAnswer,
  table: { now: Now | null; lines: readonly Line[]; mine: readonly string[] },
  now: Now,
): boolean {
  const since = table.lines.filter((line) => line.seq > hint.seq)
  const done = since.some((line) => (line.type === 'move' ? table.mine.includes(line.actor) : line.type === 'takeback'))
  return done || now.phase !== table.now?.phase || turnOf(now) !== turnOf(table.now)
}

/** The seat that is looked from, while it is to move; '' else. */
export function turnOf(now: Now | null): string {
  return now?.actors.includes(now.seat) ? now.seat : ''
}

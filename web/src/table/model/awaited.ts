import type { GameFace, Said } from '../../games/board'
import type { Now, TableInfo } from '../../wire/types'

/** Whom the table waits for while nobody here is to move. */
export function awaited(
  now: Now,
  info: TableInfo | null,
  face: Pick<GameFace, 'together'>,
  nameOf: (seat: string) => string,
): Said {
  const [first = 'chance', ...more] = now.actors
  if (first === 'chance') return { id: 'now-chance' }
  const names = now.actors.map(nameOf)
  if (more.length > 0) return { id: 'now-others', args: { names } }
  const seat = info?.seats.find((one) => one.seat === first)
  if (seat?.kind === 'bot' || seat?.stand_in) return { id: 'now-bot', args: { name: nameOf(first) } }
  if (face.together?.includes(now.phase)) return { id: 'now-others', args: { names } }
  return { id: 'now-other', args: { name: nameOf(first) } }
}

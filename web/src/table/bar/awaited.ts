import type { GameFace, Said } from '../../games/board'
import type { Now, TableInfo } from '../../wire/types'

/** Whom the table waits for while nobody here is to move, and whether they are there. */
export function awaited(
  now: Now,
  info: TableInfo | null,
  face: Pick<GameFace, 'together'>,
  nameOf: (seat: string) => string,
): Said {
  const [first = 'chance', ...more] = now.actors
  if (first === 'chance') return { id: 'now-chance' }
  const names = now.actors.map(nameOf)
  const away = absent(now, info).map(nameOf)
  if (more.length > 0)
    return away.length ? { id: 'now-others-away', args: { names, away } } : { id: 'now-others', args: { names } }
  const seat = info?.seats.find((one) => one.seat === first)
  if (seat?.kind === 'bot') return { id: 'now-bot', args: { name: nameOf(first) } }
  if (seat?.stand_in) return { id: 'now-stand-in', args: { name: nameOf(first) } }
  if (away.length) return { id: 'now-away', args: { name: nameOf(first) } }
  if (face.together?.includes(now.phase)) return { id: 'now-others', args: { names } }
  return { id: 'now-other', args: { name: nameOf(first) } }
}

/** Those who are to move and are not there. */
export function absent(now: Now, info: TableInfo | null): string[] {
  const gone = (id: string) =>
    info?.seats.some((one) => one.seat === id && one.kind === 'human' && !one.stand_in && !one.present) ?? false
  return now.actors.filter(gone)
}

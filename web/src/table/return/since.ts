import { keep, kept } from '../../lib/storage'
import type { Film, Line, MoveLine, Now, Snapshot, Update } from '../../wire/types'
import { waits } from './post'

const KEY = 'veillee-seen'
const TABLES_KEPT = 60
/** Who comes back sooner has seen it, or saw it happen. */
const AWAY_MS = 2 * 60_000
/** Moves that are played back: the last ones. */
const MOST = 20

interface Seen {
  seq: number
  at: number
}

/** Each table's seat with the last entry that was on this screen, the latest last. */
function all(): Record<string, Seen> {
  return (kept(KEY) ?? {}) as Record<string, Seen>
}

/** Note that a seat has seen a table up to an entry. */
export function saw(table: string, seat: string, seq: number): void {
  const { [`${table} ${seat}`]: _, ...others } = all()
  const last = Object.entries(others).slice(1 - TABLES_KEPT)
  keep(KEY, Object.fromEntries([...last, [`${table} ${seat}`, { seq, at: Date.now() }]]))
}

const isMove = (line: Line): line is MoveLine => line.type === 'move'

/** The entry after which everything is news to whoever comes back; null where nothing is to be played back. */
export function newsAfter({ table, now, lines }: Snapshot): number | null {
  const seat = now.seat
  if (!seat || now.view === null || table.seats.filter((one) => one.mine).length !== 1) return null
  const seen = all()[`${table.id} ${seat}`]
  if (seen ? Date.now() - seen.at < AWAY_MS : !waits(table.clock)) return null
  const moves = lines.filter(isMove)
  const from = seen?.seq ?? moves.findLast((line) => line.actor === seat)?.seq
  if (from === undefined) return null
  const news = moves.filter((line) => line.seq > from)
  if (!news.some((line) => line.actor !== seat && line.actor !== 'chance')) return null
  return news.length > MOST ? news[news.length - MOST]!.seq - 1 : from
}

/** What was played since, as if it happened now: the position before, and one update for each move. */
export function playedBack(film: Film, snapshot: Snapshot, after: number): { before: Now; updates: Update[] } | null {
  const [first, ...later] = film.frames
  if (!first || later.length === 0) return null
  const at = ({ view, phase, actors }: Film['frames'][number]): Now => ({
    ...snapshot.now,
    ...{ view, phase, actors },
    ...{ legal: [], may_take_back: false, takeback: null, result: null },
  })
  const updates = later.map((frame, index): Update => {
    const last = index === later.length - 1
    const from = index === 0 ? after : later[index - 1]!.line!.seq
    const seq = last ? snapshot.seq : frame.line!.seq
    const lines = snapshot.lines.filter((line) => line.seq > from && line.seq <= seq)
    return { type: 'update', after: from, seq, lines, now: last ? snapshot.now : at(frame), reveal: false }
  })
  return { before: at(first), updates }
}

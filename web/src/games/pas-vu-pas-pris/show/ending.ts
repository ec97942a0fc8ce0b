/** How a round and the game end, in words and figures: who was seen, who leads, what is counted. */
import type { GameEvent, Situation, Tally, TallyRow, Translate, Verdict } from '../../board'
import { isSquare, POINTS, type Side, sideOf, type Size, SIZES, type View } from '../view'

type Moment = Situation<View>

/** The sentence that ends a round: how many were seen, and who leads. */
export function verdict(at: number, events: readonly GameEvent[], { view, names }: Moment): Verdict | null {
  const looks = events.filter((event) => event.kind === 'looked')
  const began = events[at]
  if (began?.kind !== 'round-began' || !looks.length) return null
  const home = new Set(looks.flatMap(({ data: { seen } }) => (Array.isArray(seen) ? seen.map(String) : [])))
  for (const { kind, data: fallen } of events)
    if (kind === 'not-perched') home.add(`${String(fallen.seat)}:${String(fallen.ghost)}`)
  const points = (side: Side) =>
    (view.points[side] ?? 0) -
    view.ghosts
      .filter((ghost) => sideOf(ghost.name) === side && home.has(ghost.name) && isSquare(ghost.where))
      .reduce((sum, ghost) => sum + POINTS[ghost.size].in, 0)
  const order = [...view.players].sort((one, other) => points(other) - points(one))
  const [first, second] = order as [Side, Side]
  const leads = points(first) > points(second)
  return {
    seat: leads ? first : '',
    text: {
      id: leads ? 'board-round-led' : 'board-round-even',
      args: {
        round: view.round,
        count: home.size,
        name: names[first] ?? '',
        points: points(first),
        others: points(second),
      },
    },
    next: { id: 'board-round-next', args: { name: names[String(began.data.seat)] ?? '' } },
  }
}

/** The count at the end: ghosts that are out, ghosts that stayed in the hall, by their size. */
export function tally({ view, winners }: Moment, t: Translate): Tally {
  const count = (side: Side, size: Size, out: boolean) =>
    view.ghosts.filter(
      (ghost) =>
        sideOf(ghost.name) === side && ghost.size === size && (out ? ghost.where === 'out' : isSquare(ghost.where)),
    ).length
  const rows = view.players.map((side): TallyRow => {
    const parts = [true, false].flatMap((out) =>
      SIZES.flatMap((size) => {
        const found = count(side, size, out)
        const each = POINTS[size][out ? 'out' : 'in']
        const label = t(out ? 'board-tally-out' : 'board-tally-in', { count: found, size })
        return found ? [{ label, points: found * each, icon: out ? ('star' as const) : ('eye' as const) }] : []
      }),
    )
    return { seat: side, parts, total: String(view.points[side] ?? 0) }
  })
  return { why: { id: `board-tally-why-${reason(view, winners)}` }, rows }
}

/** What decided: points, ghosts that are out, ghosts left at the start; or nothing (PVP-E2). */
function reason(view: View, winners: readonly string[]): 'points' | 'out' | 'side' | 'shared' {
  const best = Math.max(...view.players.map((side) => view.points[side] ?? 0))
  const tied = view.players.filter((side) => view.points[side] === best)
  if (winners.length > 1) return 'shared'
  if (tied.length < 2) return 'points'
  const out = (side: Side) => view.ghosts.filter((ghost) => sideOf(ghost.name) === side && ghost.where === 'out').length
  const most = Math.max(...tied.map(out))
  return tied.filter((side) => out(side) === most).length < 2 ? 'out' : 'side'
}

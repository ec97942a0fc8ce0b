/** A plan while it is made: where each ghost is to go, and who merges; free until it is sent. */
import {
  ahead,
  bare,
  columnOf,
  depth,
  type GhostView,
  isSquare,
  neighbour,
  type Point,
  rowOf,
  type Side,
  sideOf,
  squareName,
  type View,
} from '../view'

/** A place in a square, each way from 0 to 1, and a level from below. */
export interface Place {
  x: number
  y: number
  level: number
}

export interface Walk {
  ghost: string
  /** A square, or `out`. */
  target: string
  place: Place | null
}

export interface Draft {
  walks: readonly Walk[]
  merges: readonly (readonly [string, string])[]
}

export const EMPTY: Draft = { walks: [], merges: [] }

/** The squares that a ghost walks into on its way, and whether it leaves. Everything is passed through: straight on. */
export function route(ghost: GhostView, target: string): { squares: string[]; leaves: boolean } | null {
  const side = sideOf(ghost.name)
  const leaves = target === 'out'
  let at: string
  const squares: string[] = []
  if (isSquare(ghost.where)) at = ghost.where
  else if (leaves) return null
  else {
    at = entry(side, target)
    squares.push(at)
  }
  const end = leaves ? lane(side, at) : target
  const towards = (from: number, to: number) => Math.sign(to - from)
  while (at !== end) {
    const dx = towards(columnOf(at), columnOf(end))
    const dy = dx === 0 ? towards(rowOf(at), rowOf(end)) : 0
    at = neighbour(at, [dx, dy])!
    squares.push(at)
  }
  return { squares, leaves }
}

/** The last square before the exit, straight ahead. */
function lane(side: Side, square: string): string {
  let at = square
  for (let next = neighbour(at, ahead(side)); next; next = neighbour(at, ahead(side))) at = next
  return at
}

/** The square behind the own door of a square's lane. */
function entry(side: Side, square: string): string {
  const [dx, dy] = ahead(side)
  let at = square
  for (let next = neighbour(at, [-dx, -dy]); next; next = neighbour(at, [-dx, -dy])) at = next
  return at
}

export function cost(ghost: GhostView, target: string): number {
  const way = route(ghost, target)
  return way ? way.squares.length + (way.leaves ? 1 : 0) : Infinity
}

function ghostNamed(view: View, name: string): GhostView {
  return view.ghosts.find((ghost) => ghost.name === name)!
}

export function spent(view: View, draft: Draft): number {
  return draft.walks.reduce((sum, walk) => sum + cost(ghostNamed(view, walk.ghost), walk.target), 0)
}

/** Steps that the others of the plan leave for a ghost. */
export function leftFor(view: View, draft: Draft, ghost: string | null, side: Side): number {
  const others = { ...draft, walks: draft.walks.filter((walk) => walk.ghost !== ghost) }
  return (view.cards[side]?.number ?? 0) - spent(view, others)
}

export function walkOf(draft: Draft, ghost: string): Walk | undefined {
  return draft.walks.find((walk) => walk.ghost === ghost)
}

/** Where a ghost will be after the plan. */
export function whereIn(view: View, draft: Draft, ghost: string): string {
  return walkOf(draft, ghost)?.target ?? ghostNamed(view, ghost).where
}

/** Send a ghost somewhere; where it already is, or `side`: take it out of the plan. */
export function send(view: View, draft: Draft, ghost: string, target: string, place: Place | null): Draft {
  const from = ghostNamed(view, ghost)
  const merges = draft.merges.filter((pair) => !pair.includes(ghost))
  if (target === 'side' || (target === from.where && !place) || cost(from, target) === Infinity) {
    return { walks: draft.walks.filter((walk) => walk.ghost !== ghost), merges }
  }
  const walk = { ghost, target, place: target === 'out' ? null : place }
  const known = walkOf(draft, ghost)
  return { walks: known ? draft.walks.map((one) => (one === known ? walk : one)) : [...draft.walks, walk], merges }
}

/** Whether a ghost may be sent on: not one that is out or makes faces; with fusion only small ones start, and one that is out where none is left to start (PVP-G2, PVP-N4, PVP-U1, PVP-U6). */
export function mayLeave(view: View, draft: Draft, name: string): boolean {
  const { where, size, posing } = ghostNamed(view, name)
  if (walkOf(draft, name)) return true
  if (posing) return false
  if (!view.fusion) return where !== 'out'
  if (where !== 'side' && where !== 'out') return true
  const waits = (other: GhostView) =>
    sideOf(other.name) === sideOf(name) &&
    other.size === 'small' &&
    ['side', 'edge'].includes(whereIn(view, draft, other.name))
  return size === 'small' && (where === 'side' || !view.ghosts.some(waits))
}

/** Ghosts of the same colour with which a ghost could merge where it will be (PVP-U2). */
export function partners(view: View, draft: Draft, ghost: string): string[] {
  const merged = new Set(draft.merges.flat())
  if (!view.fusion || merged.has(ghost)) return []
  const square = whereIn(view, draft, ghost)
  const one = ghostNamed(view, ghost)
  if (!isSquare(square) || one.size === 'large') return []
  return view.ghosts
    .filter((other) => other.name !== ghost && sideOf(other.name) === sideOf(ghost) && !merged.has(other.name))
    .filter((other) => other.size !== 'large' && (other.size === 'small' || one.size === 'small'))
    .filter((other) => whereIn(view, draft, other.name) === square)
    .filter((other) => walkOf(draft, other.name) || walkOf(draft, ghost))
    .map((other) => other.name)
}

function number(value: number): string {
  return String(Math.round(value * 10000) / 10000)
}

/** The plan as the rules spell it. */
export function spell(view: View, draft: Draft): string {
  const parts = draft.walks.map((walk) => {
    const way = route(ghostNamed(view, walk.ghost), walk.target)!
    const steps = way.leaves ? [...way.squares, 'out'] : way.squares
    const place = walk.place
    const at = place ? `@${number(place.x)},${number(place.y)}${place.level ? `,${place.level}` : ''}` : ''
    return `${bare(walk.ghost)}:${steps.join('-')}${at}`
  })
  for (const [first, second] of draft.merges) parts.push(`merge:${bare(first)}+${bare(second)}`)
  return `plan ${parts.join(' ') || 'none'}`
}

/** Read a plan that was suggested. */
export function readPlan(side: Side, move: string): Draft {
  const draft: { walks: Walk[]; merges: [string, string][] } = { walks: [], merges: [] }
  for (const part of move.split(' ').slice(1)) {
    const [head = '', tail = ''] = part.split(':')
    if (head === 'merge') {
      const [first = '', second = ''] = tail.split('=')[0]!.split('+')
      draft.merges.push([`${side}:${first}`, `${side}:${second}`])
    } else if (tail) {
      const [path = '', at] = tail.split('@')
      const [x, y, level] = (at ?? '').split(',').map(Number)
      draft.walks.push({
        ghost: `${side}:${head}`,
        target: path.split('-').at(-1)!,
        place: at ? { x: x!, y: y!, level: level ?? 0 } : null,
      })
    }
  }
  return draft
}

/** What of a draft made before is still to be had: its ghosts may have moved or merged since. */
export function refit(view: View, side: Side, draft: Draft): Draft {
  let fit = EMPTY
  for (const { ghost, target, place } of draft.walks) {
    const known = sideOf(ghost) === side && view.ghosts.some((one) => one.name === ghost)
    if (known && (target === 'out' || isSquare(target)) && mayLeave(view, fit, ghost))
      fit = send(view, fit, ghost, target, place)
  }
  for (const [first, second] of draft.merges) {
    const known = view.ghosts.some((one) => one.name === first)
    if (known && partners(view, fit, first).includes(second))
      fit = { walks: fit.walks, merges: [...fit.merges, [first, second]] }
  }
  return fit
}

/** Move a ghost's goal by one square with the keyboard: in by the door, on, back, out through the exit. */
export function nudge(view: View, draft: Draft, ghost: string, [dx, dy]: Point): Draft {
  const from = ghostNamed(view, ghost)
  const side = sideOf(ghost)
  const at = whereIn(view, draft, ghost)
  const [ax, ay] = ahead(side)
  const forward = dx === ax && dy === ay
  if (!isSquare(at)) {
    if (at === 'out' && walkOf(draft, ghost)) {
      const way = route(from, 'out')!
      return dx === -ax && dy === -ay ? send(view, draft, ghost, way.squares.at(-1) ?? from.where, null) : draft
    }
    if (!forward) return draft
    const column = ax === 0 ? 2 : ax > 0 ? 0 : 5
    const row = ay === 0 ? 2 : ay > 0 ? 0 : 5
    return send(view, draft, ghost, squareName(column, row), null)
  }
  const next = neighbour(at, [dx, dy])
  if (next) return send(view, draft, ghost, next, null)
  if (forward && depth(side, at) === 6) return send(view, draft, ghost, 'out', null)
  if (dx === -ax && dy === -ay && !isSquare(from.where)) return send(view, draft, ghost, 'side', null)
  return draft
}

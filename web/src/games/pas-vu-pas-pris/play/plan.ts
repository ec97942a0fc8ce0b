/** A plan while it is made: who walks where and who merges, from left to right; free until it is sent. */
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
  type Size,
  squareName,
  type View,
} from '../view'
import { type Draft, isWalk, type Merge, type Place, type Walk } from './draft'

export const EMPTY: Draft = []

type Walker = Pick<GhostView, 'name' | 'where'>

const merges = (part: Walk | Merge, ghost: string) => !isWalk(part) && (part.first === ghost || part.second === ghost)

/** The squares that a ghost walks into on its way, and whether it leaves. Everything is passed through: straight on. */
export function route(ghost: Walker, target: string): { squares: string[]; leaves: boolean } | null {
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

export function cost(ghost: Walker, target: string): number {
  const way = route(ghost, target)
  return way ? way.squares.length + (way.leaves ? 1 : 0) : Infinity
}

/** One side's ghosts while a plan is read from left to right. */
export interface Course {
  where: Map<string, string>
  walked: Set<string>
  /** Ghosts born of a merge: they neither walk nor merge (PVP-U4). */
  made: Set<string>
  spent: number
}

const NEXT: Readonly<Record<Size, Size | null>> = { small: 'medium', medium: 'large', large: null }

/** Follow a plan to its end. */
export function follow(view: View, draft: Draft): Course {
  const where = new Map(view.ghosts.map((ghost) => [ghost.name, ghost.where]))
  const course: Course = { where, walked: new Set(), made: new Set(), spent: 0 }
  for (const part of draft) {
    if (isWalk(part)) {
      course.spent += cost({ name: part.ghost, where: where.get(part.ghost)! }, part.target)
      where.set(part.ghost, part.target)
      course.walked.add(part.ghost)
    } else {
      const born = newborn(view, course, part)
      if (born) where.set(born, where.get(part.first)!)
      if (born) course.made.add(born)
      where.set(part.first, 'side')
      where.set(part.second, 'side')
    }
  }
  return course
}

/** The ghost that a merge makes: the lowest-numbered of the next size in the reserve (PVP-U2). */
function newborn(view: View, { where }: Course, { first, second }: Merge): string | null {
  const sizes = [sizeOf(view, first), sizeOf(view, second)]
  const size = NEXT[sizes.includes('medium') ? 'medium' : 'small']
  const found = view.ghosts.find(
    (ghost) => sideOf(ghost.name) === sideOf(first) && ghost.size === size && where.get(ghost.name) === 'side',
  )
  return found?.name ?? null
}

function sizeOf(view: View, name: string): Size {
  return view.ghosts.find((ghost) => ghost.name === name)!.size
}

/** Where in a plan a ghost's walk is that can still be changed: one that merged since is replaced; -1 for none. */
function legOf(draft: Draft, ghost: string): number {
  const at = draft.findLastIndex((part) => (isWalk(part) ? part.ghost === ghost : merges(part, ghost)))
  return at >= 0 && isWalk(draft[at]!) ? at : -1
}

/** A ghost's walk that can still be changed. */
export function walkOf(draft: Draft, ghost: string): Walk | undefined {
  return draft[legOf(draft, ghost)] as Walk | undefined
}

/** A ghost where its walk begins. */
export function walker(view: View, draft: Draft, ghost: string): Walker {
  const leg = legOf(draft, ghost)
  return { name: ghost, where: follow(view, leg < 0 ? draft : draft.slice(0, leg)).where.get(ghost)! }
}

export function spent(view: View, draft: Draft): number {
  return follow(view, draft).spent
}

/** Steps that the others of the plan leave for a ghost. */
export function leftFor(view: View, draft: Draft, ghost: string | null, side: Side): number {
  const leg = ghost ? legOf(draft, ghost) : -1
  return (view.cards[side]?.number ?? 0) - spent(view, draft.toSpliced(leg, leg < 0 ? 0 : 1))
}

/** Where a ghost will be after the plan. */
export function whereIn(view: View, draft: Draft, ghost: string): string {
  return follow(view, draft).where.get(ghost)!
}

/** Send a ghost somewhere; where it already is, or `side`: take it out of the plan. */
export function send(view: View, draft: Draft, ghost: string, target: string, place: Place | null): Draft {
  const from = walker(view, draft, ghost)
  const leg = legOf(draft, ghost)
  if (target === 'side' || target === from.where || cost(from, target) === Infinity)
    return leg < 0 ? draft : refit(view, sideOf(ghost), draft.toSpliced(leg, 1))
  const walk = { ghost, target, place: target === 'out' ? null : place }
  return leg < 0 ? [...draft, walk] : refit(view, sideOf(ghost), draft.with(leg, walk))
}

/** Whether a ghost may be sent on: not one that is out, makes faces or was just born; with fusion only small ones start, and one that is out where none is left to start (PVP-G2, PVP-N4, PVP-U1, PVP-U4, PVP-U6). */
export function mayLeave(view: View, draft: Draft, name: string): boolean {
  if (walkOf(draft, name)) return true
  const { size, posing } = view.ghosts.find((ghost) => ghost.name === name)!
  const course = follow(view, draft)
  const where = course.where.get(name)!
  if (course.made.has(name) || (posing && isSquare(where))) return false
  if (!view.fusion) return where !== 'out'
  if (where !== 'side' && where !== 'out') return true
  const waits = (other: GhostView) =>
    sideOf(other.name) === sideOf(name) &&
    other.size === 'small' &&
    ['side', 'edge'].includes(course.where.get(other.name)!)
  return size === 'small' && (where === 'side' || !view.ghosts.some(waits))
}

/** Ghosts of the same colour with which a ghost could merge where it will be (PVP-U2, PVP-U3). */
export function partners(view: View, draft: Draft, ghost: string): string[] {
  if (!view.fusion) return []
  const course = follow(view, draft)
  const square = course.where.get(ghost)!
  if (!isSquare(square) || course.made.has(ghost)) return []
  const fits = (first: Size, second: Size) =>
    first !== 'large' && second !== 'large' && (first === 'small' || second === 'small')
  return view.ghosts
    .filter((other) => other.name !== ghost && sideOf(other.name) === sideOf(ghost) && !course.made.has(other.name))
    .filter((other) => course.where.get(other.name) === square && fits(other.size, sizeOf(view, ghost)))
    .filter((other) => course.walked.has(other.name) || course.walked.has(ghost))
    .filter((other) => newborn(view, course, { first: ghost, second: other.name }) !== null)
    .map((other) => other.name)
}

function number(value: number): string {
  return String(Math.round(value * 10000) / 10000)
}

/** The plan as the rules spell it. */
export function spell(view: View, draft: Draft): string {
  const parts = draft.map((part, index) => {
    if (!isWalk(part)) return `merge:${bare(part.first)}+${bare(part.second)}`
    const { ghost, target, place } = part
    const where = follow(view, draft.slice(0, index)).where.get(ghost)!
    const way = route({ name: ghost, where }, target)!
    const steps = way.leaves ? [...way.squares, 'out'] : way.squares
    const at = place ? `@${number(place.x)},${number(place.y)}${place.level ? `,${place.level}` : ''}` : ''
    return `${bare(ghost)}:${steps.join('-')}${at}`
  })
  return `plan ${parts.join(' ') || 'none'}`
}

/** What of a draft made before is still to be had: its ghosts may have moved or merged since. */
export function refit(view: View, side: Side, draft: Draft): Draft {
  const known = (name: string) => sideOf(name) === side && view.ghosts.some((one) => one.name === name)
  let fit: Draft = EMPTY
  for (const part of draft) {
    if (isWalk(part)) {
      const { ghost, target } = part
      const goes = known(ghost) && (target === 'out' || isSquare(target)) && mayLeave(view, fit, ghost)
      const way = goes ? route(walker(view, fit, ghost), target) : null
      if (way && (way.squares.length || way.leaves)) fit = [...fit, part]
    } else if (known(part.first) && partners(view, fit, part.first).includes(part.second)) fit = [...fit, part]
  }
  return fit
}

/** Move a ghost's goal by one square with the keyboard: in by the door, on, back, out through the exit. */
export function nudge(view: View, draft: Draft, ghost: string, [dx, dy]: Point): Draft {
  const from = walker(view, draft, ghost)
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

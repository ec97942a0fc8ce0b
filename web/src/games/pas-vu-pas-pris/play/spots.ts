/** Places in squares: where a hand means a ghost to stand, before the server has said where it would. */
import { BELLS, heights } from '../hall'
import { type GhostView, isSquare, middleOf, type PieceView, SQUARE, type View } from '../view'
import type { Draft } from './draft'
import { follow, walkOf } from './plan'

/** The place in a square nearest to a point at which a ghost fits, each way from 0 to 1. */
export function spotIn(square: string, size: GhostView['size'], x: number, y: number): { x: number; y: number } {
  const edge = BELLS[size].radius / SQUARE
  const [mx, my] = middleOf(square)
  const within = (value: number) => Math.round(Math.min(1 - edge, Math.max(edge, value)) * 80) / 80
  return { x: within((x - mx) / SQUARE + 0.5), y: within((y - my) / SQUARE + 0.5) }
}

/** The level of a spot that is nearest to a height; null where there is none. */
export function levelAt(
  furniture: readonly PieceView[],
  size: GhostView['size'],
  square: string,
  place: { x: number; y: number },
  z: number,
): number | null {
  const [x, y] = middleOf(square)
  const far = heights(furniture, size, x + (place.x - 0.5) * SQUARE, y + (place.y - 0.5) * SQUARE).map((height) =>
    Math.abs(height - z),
  )
  return far.length ? far.indexOf(Math.min(...far)) : null
}

/** The ghosts where a plan wants them. */
export function meant(view: View, draft: Draft): GhostView[] {
  const { where } = follow(view, draft)
  return view.ghosts.map((ghost) => {
    const goal = where.get(ghost.name)!
    const walk = walkOf(draft, ghost.name)
    if (goal === ghost.where && !walk) return ghost
    if (!isSquare(goal)) return { ...ghost, where: goal }
    const [x, y] = middleOf(goal)
    const { place } = walk ?? { place: null }
    return {
      ...ghost,
      where: goal,
      x: place ? x + (place.x - 0.5) * SQUARE : x,
      y: place ? y + (place.y - 0.5) * SQUARE : y,
      z: 0,
    }
  })
}

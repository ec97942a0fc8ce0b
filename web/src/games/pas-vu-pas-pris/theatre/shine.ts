/** What shines in the hall by what a player can do now: squares to go to, doors to choose, things to take. */
import { isWalk } from '../play/draft'
import type { Desk } from '../play/desk.svelte'
import { cost, walker } from '../play/plan'
import { type PieceView, type Side, SIDES, SQUARES } from '../view'

/** How bright a square is: the one answer to a card, within reach; of a side's fields, as much as is in view. */
const OFFERED = 0.8
const REACHED = 0.45
const VIEWED: Readonly<Record<string, number>> = { s: 1, p: 0.5 }

/** The pieces that may be taken up now. */
export function takeableOf(desk: Desk): readonly PieceView[] {
  if (!desk.furnishing || desk.held) return []
  return desk.view.furniture.filter((pose) => desk.view.may_furnish.includes(pose.piece))
}

/** How bright each square is, from 0 to 1. */
export function litOf(desk: Desk, offers: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const ghost = desk.selected ? walker(desk.view, desk.draft, desk.selected) : undefined
  const fields = desk.past
    ? []
    : desk.view.fields.filter((one) => one.side === desk.side && (desk.door === null || one.door === desk.door))
  for (const [index, square] of SQUARES.entries()) {
    if (offers.has(`square:${square}`) || desk.pointed.has(`square:${square}`)) found.set(square, OFFERED)
    else if (ghost && desk.planning) {
      const far = cost(ghost, square)
      if (far > 0 && far <= desk.left) found.set(square, REACHED)
    } else if (fields.length) {
      const sum = fields.reduce((all, row) => all + (VIEWED[row[desk.size][index] ?? ''] ?? 0), 0)
      found.set(square, sum / fields.length)
    }
  }
  return found
}

/** The spots of pieces, ghosts and doors that glow. */
export function glowingOf(desk: Desk, offers: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set([...desk.pointed, ...offers.keys()])
  for (const { piece } of takeableOf(desk)) found.add(`piece:${piece}`)
  for (const part of desk.draft) if (isWalk(part)) found.add(`ghost:${part.ghost}`)
  if (desk.planning) for (const ghost of desk.view.ghosts) if (desk.owns(ghost.name)) found.add(`ghost:${ghost.name}`)
  for (const side of SIDES)
    for (let door = 1; door <= 6; door += 1) if (doorGlows(desk, side, door)) found.add(`door:${side}:${door}`)
  return found
}

function doorGlows(desk: Desk, side: Side, door: number): boolean {
  if (desk.past) return false
  if (desk.side === side) return desk.door === null || desk.door === door
  return desk.side === null && (desk.peeking || (desk.choosingSide && desk.view.keyhole?.[0] !== side))
}

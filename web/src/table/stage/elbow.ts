/** Looks for room beside a thing where something said about it covers nothing that can be touched. */
import type { Box } from './sight'

export type Side = 'above' | 'below' | 'before' | 'after'

export interface Spot {
  x: number
  y: number
  side: Side
}

interface Size {
  width: number
  height: number
}

const GAP = 12
const EDGE = 8

function overlap(spot: Spot, size: Size, box: Box): number {
  const across = Math.min(spot.x + size.width, box.right) - Math.max(spot.x, box.left)
  const down = Math.min(spot.y + size.height, box.bottom) - Math.max(spot.y, box.top)
  return across > 0 && down > 0 ? across * down : 0
}

/** Every place beside a thing: over and under it in three ways, then before and after it. */
function around(size: Size, near: Box): Spot[] {
  const above = near.top - size.height - GAP
  const below = near.bottom + GAP
  const columns = [(near.left + near.right - size.width) / 2, near.left, near.right - size.width]
  const rows = [(near.top + near.bottom - size.height) / 2, near.top, near.bottom - size.height]
  return [
    ...columns.map((x): Spot => ({ x, y: above, side: 'above' })),
    ...columns.map((x): Spot => ({ x, y: below, side: 'below' })),
    ...rows.map((y): Spot => ({ x: near.left - size.width - GAP, y, side: 'before' })),
    ...rows.map((y): Spot => ({ x: near.right + GAP, y, side: 'after' })),
  ]
}

/** Choose the place beside `near`, within the page, that covers least of what is in the way; of equals, the first. */
export function elbowRoom(size: Size, near: Box, inTheWay: readonly Box[], page: Size): Spot {
  const within = (value: number, most: number) => Math.max(EDGE, Math.min(most - EDGE, value))
  const places = around(size, near).map((spot) => ({
    ...spot,
    x: within(spot.x, page.width - size.width),
    y: within(spot.y, page.height - size.height),
  }))
  const covered = (spot: Spot) =>
    overlap(spot, size, near) * 4 + inTheWay.reduce((sum, box) => sum + overlap(spot, size, box), 0)
  return places.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best))
}

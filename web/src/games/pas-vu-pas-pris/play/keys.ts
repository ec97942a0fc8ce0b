/** The keyboard in the hall, from above and in depth alike: arrows are the player's own directions. */
import { ARROWS } from '../../shared/keys'
import type { Desk } from './desk.svelte'
import { ghostOf, headingFrom, isSquare, type Point, type Side, SIDES, sideOf } from '../view'

export const pressed = (event: KeyboardEvent) => event.key === 'Enter' || event.key === ' '

/** Walk, shift, lift or merge the chosen ghost, or undo a step; true when the key meant something. */
export function walkKeys(desk: Desk, event: KeyboardEvent): boolean {
  const arrow = ARROWS[event.key]
  if (desk.undoable && (event.key === 'Backspace' || /^[zZ]$/.test(event.key))) {
    desk.undo()
    return true
  }
  if (!desk.planning || !desk.selected) return false
  const [other] = desk.partners
  if (other && /^[fF]$/.test(event.key)) {
    desk.merge(other)
    return true
  }
  if (arrow && event.shiftKey) desk.shift(headingFrom(desk.me, arrow))
  else if (arrow) desk.step(headingFrom(desk.me, arrow))
  else if (event.key === 'PageUp' || event.key === 'PageDown') desk.shift([0, 0], event.key === 'PageUp' ? 1 : -1)
  else if (event.key === 'Delete') desk.go('side')
  else return false
  return true
}

/** Move, turn, tip, lift or lean the piece in hand; true when the key meant something. */
export function holdKeys(desk: Desk, event: KeyboardEvent): boolean {
  const held = desk.held
  if (!held) return false
  const arrow = ARROWS[event.key]
  if (arrow) {
    const [dx, dy] = headingFrom(desk.me, arrow)
    const far = event.shiftKey ? 1 : 5
    desk.hold({ x: held.x + dx * far, y: held.y + dy * far })
  } else if (/^[,;[<qQ]$/.test(event.key)) desk.hold({ yaw: held.yaw + 15 })
  else if (/^[.:\]>dD]$/.test(event.key)) desk.hold({ yaw: held.yaw - 15 })
  else if (/^[tT]$/.test(event.key)) desk.tip()
  else if (/^[aA]$/.test(event.key)) desk.hold({ lean: !held.lean })
  else if (event.key === 'PageUp') desk.lift(1)
  else if (event.key === 'PageDown') desk.lift(-1)
  else if (event.key === 'Escape') desk.letGo()
  else return false
  return true
}

/** The side that an arrow points to. */
function sideTowards(me: Side, arrow: Point): Side {
  const [dx, dy] = headingFrom(me, arrow)
  return dy < 0 ? 'south' : dx < 0 ? 'west' : dy > 0 ? 'north' : 'east'
}

/** Point at sides by arrows and at doors by numbers; true when the key meant something. */
export function doorKeys(desk: Desk, event: KeyboardEvent): boolean {
  const arrow = ARROWS[event.key]
  const door = /^[1-6]$/.test(event.key) ? Number(event.key) : 0
  if (!desk.peeking && !desk.choosingSide) return false
  if (arrow) {
    const side = sideTowards(desk.me, arrow)
    if (!desk.peeking && side === desk.view.keyhole?.[0]) return true
    desk.side = side
    desk.door = null
  } else if (door && desk.side) {
    desk.door = desk.door === door && !desk.peeking ? null : door
    if (desk.peeking) void desk.look(desk.side, door)
  } else return false
  return true
}

/** Choose the next ghost, or take up the next piece. */
export function nextThing(desk: Desk): boolean {
  const after = (names: readonly string[], now: string | null) => names[(names.indexOf(now ?? '') + 1) % names.length]
  if (desk.planning) {
    const mine = desk.view.ghosts.map((ghost) => ghost.name).filter((name) => desk.owns(name))
    const next = after(mine, desk.selected)
    if (next && next !== desk.selected) desk.pick(next)
    return true
  }
  if (!desk.furnishing) return false
  const piece = after(desk.view.may_furnish, desk.held?.piece ?? null)
  if (piece) desk.take(piece)
  return true
}

/** The move that Enter sends now, if there is one. */
export function ready(desk: Desk): string | null {
  if (desk.held) return desk.furnish
  if (desk.planning) return desk.plan
  return desk.choosingSide && desk.side && SIDES.includes(desk.side) ? `side ${desk.side}` : null
}

/** Bend down at a door, or weigh it while a side is chosen. */
export function openDoor(desk: Desk, side: Side, door: number): void {
  if (desk.peeking) void desk.look(side, door)
  else if (desk.choosingSide && desk.view.keyhole?.[0] !== side) {
    desk.side = side
    desk.door = desk.door === door ? null : door
  }
}

/** Send the selected ghost to where another one stands. */
export function goTo(desk: Desk, name: string): void {
  const ghost = ghostOf(desk.view, name)
  if (desk.planning && ghost && sideOf(name) !== desk.me && isSquare(ghost.where)) desk.go(ghost.where)
}

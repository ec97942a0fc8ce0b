/** What a piece that is put down moves beside itself: it is shown before it happens (PVP-F5, PVP-F6). */
import type { PieceView, Preview, View } from '../view'

/** A shift that an eye would see. */
const SEEN_MM = 0.5

const apart = (a: { x: number; y: number; z: number }, b: { x: number; y: number; z: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z) > SEEN_MM

const turned = (a: PieceView, b: PieceView) => a.turn.some((one, axis) => Math.abs(one - b.turn[axis]!) > 0.01)

/** The ghosts (`ghost:…`) and pieces (`piece:…`) that would stand elsewhere, but for the piece itself. */
export function changes(view: View, after: Preview, piece: string): Set<string> {
  const found = new Set<string>()
  for (const ghost of view.ghosts) {
    const then = after.ghosts.find((one) => one.name === ghost.name)
    if (then && (then.where !== ghost.where || apart(then, ghost))) found.add(`ghost:${ghost.name}`)
  }
  for (const pose of view.furniture) {
    const then = after.furniture.find((one) => one.piece === pose.piece)
    if (then && pose.piece !== piece && (apart(then, pose) || turned(then, pose))) found.add(`piece:${pose.piece}`)
  }
  return found
}

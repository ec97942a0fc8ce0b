/** A picture through a keyhole, and the hall as it stood at that look. */
import { ghostOf, type GhostView, isSquare, type PieceView, type Report, type View } from '../view'

/** What stood where, and the verdict. */
export interface Peep {
  report: Report
  ghosts: readonly GhostView[]
  furniture: readonly PieceView[]
  /** True for the look that counts, false for a player's own bending down. */
  real: boolean
}

/** The ghosts as they stood at a look; when it is over, those who were seen are back on their side. */
export function asThen(view: View, { report, ghosts }: Peep, over: boolean): GhostView[] {
  const gone = new Set(over ? report.glimpses.filter((one) => one.seen).map((one) => one.ghost) : [])
  return view.ghosts.map((ghost) => {
    const then = gone.has(ghost.name) ? undefined : ghostOf({ ghosts }, ghost.name)
    return then ?? { ...ghost, where: isSquare(ghost.where) ? 'side' : ghost.where }
  })
}

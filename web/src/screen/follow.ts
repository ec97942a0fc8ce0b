import type { EveningGame } from '../wire/types'

/** How long the end of a game stays on the screen before the room is shown again. */
export const ENDING_MS = 15_000

/** Return the table to show: the one that is shown while it is played, else one that is; '' for the room. */
export function followed(running: readonly EveningGame[], shown: string): string {
  if (running.some((game) => game.table === shown)) return shown
  return running[0]?.table ?? ''
}

/** Return the table after the one that is shown. */
export function next(running: readonly EveningGame[], shown: string): string {
  const at = running.findIndex((game) => game.table === shown)
  return running[(at + 1) % Math.max(1, running.length)]?.table ?? shown
}

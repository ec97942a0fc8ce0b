import { keep, kept } from '../lib/storage'
import type { GameInfo } from '../wire/types'
import { optionSchema, unseated } from './options'

export type Options = Record<string, unknown>

const LEVEL = 'veillee-level'

/** How many seats a table with these options has. */
export function seatCount(game: GameInfo, options: Options): number {
  const usual = optionSchema(game).properties?.players
  if (!usual) return game.seats.length
  const chosen = Number(options.players ?? usual.default ?? 0)
  return Math.max(game.fewest, Math.min(game.seats.length, chosen))
}

/** The options as they are sent: the number of players where the game asks for it, and no seat that the table has not got. */
export function complete(game: GameInfo, options: Options): Options {
  const count = seatCount(game, options)
  const fitting = Object.fromEntries(Object.entries(options).filter(([, choice]) => !unseated(game, choice, count)))
  return optionSchema(game).properties?.players ? { ...fitting, players: count } : fitting
}

/** The level offered first: the one chosen last, else not the easiest where there are several. */
export function usualLevel(game: GameInfo): string {
  const last = String(kept(LEVEL) ?? '')
  return game.levels.includes(last) ? last : (game.levels[Math.min(1, game.levels.length - 1)] ?? '')
}

/** Offer this level first from now on. */
export function rememberLevel(level: string): void {
  keep(LEVEL, level)
}

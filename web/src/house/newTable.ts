import { api } from '../lib/api'
import { me } from '../lib/me.svelte'
import { go } from '../lib/router.svelte'
import { tableAddress } from '../table/model/address'
import { optionSchema, unseated } from './options'
import type { ClockRule, GameInfo, SeatRequest, TableInfo } from '../wire/types'

type Options = Record<string, unknown>

/** How many seats a table with these options has. */
export function seatCount(game: GameInfo, options: Options): number {
  const usual = optionSchema(game).properties?.players
  if (!usual) return game.seats.length
  const chosen = Number(options.players ?? usual.default ?? 0)
  return Math.max(game.fewest, Math.min(game.seats.length, chosen))
}

/** The options as they are sent: the number of players where the game asks for it, and no seat that the table has not got. */
function complete(game: GameInfo, options: Options): Options {
  const count = seatCount(game, options)
  const fitting = Object.fromEntries(Object.entries(options).filter(([, choice]) => !unseated(game, choice, count)))
  return optionSchema(game).properties?.players ? { ...fitting, players: count } : fitting
}

/** The level offered first: not the easiest where there are several. */
export function usualLevel(game: GameInfo): string {
  const kept = recall('level')
  return game.levels.includes(kept) ? kept : (game.levels[Math.min(1, game.levels.length - 1)] ?? '')
}

export function remember(what: string, value: string): void {
  try {
    localStorage.setItem(`veillee-${what}`, value)
  } catch {
    // No storage: chosen anew next time.
  }
}

export function recall(what: string): string {
  try {
    return localStorage.getItem(`veillee-${what}`) ?? ''
  } catch {
    return ''
  }
}

function enter(table: TableInfo, guide = false): void {
  go(tableAddress(table.id, { guide }))
}

/** Sit down against bots, at once. */
export async function playBots(game: GameInfo, level: string, options: Options = {}, guided = false): Promise<void> {
  const count = seatCount(game, options)
  const seats: SeatRequest[] = [{ kind: 'human', name: await me.seated() }]
  for (let index = 1; index < count; index += 1) seats.push({ kind: 'bot', level })
  remember('level', level)
  enter(await api.create({ game: game.id, options: complete(game, options), seats, start: true, guided }), guided)
}

/** Make a table with a link for friends; whoever made it has the first seat. */
export async function inviteFriends(
  game: GameInfo,
  options: Options = {},
  name = '',
  open = false,
  clock?: ClockRule,
): Promise<void> {
  const seats: SeatRequest[] = [{ kind: 'human', name: await me.seated(name) }]
  enter(
    await api.create({
      game: game.id,
      options: complete(game, options),
      seats,
      public: open,
      start: true,
      ...(clock ? { clock } : {}),
    }),
  )
}

/** Play on one screen, passed from hand to hand. */
export async function sameScreen(game: GameInfo, names: string[], options: Options = {}): Promise<void> {
  await me.seated()
  const seats: SeatRequest[] = names.map((name) => ({ kind: 'human', name }))
  enter(await api.create({ game: game.id, options: complete(game, options), seats, start: true }))
}

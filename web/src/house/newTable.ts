import { api } from '../lib/api'
import { me } from '../lib/me.svelte'
import { go } from '../lib/router.svelte'
import { tableAddress } from '../table/connection/address'
import type { GameFace } from '../games/board'
import { notePlayed } from '../games/played'
import { complete, type Options, rememberLevel, seatCount, usualLevel } from '../games/seats'
import type { ClockRule, GameInfo, SeatRequest, TableInfo } from '../wire/types'

/** How long a move among friends may take. */
export const CLOCKS = {
  relaxed: { kind: 'relaxed', seconds: 120 },
  brisk: { kind: 'move', seconds: 90 },
  day: { kind: 'move', seconds: 86_400 },
  'three-days': { kind: 'move', seconds: 3 * 86_400 },
} as const satisfies Record<string, ClockRule>

function enter(table: TableInfo, guide = false): void {
  go(tableAddress(table.id, { guide }))
}

/** Sit down against bots, at once. */
export async function playBots(game: GameInfo, level: string, options: Options = {}, guided = false): Promise<void> {
  const count = seatCount(game, options)
  const seats: SeatRequest[] = [{ kind: 'human', name: await me.seated() }]
  for (let index = 1; index < count; index += 1) seats.push({ kind: 'bot', level })
  rememberLevel(level)
  notePlayed([game.id])
  enter(await api.create({ game: game.id, options: complete(game, options), seats, start: true, guided }), guided)
}

/** Sit down to a first game with the guide, against bots as gentle as it asks for. */
export async function learn(game: GameInfo, face: GameFace | null | undefined): Promise<void> {
  const guide = (await face?.guide?.())?.default
  await playBots(game, guide?.level ?? game.levels[0] ?? usualLevel(game), guide?.options ?? {}, true)
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
  notePlayed([game.id])
  enter(await api.create({ game: game.id, options: complete(game, options), seats, start: true }))
}

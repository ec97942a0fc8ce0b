import type { Riddle } from './riddle'

const files = import.meta.glob<string>('../../../../src/veillee/games/*/riddles.json', {
  query: '?url',
  import: 'default',
})
const gameOf = (path: string) => path.split('/').at(-2)!.replaceAll('_', '-')

/** The games that have riddles. */
export const riddleGames: readonly string[] = Object.keys(files).map(gameOf).sort()

const loading = new Map<string, Promise<readonly Riddle[]>>()

/** Load a game's riddles (once). */
export function loadRiddles(game: string): Promise<readonly Riddle[]> {
  let found = loading.get(game)
  if (!found) {
    found = fetchAll(game)
    found.catch(() => loading.delete(game))
    loading.set(game, found)
  }
  return found
}

async function fetchAll(game: string): Promise<readonly Riddle[]> {
  const load = Object.entries(files).find(([path]) => gameOf(path) === game)?.[1]
  if (!load) return []
  const answer = await fetch(await load())
  if (!answer.ok) throw new Error(`no riddles of ${game}: ${answer.status}`)
  return (await answer.json()) as Riddle[]
}

/** Riddles of one game that follow each other, day after day, come from different evenings of the lab. */
const STRIDE = 101

export interface Found {
  game: string
  riddle: Riddle
}

/** The place of a day's riddle among those of its game; `games/riddles.py` chooses the same for an evening. */
export function placeOfDay(day: number, games: number, riddles: number): number {
  return (Math.floor(day / games) * STRIDE) % riddles
}

/** The riddle of a day: the same for everybody; the games take turns. */
export async function riddleOfDay(day: number): Promise<Found | null> {
  const game = riddleGames[day % riddleGames.length]
  if (!game) return null
  const riddles = await loadRiddles(game)
  const riddle = riddles[placeOfDay(day, riddleGames.length, riddles.length)]
  return riddle ? { game, riddle } : null
}

/** The word for the riddle of the day in an address. */
export const TODAY = 'today'

/** The address of a riddle. */
export function addressOf(game: string, riddle: Riddle): string {
  return `/riddles/${game}_${riddle.id}`
}

/** A riddle by the last word of its address. */
export async function findRiddle(name: string): Promise<Found | null> {
  const [game = '', id] = name.split('_')
  const riddle = (await loadRiddles(game)).find((one) => one.id === id)
  return riddle ? { game, riddle } : null
}

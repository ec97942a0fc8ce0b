import type { GameFace } from './board'

const folders = import.meta.glob<{ default: GameFace }>('./*/index.ts')

/** Ids of the games that have a folder here. */
export const gameIds: readonly string[] = Object.keys(folders).map((path) => path.slice(2, -'/index.ts'.length))

const loaded = new Map<string, Promise<GameFace | null>>()
const ready = new Map<string, GameFace>()

/** Load a game's folder; null when there is none. */
export function loadGame(id: string): Promise<GameFace | null> {
  let found = loaded.get(id)
  if (!found) {
    const load = folders[`./${id}/index.ts`]
    found = load ? load().then((module) => (ready.set(id, module.default), module.default)) : Promise.resolve(null)
    loaded.set(id, found)
  }
  return found
}

/** The game's folder, if it is here already. */
export function gameHere(id: string): GameFace | null {
  return ready.get(id) ?? null
}

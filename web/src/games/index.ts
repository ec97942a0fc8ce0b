import { games } from '../lib/api'
import type { GameFace } from './board'

const folders = import.meta.glob<{ default: GameFace }>('./*/index.ts')

/** Ids of the games that have a folder here. */
export const gameIds: readonly string[] = Object.keys(folders).map((path) => path.slice(2, -'/index.ts'.length))

const loaded = new Map<string, Promise<GameFace | null>>()
const ready = new Map<string, GameFace>()

/** Load a game's folder, or a plain face for a game that the server has and this page has not; null if there is none. */
export function loadGame(id: string): Promise<GameFace | null> {
  let found = loaded.get(id)
  if (!found) {
    const load = folders[`./${id}/index.ts`]
    found = (load ? load().then((module) => module.default) : outside(id)).then((face) => {
      if (face) ready.set(id, face)
      else loaded.delete(id)
      return face
    })
    loaded.set(id, found)
  }
  return found
}

/** Load a game's folder as a table needs it: with what is said there, and its board on the way. */
export async function atTable(id: string): Promise<GameFace | null> {
  const face = await loadGame(id)
  void face?.board?.().catch(() => undefined)
  return face && { ...face, ...(await face.speech?.()) }
}

async function outside(id: string): Promise<GameFace | null> {
  const info = (await games().catch(() => [])).find((game) => game.id === id)
  return info ? (await import('./plain/face')).plainFace(info) : null
}

/** The game's folder, if it is here already. */
export function gameHere(id: string): GameFace | null {
  return ready.get(id) ?? null
}

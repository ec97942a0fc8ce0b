import { root } from '../lib/device/base'
import { keep, kept } from '../lib/storage'
import { housed } from './messages'

const TAKEN = 'veillee-taken'

async function find(): Promise<string | null> {
  const { store } = housed(new URL(root, location.href).href)
  const known = await indexedDB.databases().catch(() => [])
  return known.some((database) => database.name === store) ? store : null
}

/** Ask the store of this browser; null where there is none, and none is made. */
async function look<Found>(store: string, ask: (rows: IDBObjectStore) => IDBRequest<Found>): Promise<Found | null> {
  const name = await find()
  if (name === null) return null
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const asking = ask(opening.result.transaction(store).objectStore(store))
      asking.onerror = () => reject(asking.error)
      asking.onsuccess = () => {
        opening.result.close()
        resolve(asking.result)
      }
    }
  })
}

/** Tell whether somebody has played in this browser. */
export async function hasPlayed(): Promise<boolean> {
  return ((await look('meta', (rows) => rows.count('me')).catch(() => 0)) ?? 0) > 0
}

/** The tables of this browser whose games are over, and were not taken to a server yet. */
export async function finishedHere(): Promise<string[]> {
  const tables = (await look<{ id: string; status: string }[]>('tables', (rows) => rows.getAll())) ?? []
  const taken = new Set(takenBefore())
  return tables.flatMap(({ id, status }) => (status === 'over' && !taken.has(id) ? [id] : []))
}

function takenBefore(): string[] {
  const found = kept(TAKEN)
  return Array.isArray(found) ? found.map(String) : []
}

/** Remember that a game was taken to the server. */
export function markTaken(table: string): void {
  keep(TAKEN, [...takenBefore(), table])
}

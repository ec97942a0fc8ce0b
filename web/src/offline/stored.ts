import { root } from '../lib/device/base'
import { keep, kept } from '../lib/storage'
import { housed } from './messages'

const TAKEN = 'veillee-taken'

async function find(): Promise<string | null> {
  const { store } = housed(new URL(root, location.href).href)
  const known = await indexedDB.databases().catch(() => [])
  return known.some((database) => database.name === store) ? store : null
}

/** Tell whether tables were stored in this browser; does not make a store where there is none. */
export async function hasTables(): Promise<boolean> {
  return (await find()) !== null
}

/** The tables of this browser whose games are over, and were not taken to a server yet. */
export async function finishedHere(): Promise<string[]> {
  const store = await find()
  if (store === null) return []
  const taken = new Set(takenBefore())
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(store)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const asking = opening.result.transaction('tables').objectStore('tables').getAll()
      asking.onerror = () => reject(asking.error)
      asking.onsuccess = () => {
        opening.result.close()
        const over = (asking.result as { id: string; status: string }[]).filter((table) => table.status === 'over')
        resolve(over.map((table) => table.id).filter((id) => !taken.has(id)))
      }
    }
  })
}

function takenBefore(): string[] {
  const found = kept(TAKEN)
  return Array.isArray(found) ? found.map(String) : []
}

/** Remember that a game was taken to the server. */
export function markTaken(table: string): void {
  keep(TAKEN, [...takenBefore(), table])
}

/** The database of the house in IndexedDB, as `veillee.offline.shelf` asks for it. */
type Row = Record<string, any>
type Store = 'log' | 'tables' | 'members' | 'meta' | 'lives'

interface Change {
  add?: Partial<Record<Store, Row[]>>
  put?: Partial<Record<Store, Row[]>>
  patch?: Row & { table: string }
}

type Question =
  | { what: 'meta'; name: string }
  | { what: 'table'; table: string }
  | { what: 'log'; table: string; after: number }
  | { what: 'last'; tables: string[] }
  | { what: 'mine'; person: string; limit: number }
  | { what: 'due'; now: number }
  | { what: 'lives'; since: number }

const VERSION = 1
const KEYS: Record<Store, string | string[]> = {
  log: ['table', 'seq'],
  tables: 'id',
  members: ['person', 'table'],
  meta: 'name',
  lives: 'process',
}
const STORES = Object.keys(KEYS) as Store[]

export function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, VERSION)
    opening.onupgradeneeded = () => {
      for (const store of STORES) {
        const made = opening.result.createObjectStore(store, { keyPath: KEYS[store] })
        // A resent command has the key of the first: rows without one are not in this index.
        if (store === 'log') made.createIndex('key', ['table', 'key'], { unique: true })
      }
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

function got<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Everything that begins with one part of a key of two. */
const beginning = (first: string, after = -Infinity) => IDBKeyRange.bound([first, after], [first, []], true)

export class Shelf {
  /** `full` is called when there is no room left for what is to be stored. */
  constructor(
    readonly database: IDBDatabase,
    readonly full: () => void,
  ) {}

  /** Store a change, on the disk, all of it or nothing; false if one of its keys is taken. */
  append(text: string): Promise<boolean> {
    const { add = {}, put = {}, patch } = JSON.parse(text) as Change
    return new Promise((resolve, reject) => {
      const change = this.database.transaction(STORES, 'readwrite', { durability: 'strict' })
      let missing = false
      change.oncomplete = () => resolve(true)
      change.onabort = () => {
        const why = change.error?.name ?? ''
        if (missing || why === 'ConstraintError') return resolve(false)
        if (why === 'QuotaExceededError') this.full()
        reject(new Error(why))
      }
      for (const [store, rows] of Object.entries(add)) for (const row of rows) change.objectStore(store).add(row)
      for (const [store, rows] of Object.entries(put)) for (const row of rows) change.objectStore(store).put(row)
      if (!patch) return
      const { table, ...fields } = patch
      const tables = change.objectStore('tables')
      tables.get(table).onsuccess = (event) => {
        const row = (event.target as IDBRequest<Row | undefined>).result
        missing = !row
        if (row) tables.put({ ...row, ...fields })
        else change.abort()
      }
    })
  }

  async ask(text: string): Promise<string> {
    return JSON.stringify((await this.#answer(JSON.parse(text) as Question)) ?? null)
  }

  async #answer(asked: Question): Promise<unknown> {
    const store = (name: Store) => this.database.transaction(name).objectStore(name)
    switch (asked.what) {
      case 'meta':
        return (await got<Row | undefined>(store('meta').get(asked.name)))?.value
      case 'table':
        return got(store('tables').get(asked.table))
      case 'log':
        return got(store('log').getAll(beginning(asked.table, asked.after)))
      case 'last':
        return Object.fromEntries(
          await Promise.all(asked.tables.map(async (table) => [table, await this.#last(table)])),
        )
      case 'mine': {
        const members = await got<Row[]>(store('members').getAll(IDBKeyRange.bound([asked.person], [asked.person, []])))
        const tables = await Promise.all(members.map(({ table }) => got<Row>(store('tables').get(table))))
        const latest = tables.sort((one, two) => two.updated - one.updated)
        return latest.slice(0, asked.limit).map((table) => table.id)
      }
      case 'due': {
        const tables = await got<Row[]>(store('tables').getAll())
        return tables.filter(({ due }) => due > 0 && due <= asked.now).map((table) => table.id)
      }
      case 'lives': {
        const lives = await got<Row[]>(store('lives').getAll())
        return lives.filter(({ beat }) => beat >= asked.since).sort((one, two) => one.started - two.started)
      }
    }
  }

  async #last(table: string): Promise<number> {
    const log = this.database.transaction('log').objectStore('log')
    const cursor = await got(log.openKeyCursor(beginning(table), 'prev'))
    return cursor ? (cursor.key as [string, number])[1] : 0
  }
}

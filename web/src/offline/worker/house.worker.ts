/**
 * The house of this browser: the table service in Python, for every page that is open.
 *
 * Every page starts one; the one that has the lock serves them all, and the others wait until it is gone.
 */
import { type FromHouse, type FromPage, housed } from '../messages'
import { startPython } from './python'
import { openDatabase, Shelf } from './shelf'
import { Thinking } from './thinking'

const { root, store, channel: called } = housed(self.name)
const channel = new BroadcastChannel(called)
const house = crypto.getRandomValues(new Uint32Array(2)).join('-')
const tell = (message: FromHouse) => channel.postMessage(message)

async function serve(): Promise<void> {
  let loaded = { kind: 'progress', loaded: 0, total: 0 } satisfies FromHouse as Extract<FromHouse, { kind: 'progress' }>
  let ready = false
  channel.onmessage = ({ data }: MessageEvent<FromPage>) => {
    if (data.kind === 'hello') tell(ready ? { kind: 'ready', house } : loaded)
  }
  tell(loaded)
  const [database, python] = await Promise.all([
    openDatabase(store),
    startPython(root, (bytes, total) => tell((loaded = { kind: 'progress', loaded: bytes, total }))),
  ])
  // Another interpreter: it is started when somebody comes to a table, not for a look at old games.
  let thinking: Thinking | null = null
  const thinker = () => (thinking ??= new Thinking(root))
  const page = {
    say: (visit: string, messages: string) => tell({ kind: 'said', visit, messages }),
    dismiss: (visit: string, code: number, reason: string) => tell({ kind: 'dismissed', visit, code, reason }),
    think: (kind: string, question: string) => thinker().ask(kind, question),
  }
  const tables = python.pyimport('veillee.offline.house').House(new Shelf(database, () => tell({ kind: 'full' })), page)
  await tables.open()
  channel.onmessage = async ({ data }: MessageEvent<FromPage>) => {
    if (data.kind === 'hello') tell({ kind: 'ready', house })
    else if (data.kind === 'ask')
      tell({ kind: 'answer', id: data.id, answer: JSON.parse(await tables.ask(JSON.stringify(data.request))) })
    else if (data.kind === 'enter') {
      thinker()
      tables.enter(JSON.stringify(data.visit))
    } else if (data.kind === 'tell') tables.hear(data.visit, data.text)
    else if (data.kind === 'leave') tables.leave(data.visit)
  }
  ready = true
  tell({ kind: 'ready', house })
  await new Promise(() => undefined) // the lock is held as long as this worker lives
}

const served = () => serve().catch((error: unknown) => tell({ kind: 'failed', why: String(error) }))
// Without locks, as on a page without HTTPS, every page has a house of its own: the store takes no entry twice.
void (navigator.locks ? navigator.locks.request(store, served) : served())

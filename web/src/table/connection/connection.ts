import type { Socket } from '../../lib/device/device'
import type {
  Command,
  FromClient,
  FromEvening,
  FromServer,
  HintAnswer,
  Ok,
  PreviewAnswer,
  Refused,
  ToEvening,
} from '../../wire/types'
import { NOTICE_EVENT } from '../../wire/types'
import { CLOSE_CODES } from './closing'

export type Answer = Ok | Refused | HintAnswer | PreviewAnswer
/** What a line brings that is no answer: of a table, of an evening, or of both. */
export type Heard = FromServer | FromEvening
export type Line = 'connecting' | 'open' | 'broken' | 'stopped'

interface ConnectionOptions {
  /** Open a line as this client is now: the seat looked from, the last known `seq`. */
  open(): Socket
  onMessage(message: Heard): void
  /** `code` is the close code of a line that stopped for good. */
  onLine(line: Line, code: number): void
  /** Hear an answer that nobody here waits for: somebody else's on the same line. */
  onStray?(answer: Answer): void
}

const OPEN = 1
const RESEND_MS = 2500
const GIVE_UP_MS = 8000
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 5000
/** Close codes after which trying again makes no sense. */
const FINAL = new Set<number>([CLOSE_CODES.limit, CLOSE_CODES.size, CLOSE_CODES.private, CLOSE_CODES.unknown])

/** What a line begins with: a position of a table, or the state of an evening. */
const FIRST = new Set<string>(['snapshot', 'update', 'evening'])

interface Waiting {
  command: Command
  since: number
  resolve(answer: Answer): void
}

let made = 0
const run = Math.random().toString(36).slice(2, 10)

/** Make a command id that no other page of this browser makes. */
export function commandId(): string {
  made += 1
  return `${run}-${made}`
}

/**
 * A socket that comes back by itself.
 *
 * Every command is kept until it is answered: it is sent again with the same id after 2.5 s without an answer and
 * on every new connection, which the server knows to be harmless.
 */
export class Connection {
  #socket: Socket | null = null
  #waiting = new Map<string, Waiting>()
  #wait = FIRST_WAIT_MS
  #retry: ReturnType<typeof setTimeout> | null = null
  #watch: ReturnType<typeof setInterval>
  #stopped = false
  readonly #options: ConnectionOptions

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#watch = setInterval(() => this.#resend(), 500)
    globalThis.addEventListener?.('online', this.#hurry)
    globalThis.addEventListener?.('offline', this.#gone)
    this.#connect()
  }

  /** Send a command and wait for its one answer, however often the line breaks meanwhile. */
  command(command: Command): Promise<Answer> {
    return new Promise((resolve) => {
      this.#waiting.set(command.id, { command, since: Date.now(), resolve })
      this.send(command)
    })
  }

  /** Send a message that needs no answer; it is lost when the line is broken. */
  send(message: FromClient | ToEvening): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message))
  }

  close(): void {
    this.#stop(CLOSE_CODES.byPage)
  }

  #connect(): void {
    this.#retry = null
    if (this.#stopped) return
    this.#options.onLine('connecting', 0)
    const socket = this.#options.open()
    this.#socket = socket
    socket.onmessage = (event) => this.#receive(socket, String(event.data))
    socket.onclose = (event) => this.#lost(socket, event.code)
  }

  #receive(socket: Socket, text: string): void {
    if (socket !== this.#socket) return
    const message = JSON.parse(text) as Heard
    if (message.type === 'ping') return this.send({ type: 'pong', n: message.n })
    if (message.type === 'notice')
      return void globalThis.dispatchEvent?.(new CustomEvent(NOTICE_EVENT, { detail: message }))
    if (FIRST.has(message.type)) this.#arrived()
    if (message.type === 'ok' || message.type === 'refused' || message.type === 'hint' || message.type === 'preview') {
      const waiting = this.#waiting.get(message.id)
      if (!waiting) return this.#options.onStray?.(message)
      this.#waiting.delete(message.id)
      return waiting.resolve(message)
    }
    this.#options.onMessage(message)
  }

  #fresh = true

  /** The first message after connecting: the line is good, and what was not answered is sent again. */
  #arrived(): void {
    if (!this.#fresh) return
    this.#fresh = false
    this.#wait = FIRST_WAIT_MS
    this.#options.onLine('open', 0)
    for (const waiting of this.#waiting.values()) {
      waiting.since = Date.now()
      this.send(waiting.command)
    }
  }

  #resend(): void {
    const now = Date.now()
    for (const waiting of this.#waiting.values()) {
      const silent = now - waiting.since
      if (silent < RESEND_MS || this.#fresh) continue
      if (silent >= GIVE_UP_MS) {
        // The line looks open and is not: begin anew.
        this.#lost(this.#socket, 1006)
        return
      }
      if (silent % RESEND_MS < 500) this.send(waiting.command)
    }
  }

  #lost(socket: Socket | null, code: number): void {
    if (socket !== this.#socket || this.#stopped) return
    if (socket) {
      socket.onclose = null
      socket.onmessage = null
      socket.close()
    }
    this.#socket = null
    this.#fresh = true
    if (FINAL.has(code)) return this.#stop(code)
    this.#options.onLine('broken', code)
    this.#retry = setTimeout(() => this.#connect(), this.#wait)
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS)
  }

  #hurry = (): void => {
    if (this.#retry === null) return
    clearTimeout(this.#retry)
    this.#connect()
  }

  /** The device says that it has no network: a socket may take minutes to notice. */
  #gone = (): void => {
    if (this.#socket) this.#lost(this.#socket, 1006)
  }

  #stop(code: number): void {
    if (this.#stopped) return
    this.#stopped = true
    clearInterval(this.#watch)
    if (this.#retry !== null) clearTimeout(this.#retry)
    globalThis.removeEventListener?.('online', this.#hurry)
    globalThis.removeEventListener?.('offline', this.#gone)
    const socket = this.#socket
    this.#socket = null
    if (socket) {
      socket.onclose = null
      socket.close()
    }
    this.#options.onLine('stopped', code)
  }
}

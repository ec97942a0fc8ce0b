import { root } from '../lib/device/base'
import { type Answer, type FromHouse, type FromPage, housed, type Request, type Visit } from './messages'

/** How far the house of this browser has come. */
export type Stage = 'away' | 'coming' | 'ready' | 'failed'

const HELLO_MS = 500
/** How long nothing may be heard of a house that is being started: Python alone may take many seconds. */
const SILENCE_MS = 60_000

type Hear = (message: FromHouse) => void

/** The house in the worker, as a page knows it: it may belong to another page of this browser. */
export class House {
  stage = $state<Stage>('away')
  loaded = $state(0)
  total = $state(0)
  /** Somebody waits for it, and is shown how far it has come. */
  awaited = $state(false)
  /** Why it could not be started. */
  why = $state('')
  /** There is no room left to store what is played. */
  full = $state(false)
  readonly #address = new URL(root, location.href).href + (navigator.locks ? '' : `#${Math.random()}`)
  readonly #channel = new BroadcastChannel(housed(this.#address).channel)
  readonly #visits = new Map<string, Hear>()
  readonly #answers = new Map<string, { resolve(answer: Answer): void; reject(error: Error): void }>()
  readonly #page = Math.random().toString(36).slice(2, 12)
  #worker: Worker | null = null
  #house = ''
  #starting: Promise<void> | null = null
  #settle: { resolve(): void; reject(error: Error): void } | null = null
  #timer: ReturnType<typeof setInterval> | undefined
  #heard = 0
  #asked = 0
  #declined = false

  constructor() {
    this.#channel.onmessage = ({ data }: MessageEvent<FromHouse | FromPage>) => this.#hear(data as FromHouse)
    addEventListener('pagehide', () => {
      for (const visit of this.#visits.keys()) this.#tell({ kind: 'leave', visit })
    })
  }

  /** Start the house, or find the one that another page has started. */
  start(): Promise<void> {
    this.#starting ??= new Promise<void>((resolve, reject) => {
      this.#settle = { resolve, reject }
      this.stage = 'coming'
      this.#heard = Date.now()
      this.#worker = new Worker(new URL('./worker/house.worker.ts', import.meta.url), {
        type: 'module',
        name: this.#address,
      })
      this.#worker.onerror = (event) => this.#fail(event.message || 'worker')
      this.#tell({ kind: 'hello' })
      this.#timer = setInterval(() => this.#wait(), HELLO_MS)
    })
    return this.#starting
  }

  /** Give up starting it; from now on it is started only for what a person asks for. */
  cancel(): void {
    this.#fail('cancelled')
    this.stage = 'away'
    this.#declined = true
  }

  /** Ask it for something; `quiet`: nobody waits for the answer. */
  async ask(request: Request, quiet = false): Promise<Answer> {
    if (quiet && this.#declined) throw new Error('cancelled')
    if (!quiet) this.#await()
    await this.start()
    return new Promise((resolve, reject) => {
      const id = `${this.#page}/${(this.#asked += 1)}`
      this.#answers.set(id, { resolve, reject })
      this.#tell({ kind: 'ask', id, request })
    })
  }

  /** Come to a table; `hear` is told what is said there, and when the visit is over. */
  async enter(visit: Omit<Visit, 'id'>, hear: Hear): Promise<string> {
    this.#await()
    await this.start()
    const id = `${this.#page}/${(this.#asked += 1)}`
    this.#visits.set(id, hear)
    this.#tell({ kind: 'enter', visit: { ...visit, id } })
    return id
  }

  say(visit: string, text: string): void {
    this.#tell({ kind: 'tell', visit, text })
  }

  leave(visit: string): void {
    if (this.#visits.delete(visit)) this.#tell({ kind: 'leave', visit })
  }

  #await(): void {
    this.#declined = false
    this.awaited = true
  }

  #tell(message: FromPage): void {
    this.#channel.postMessage(message)
  }

  #wait(): void {
    if (Date.now() - this.#heard > SILENCE_MS) this.#fail('silent')
    else this.#tell({ kind: 'hello' })
  }

  #fail(why: string): void {
    clearInterval(this.#timer)
    this.#worker?.terminate()
    this.#worker = null
    this.#starting = null
    this.stage = 'failed'
    this.awaited = false
    this.why = why
    if (why !== 'cancelled') console.error(`the house of this device: ${why}`)
    this.#settle?.reject(new Error(why))
    this.#settle = null
  }

  #hear(message: FromHouse): void {
    if (message.kind === 'progress') {
      this.#heard = Date.now()
      this.loaded = message.loaded
      this.total = message.total
    } else if (message.kind === 'ready') this.#meet(message.house)
    else if (message.kind === 'failed' && this.stage === 'coming') this.#fail(message.why)
    else if (message.kind === 'full') this.full = true
    else if (message.kind === 'answer') {
      this.#answers.get(message.id)?.resolve(message.answer)
      this.#answers.delete(message.id)
    } else if (message.kind === 'said') this.#visits.get(message.visit)?.(message)
    else if (message.kind === 'dismissed') {
      this.#visits.get(message.visit)?.(message)
      this.#visits.delete(message.visit)
    }
  }

  /** A house is ready; where it is another one than before, what was asked of that one has no answer. */
  #meet(house: string): void {
    if (this.#house && this.#house !== house) {
      for (const [visit, hear] of this.#visits) hear({ kind: 'dismissed', visit, code: 1006, reason: 'house' })
      for (const { reject } of this.#answers.values()) reject(new Error('house'))
      this.#visits.clear()
      this.#answers.clear()
    }
    this.#house = house
    if (this.stage !== 'coming') return
    clearInterval(this.#timer)
    this.stage = 'ready'
    this.awaited = false
    this.#settle?.resolve()
    this.#settle = null
  }
}

export const house = new House()

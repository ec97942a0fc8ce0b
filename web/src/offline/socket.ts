import type { Socket } from '../lib/device/device'
import type { House } from './house.svelte'
import type { FromHouse } from './messages'
import { type Say, sentencesOf, worded } from './sentences'

const CONNECTING = 0
const OPEN = 1
const CLOSED = 3

/** The line to a table of this browser, with the manners of a WebSocket. */
export class DeviceSocket implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  readyState = CONNECTING
  readonly #house: House
  #visit = ''
  #say: Say | null = null
  /** Messages are given their words one after the other. */
  #order: Promise<void> = Promise.resolve()

  constructor(house: House, url: string) {
    this.#house = house
    const { pathname, searchParams: query } = new URL(url)
    const after = query.get('after')
    const visit = {
      table: decodeURIComponent(pathname.split('/').at(-2) ?? ''),
      seat: query.get('as'),
      after: after === null ? null : Number(after),
      guided: query.get('guided') === '1',
    }
    house
      .enter(visit, (message) => this.#hear(message))
      .then((id) => {
        this.#visit = id
        if (this.readyState === CLOSED) return house.leave(id)
        this.readyState = OPEN
        this.onopen?.(new Event('open'))
      })
      .catch(() => this.#end(1011))
  }

  send(data: string): void {
    if (this.readyState === OPEN) this.#house.say(this.#visit, data)
  }

  close(): void {
    this.readyState = CLOSED
    if (this.#visit) this.#house.leave(this.#visit)
  }

  #hear(message: FromHouse): void {
    this.#order = this.#order.then(async () => {
      if (message.kind === 'dismissed') this.#end(message.code)
      else if (message.kind === 'said')
        for (const text of message.messages.split('\n')) await this.#pass(JSON.parse(text) as Record<string, unknown>)
    })
  }

  async #pass(message: Record<string, unknown>): Promise<void> {
    const table = message.table as Record<string, unknown> | undefined
    if (table) {
      this.#say ??= await sentencesOf(String(table.game))
      table.invite = '' // nobody else can come to a table of this browser
    }
    const said = 'text' in message && this.#say ? worded(message, this.#say) : message
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(said) }))
  }

  #end(code: number): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.onclose?.(new CloseEvent('close', { code }))
  }
}

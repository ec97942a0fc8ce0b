import type { Visitor } from '../../table/connection/address'
import type { Socket } from '../../lib/device/device'
import { CLOSE_CODES } from '../../table/connection/closing'
import { commandId, type Heard } from '../../table/connection/connection'
import type { FromClient, ToEvening } from '../../wire/types'

/** What a branch needs of the evening's line. */
export interface Trunk {
  readonly open: boolean
  send(message: FromClient | ToEvening): void
  /** The branch is closed from its own end. */
  drop(branch: Branch): void
}

const CONNECTING = 0
const OPEN = 1
const CLOSED = 3
/** The close codes of a table's own socket, by the reason that an evening tells instead. */
const CODES: Readonly<Record<string, number>> = {
  'no-table': CLOSE_CODES.unknown,
  'no-seat': CLOSE_CODES.unknown,
  'not-yours': CLOSE_CODES.private,
  private: CLOSE_CODES.private,
  limit: CLOSE_CODES.limit,
  size: CLOSE_CODES.limit,
  connections: CLOSE_CODES.limit,
  slow: CLOSE_CODES.limit,
}
const BROKEN = 1006

/** A table's share of the evening's line: to the table's model it is a socket like any other. */
export class Branch implements Socket {
  readyState = CONNECTING
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  readonly #id = commandId()
  readonly #trunk: Trunk
  readonly #table: string
  readonly #visitor: Visitor

  constructor(trunk: Trunk, table: string, visitor: Visitor) {
    this.#trunk = trunk
    this.#table = table
    this.#visitor = visitor
    if (trunk.open) this.enter()
  }

  /** Ask to be let in: at once, or as soon as the evening's line is good. */
  enter(): void {
    const { as, after } = this.#visitor
    this.#trunk.send({ type: 'enter', id: this.#id, table: this.#table, seat: as, after })
  }

  /** Hear what the line brings that is not the evening's own; before the table was entered it is another one's. */
  hear(message: Heard): void {
    if (message.type === 'entered') {
      if (message.id === this.#id) this.readyState = OPEN
    } else if (message.type === 'exited') {
      if (message.table === this.#table && this.readyState === OPEN) this.end(CODES[message.why] ?? BROKEN)
    } else if (message.type === 'refused' && message.id === this.#id) this.end(CODES['no-table']!)
    else if (this.readyState === OPEN) this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent)
  }

  send(data: string): void {
    this.#trunk.send(JSON.parse(data) as FromClient)
  }

  /** Close it from the evening's end. */
  end(code = BROKEN): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.onclose?.({ code } as CloseEvent)
  }

  close(): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.#trunk.send({ type: 'exit', id: commandId() })
    this.#trunk.drop(this)
  }
}

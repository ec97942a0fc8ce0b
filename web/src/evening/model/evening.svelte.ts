import { settings } from '../../lib/settings.svelte'
import { play } from '../../lib/sound/sound'
import { openLine } from '../../lib/device/device'
import { commandId, Connection, type Heard, type Line as Wire } from '../../table/connection/connection'
import { Table } from '../../table/model/model.svelte'
import {
  type EveningCommand,
  type EveningGame,
  type EveningInfo,
  type EveningLine,
  type EveningSnapshot,
  type EveningUpdate,
  type FromClient,
  type Night,
  type PersonInfo,
  type ProposalInfo,
  type Reaction,
  type RiddleInfo,
  type ScoreLine,
  type Suggestion,
  type ToEvening,
  WIRE_VERSION,
} from '../../wire/types'
import { say } from '../words'
import { eveningAddress, eveningSocket } from './address'
import { Branch, type Trunk } from './branch'
import { type Look, lookOf } from './looks'
import { tell } from './tell'

type Without<Message, Key extends PropertyKey> = Message extends unknown ? Omit<Message, Key> : never
/** What somebody does in the room, before it has the id that it is answered by. */
export type Deed = Without<EveningCommand, 'id'>

/** An evening as this browser knows it: the room, its people and games, and the table that is sat at. */
export class Evening implements Trunk {
  info = $state.raw<EveningInfo | null>(null)
  people = $state.raw<PersonInfo[]>([])
  proposals = $state.raw<ProposalInfo[]>([])
  /** All games, the oldest first. */
  games = $state.raw<EveningGame[]>([])
  nights = $state.raw<Night[]>([])
  score = $state.raw<ScoreLine[]>([])
  suggestions = $state.raw<Suggestion[]>([])
  /** The riddle that is asked of everybody. */
  riddle = $state.raw<RiddleInfo | null>(null)
  lines = $state.raw<EveningLine[]>([])
  /** The person of this browser; '' for somebody who only looks. */
  me = $state('')
  here = $state.raw<readonly string[]>([])
  /** How many big screens show it. */
  screens = $state(0)
  /** The seats that are to move, by table. */
  acting = $state.raw<Readonly<Record<string, readonly string[]>>>({})
  wire = $state<Wire>('connecting')
  /** The close code of a line that stopped for good. */
  closed = $state(0)
  met = $state(false)
  outdated = $state(false)
  notice = $state('')
  announcement = $state('')
  /** The table that is entered. */
  table = $state.raw<Table | null>(null)
  /** The table of a game that began with this person: the page goes there. */
  called = $state('')
  /** Words that are being written: they stay through a game. */
  draft = $state('')
  /** The last entry of the log that was on the screen. */
  seen = $state(-1)

  readonly id: string
  /** It is shown on a big screen, which is nobody. */
  readonly screen: boolean
  #invite: string
  #seq = -1
  /** The games of this person that are known to have begun. */
  #begun = new Set<string>()
  #branch: Branch | null = null
  #connection: Connection

  constructor(id: string, invite: string, { screen = false } = {}) {
    this.id = id
    this.screen = screen
    this.#invite = invite
    this.#connection = this.#connect()
  }

  // Who is who

  /** The token to invite with; whoever came by an address has it. */
  get invite(): string {
    return this.info?.invite || this.#invite
  }

  get host(): boolean {
    return this.me !== '' && this.info?.lamp === this.me
  }

  get shut(): boolean {
    return this.info?.status === 'closed'
  }

  /** The people of this phone: whose it is, and those who play on it beside them. */
  get own(): string[] {
    if (this.me === '') return []
    return [this.me, ...this.guests.filter((one) => one.beside === this.me).map((one) => one.id)]
  }

  person(id: string): PersonInfo | undefined {
    return this.people.find((one) => one.id === id)
  }

  nameOf(id: string): string {
    return this.person(id)?.name ?? say('someone')
  }

  /** Those who have not gone: connected or not. */
  get guests(): PersonInfo[] {
    return this.people.filter((one) => !one.gone)
  }

  lookOf(id: string): Look {
    return lookOf(
      Math.max(
        0,
        this.people.findIndex((one) => one.id === id),
      ),
    )
  }

  get running(): EveningGame[] {
    return this.games.filter((game) => game.status === 'playing')
  }

  /** The running game at which a person sits. */
  playing(person: string): EveningGame | undefined {
    return this.running.find((game) => game.seats.some((seat) => seat.person === person && !seat.stand_in))
  }

  /** Somebody who plays already, or whose phone is needed for a game. */
  engaged(person: string): boolean {
    const phone = (id: string) => this.person(id)?.beside || id
    return this.guests.some((one) => phone(one.id) === phone(person) && this.playing(one.id))
  }

  /** How many words were said that were not on the screen yet. */
  get unread(): number {
    return this.lines.filter((line) => line.type === 'words' && line.seq > this.seen && line.person !== this.me).length
  }

  // What the person does

  /** Do something in the room; its number in the log, or null when it is refused, which is said. */
  async ask(deed: Deed): Promise<number | null> {
    const answer = await this.#connection.command({ ...deed, id: commandId() } as EveningCommand)
    if (answer.type !== 'refused') return answer.seq
    this.notice = answer.text[settings.language] ?? ''
    return null
  }

  /** Answer a proposal for people of this phone. */
  async answer(type: 'agree' | 'decline', proposal: number, people: readonly string[]): Promise<void> {
    for (const who of people) if ((await this.ask({ type, proposal, who })) === null) return
  }

  /** Say in the room what is written. */
  async speak(): Promise<void> {
    const text = this.draft.trim()
    if (!text) return
    this.draft = ''
    if ((await this.ask({ type: 'speak', text })) === null) this.draft ||= text
  }

  react(reaction: Reaction): void {
    void this.ask({ type: 'react-in-room', reaction })
  }

  /** Sit down at a table of the evening, or watch it; '' goes back to the room. */
  enter(id: string): void {
    if (this.table?.id === id) return
    this.table?.close()
    this.table = null
    if (this.called === id) this.called = ''
    const game = this.games.find((one) => one.table === id)
    if (!game) return
    const around = {
      home: eveningAddress(this.id, { invite: this.invite }),
      label: () => say('back-to-room'),
      rematch: false,
      enter: (visitor: ConstructorParameters<typeof Branch>[2]) => (this.#branch = new Branch(this, id, visitor)),
    }
    this.table = new Table(id, game.invite, { around, screen: this.screen })
  }

  /** Come in with the cookie that was just given. */
  arrive(): void {
    this.#connection.close()
    this.#connection = this.#connect()
  }

  close(): void {
    this.table?.close()
    this.#connection.close()
  }

  // The line

  get open(): boolean {
    return this.wire === 'open'
  }

  send(message: FromClient | ToEvening): void {
    this.#connection.send(message)
  }

  drop(branch: Branch): void {
    if (this.#branch === branch) this.#branch = null
  }

  #connect(): Connection {
    return new Connection({
      open: () => openLine(eveningSocket(this.id, this.#invite, this.#seq, this.screen)),
      onMessage: (message) => this.#receive(message),
      onStray: (answer) => this.#branch?.hear(answer),
      onLine: (line, code) => this.#line(line, code),
    })
  }

  #line(line: Wire, code: number): void {
    const before = this.#branch
    this.wire = line
    this.closed = code
    if (line === 'open') {
      this.met = true
      before?.enter()
    } else if (line === 'broken' || line === 'stopped') {
      this.#branch = null
      before?.end()
    }
  }

  #receive(message: Heard): void {
    if (message.type === 'evening') {
      if (message.version > WIRE_VERSION) this.outdated = true
      this.#take(message)
    } else if (message.type === 'evening-update') this.#take(message)
    else if (message.type === 'evening-presence') {
      this.here = message.here
      this.acting = message.acting
      this.screens = message.screens
    } else if (message.type === 'error' && !this.#branch)
      this.notice = message.text[settings.language] ?? message.message
    else this.#branch?.hear(message)
  }

  /** Take what is new. At the first time nothing of it is news. */
  #take({ seq, me, parts, lines }: EveningSnapshot | EveningUpdate): void {
    const first = this.#seq < 0
    this.#seq = seq
    if (me !== undefined) this.me = me
    if (parts.evening) this.info = parts.evening
    if (parts.people) this.people = parts.people
    if (parts.proposals) this.proposals = parts.proposals
    if (parts.games) this.games = parts.games
    if (parts.nights) this.nights = parts.nights
    if (parts.score) this.score = parts.score
    if (parts.suggestions) this.suggestions = parts.suggestions
    if (parts.riddle !== undefined) this.riddle = parts.riddle
    // Everything anew: what was removed by whoever runs the server does not stay here.
    if (lines[0] && lines[0].seq <= (this.lines.at(-1)?.seq ?? -1)) this.lines = []
    const last = this.lines.at(-1)?.seq ?? -1
    const fresh = lines.filter((line) => line.seq > last)
    this.lines = [...this.lines, ...fresh]
    const begun = this.running.filter((game) => this.#seatOf(game) && !this.#begun.has(game.table))
    for (const game of begun) this.#begun.add(game.table)
    if (first) {
      this.seen = seq
      return
    }
    this.announcement = fresh.flatMap((line) => tell(line, this) ?? []).join(' ')
    if (begun[0] && !this.#busy()) this.called = begun[0].table
    if (fresh.some((line) => line.type === 'propose' && line.person !== this.me)) play('tick')
  }

  #seatOf(game: EveningGame): boolean {
    return game.seats.some((seat) => this.own.includes(seat.person))
  }

  /** Somebody of this phone sits at a game that is not over. */
  #busy(): boolean {
    const at = this.table && this.running.find((game) => game.table === this.table?.id)
    return !!at && this.#seatOf(at)
  }
}

import type { BoardHandle, GameEvent, GameFace, Situation, Translate } from '../../games/board'
import { Refusal as Denied } from '../../lib/api'
import { openLine } from '../../lib/device/device'
import { settings } from '../../lib/settings.svelte'
import { play, tremble } from '../../lib/sound/sound'
import { t } from '../../lib/texts.svelte'
import { type Line, type Now, type Presence, type Snapshot, type TableInfo, WIRE_VERSION } from '../../wire/types'
import { socketAddress } from '../connection/address'
import { type Around, HOUSE } from '../connection/around'
import { Connection, type Heard, type Line as Wire } from '../connection/connection'
import { TableLog } from './log.svelte'
import { Moves, turnOf } from './moves.svelte'
import { nameOf } from './names'
import { Requests } from '../connection/requests'
import { Handover } from '../seating/handover.svelte'
import { Seating } from '../seating/seating'
import type { Shown } from './shown'
import { situationOf } from './situation'
import { Sentence } from '../bar/sentence.svelte'
import { Recall } from '../return/recall.svelte'
import { newsAfter, saw } from '../return/since'
import { Stage } from '../stage/stage'
import { Wall } from '../seating/wall.svelte'

/** A table as this browser knows it: what the server confirmed, what waits for it, and what is being shown. */
export class Table implements Shown {
  info = $state.raw<TableInfo | null>(null)
  now = $state.raw<Now | null>(null)
  wire = $state<Wire>('connecting')
  /** The close code of a line that stopped for good. */
  closed = $state(0)
  /** True once the line was good: before that, "connecting" is no news. */
  met = $state(false)
  busy = $state(false)
  pointed = $state.raw<GameEvent | null>(null)
  /** What another player is doing on the stage, in a sentence. */
  telling = $state('')
  notice = $state('')
  clockAt = $state(0)
  shownAt = $state<number | null>(null)
  awaiting = $state(false)
  /** The server speaks a newer version of the wire: this page must be loaded anew. */
  outdated = $state(false)
  /** A step of the guide is open: everybody waits. */
  reading = $state(false)

  board = $state.raw<BoardHandle | null>(null)
  #face: GameFace | null = null
  say: Translate = t

  readonly live = true
  readonly id: string
  readonly invite: string
  readonly around: Around
  readonly seating = new Seating(this)
  readonly handover = new Handover(this)
  readonly sentence = new Sentence()
  readonly recall = new Recall(this)
  /** The big screen that shows this table, where one does. */
  readonly wall = new Wall()
  readonly requests = new Requests(this, (command) => this.#ask(command))
  readonly log = new TableLog(this)
  readonly moves = new Moves(this, (command) => this.#connection.command(command))
  /** The entry of the log whose position is shown. */
  shownSeq = -1
  #connection: Connection
  readonly stage = new Stage(this)
  #knownSeq = -1
  /** The seat that was asked for last; null where none is. */
  wanted: string | null = null
  /** The bots and the clock wait until this player has read. */
  #guided: boolean
  /** This is a big screen: it is nobody, and shows what a spectator may see. */
  readonly screen: boolean

  constructor(id: string, invite: string, { guided = false, around = HOUSE, screen = false } = {}) {
    this.#guided = guided
    this.screen = screen
    this.id = id
    this.invite = invite
    this.around = around
    this.#connection = this.#connect()
  }

  get face(): GameFace | null {
    return this.#face
  }

  set face(face: GameFace | null) {
    this.#face = face
    this.handover.see()
  }

  get seats(): readonly string[] {
    return (this.info?.seats ?? []).map((seat) => seat.seat)
  }

  get mine(): readonly string[] {
    return (this.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat)
  }

  get seat(): string {
    return this.now?.seat ?? ''
  }

  /** The seat that speaks for this browser in chat, votes and take-backs. */
  get voice(): string {
    return this.seat || (this.mine[0] ?? '')
  }

  get myTurn(): boolean {
    return this.acting() !== ''
  }

  get lines(): readonly Line[] {
    return this.log.lines
  }

  get said() {
    return this.log.said
  }

  /** A seat of this browser in which no bot stands in. */
  holds(seat: string): boolean {
    return this.info?.seats.some((one) => one.seat === seat && one.mine && !one.stand_in) ?? false
  }

  /** Several people at one screen of a game that hides nothing from one another. */
  get shared(): boolean {
    return !!this.face?.shared && this.mine.length > 1
  }

  /** The seat of this browser that may move now: the one looked from, or any of a shared screen; '' for none. */
  acting(): string {
    const may = (one: string) => this.holds(one) && (this.now?.actors.includes(one) ?? false)
    if (this.seat) return may(this.seat) ? this.seat : ''
    return this.shared ? (this.mine.find(may) ?? '') : ''
  }

  nameOf(id: string): string {
    return nameOf(this.info, id, this.say)
  }

  situation(): Situation | null {
    return situationOf(this)
  }

  // What the player does

  comeBack(seat: string): void {
    this.#connection.send({ type: 'look', seat })
  }

  skip(): void {
    this.stage.skip()
  }

  /** Tell the server that this screen has shown an entry. */
  seen(seq: number): void {
    this.#connection.send({ type: 'seen', seq })
  }

  /** Say that everything shown has been read. */
  async goOn(): Promise<void> {
    const seq = this.shownSeq
    await this.board?.read?.()
    if (this.#guided) this.#connection.send({ type: 'go-on', seq })
  }

  /** Play without the guide: nobody waits any more. */
  leaveGuide(): void {
    this.#guided = false
    this.#connection.send({ type: 'go-on' })
  }

  /** Look from a seat that was just taken: connect anew with its fresh cookie. */
  sit(seat: string): void {
    this.wanted = seat
    this.#connection.close()
    this.#knownSeq = -1
    this.#connection = this.#connect()
  }

  close(): void {
    this.skip()
    this.recall.forget()
    this.wall.forget()
    this.#connection.close()
  }

  // What the server says

  #connect(): Connection {
    const visitor = () => ({
      as: this.wanted,
      after: this.#knownSeq >= 0 ? this.#knownSeq : null,
      invite: this.invite,
      guided: this.#guided,
      screen: this.screen,
    })
    const { enter } = this.around
    return new Connection({
      open: () => enter?.(visitor()) ?? openLine(socketAddress(this.id, visitor())),
      onMessage: (message) => this.#receive(message),
      onLine: (line, code) => {
        this.wire = line
        this.closed = code
        if (line === 'open') this.met = true
      },
    })
  }

  #receive(message: Heard): void {
    if ('version' in message && (message.version ?? 0) > WIRE_VERSION) this.outdated = true
    if (message.type === 'snapshot') this.#replace(message)
    else if (message.type === 'update') {
      this.#knownSeq = message.seq
      if (!this.recall.hold(message)) this.stage.add(message)
    } else if (message.type === 'rolling') this.awaiting = true
    else if (message.type === 'presence') this.#present(message)
    else if (message.type === 'error') this.notice = message.text[settings.language] ?? message.message
    else console.warn('A message that this page does not know:', message)
  }

  #present(message: Presence): void {
    if (!this.info) return
    const seats = this.info.seats.map((seat) => ({ ...seat, present: message.seats[seat.seat] ?? seat.present }))
    this.info = { ...this.info, seats, spectators: message.spectators, screens: message.screens }
    this.#wall()
  }

  #wall(): void {
    if (!this.screen) this.wall.see(this.info?.screens ?? 0)
  }

  /** Show everything anew: nothing of another seat's view stays, and nothing is animated but what is news. */
  #replace(snapshot: Snapshot): void {
    const first = this.info === null
    this.stage.clear()
    this.recall.forget()
    this.#knownSeq = snapshot.seq
    this.wanted = snapshot.now.seat || this.wanted
    const after = first && !this.#guided ? newsAfter(snapshot) : null
    if (after === null) this.whole(snapshot)
    else void this.recall.open(snapshot, after)
  }

  /** Show a position of the past, which is about to be played on from. */
  past(info: TableInfo, before: Now, seq: number, lines: Line[]): void {
    this.log.restart(lines, seq)
    this.show(info, before, seq)
  }

  /** Show the present at once. */
  whole(snapshot: Snapshot): void {
    this.log.restart(snapshot.lines, snapshot.seq)
    this.awaiting = false
    this.show(snapshot.table, snapshot.now, snapshot.seq)
  }

  /** Show a position, and what it changes for whoever sits here. */
  show(info: TableInfo | undefined, now: Now, seq: number): void {
    const mineNow = turnOf(this.now)
    this.moves.review(now)
    const ended = now.result !== null && this.now !== null && this.now.result === null
    this.shownSeq = seq
    if (info) {
      this.info = info
      this.#wall()
    }
    this.now = now
    this.clockAt = Date.now()
    this.recall.shown(seq, this.lines.at(-1))
    this.noteSeen()
    if (ended) this.moves.forgive()
    this.moves.settle()
    const covered = this.handover.next !== null
    this.handover.see()
    if (ended) play(this.#glad(now.result?.winners ?? []) ? 'win' : 'lose')
    else if (this.myTurn && turnOf(now) !== mineNow) {
      play('tick')
      // Not in a race: nothing but the dice may tell that it has begun.
      if (this.wall.here && this.shownAt === null && !this.awaiting) tremble()
    } else if (this.handover.next !== null && !covered && this.wall.here) tremble()
  }

  /** Who watches is glad with whoever has won. */
  #glad(winners: readonly string[]): boolean {
    return this.mine.length ? winners.some((seat) => this.mine.includes(seat)) : winners.length > 0
  }

  /** Remember what this person has seen, if they see it. */
  noteSeen(): void {
    if (this.seat && !this.recall.on && !document.hidden) saw(this.id, this.seat, this.shownSeq)
  }

  /** Look from another seat of this browser, '' from none: nothing of the last one's view stays. */
  look(seat: string): void {
    this.wanted = seat || null
    this.now = this.now ? { ...this.now, seat: '', view: null, legal: [] } : null
    this.moves.hint = null
    this.moves.forgive()
    this.#connection.send({ type: 'look', seat })
  }

  #ask(command: Parameters<Connection['command']>[0]): void {
    void this.#connection.command(command).then((answer) => {
      if (answer.type === 'refused') this.notice = answer.text[settings.language] ?? ''
    })
  }

  /** Say what went wrong when the server was asked. */
  complain(error: unknown): void {
    this.notice = (error instanceof Denied && error.problem?.text[settings.language]) || t('error-no-answer')
  }
}

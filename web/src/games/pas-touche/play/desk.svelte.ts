/** The people at this screen and their hands: laid down, crying, held on a pad or moved over the tray. */
import { untrack } from 'svelte'
import type { BoardProps, GameEvent } from '../../board'
import { BoardDesk, type Glow } from '../../shared/desk.svelte'
import type { Treat } from '../box'
import { readLayout, type Layout } from './keys'
import { PADS, printed } from './pads'
import { Readied } from './readied.svelte'
import { blocks, type Slap, slapOf, spell } from './touch'
import { Likes } from './likes.svelte'
import { recall, remember } from './memory'
import { cardOf, type Hand, open, type Player, playerOf, type View } from '../view'

/** What one of several people has begun: a treat whose number is to follow, the blocking hand, the cry. */
interface Begun {
  treat: Treat | null
  block: boolean
  cry: boolean
}
const NOTHING: Begun = { treat: null, block: false, cry: false }

export class Desk extends BoardDesk<View> {
  /** Hands that this screen laid down in this round, before any verdict. */
  slapped = $state.raw<Readonly<Record<string, Slap>>>({})
  /** The cry and the blocking hand of the one person at this screen. */
  readonly cry = new Readied()
  readonly block = new Readied()
  /** The treat whose key was struck; its number is to follow. */
  treat = $state<Treat | null>(null)
  /** The card under the pointer. */
  under: string | null = null
  /** What several people have begun, by seat, and the pads that their fingers hold. */
  #begun = $state.raw<Readonly<Record<string, Begun>>>({})
  pads = $state.raw<readonly { seat: string; hand: Hand }[]>([])
  layout = $state.raw<Layout | null>(null)
  readonly likes = new Likes()

  readonly round = $derived.by(() => `${this.view.rounds} ${this.view.dice ? 'dice' : ''}`)
  #wish = $state.raw<{ seat: string; hand: Hand } | null>(null)
  readonly #root: () => HTMLElement

  constructor(props: () => BoardProps<View>, root: () => HTMLElement) {
    super(props)
    this.#root = root
    $effect(() => {
      void this.round
      untrack(() => this.#begin())
    })
    // A hand that was refused may be laid down again.
    $effect(() => {
      if (this.props().refusal) this.slapped = {}
    })
    $effect(() => this.#follow())
    $effect(() => this.#keepLevels())
    $effect(() => void readLayout().then((layout) => (this.layout = layout)))
  }

  get options(): Readonly<Record<string, unknown>> {
    return this.props().options
  }

  get language(): string {
    return this.props().language
  }

  /** Several people at this screen. */
  get shared(): boolean {
    const { readonly, seat, mySeats } = this.props()
    return !readonly && !seat && mySeats.length > 1
  }

  /** Those of them who have a corner. */
  get people(): readonly string[] {
    return this.shared ? this.props().mySeats.slice(0, PADS.length) : []
  }

  get mine(): Player | null {
    return playerOf(this.view, this.seat)
  }

  /** Whose things lie nearest; nobody's where several share the screen. */
  get near(): Player | null {
    return this.shared ? null : (this.mine ?? this.view.players[0] ?? null)
  }

  get others(): Player[] {
    return this.view.players.filter((player) => player !== this.near && !this.people.includes(player.seat))
  }

  begunBy(who: string): Begun {
    return this.#begun[who] ?? NOTHING
  }

  /** The dice lie, and a hand may come down. */
  get live(): boolean {
    const { view, readonly, busy } = this.props()
    return view.dice !== null && !readonly && !busy
  }

  /** The seat that is to choose its level and hand now. */
  get choosing(): string | null {
    if (this.props().phase !== 'setup' || this.readonly) return null
    return (
      this.#seats.find((one) => playerOf(this.view, one)?.hand === null || playerOf(this.view, one)?.level === null) ??
      null
    )
  }

  /** A choice is on its way. */
  get waiting(): boolean {
    return this.props().pending !== null || this.#wish !== null
  }

  /** What is printed on the keys of the treats. */
  get keys(): readonly string[] {
    return printed(this.language, this.layout)
  }

  get #seats(): readonly string[] {
    return this.shared ? this.props().mySeats : [this.seat]
  }

  nameOf(who: string): string {
    return this.props().names[who] ?? who
  }

  handOf(who: string): Hand {
    return playerOf(this.view, who)?.hand ?? 'right'
  }

  isOpen(who: string): boolean {
    return this.live && open(this.view, who) && !this.slapped[who]
  }

  /** How a card or another player shines. */
  glow(spot: string): Glow {
    return this.sent(spot) || this.told(spot)
  }

  choose(who: string, level: number, hand: Hand): void {
    const { send } = this.props()
    remember({ hands: { ...recall().hands, [this.nameOf(who)]: hand } })
    if (playerOf(this.view, who)?.level === null) {
      this.#wish = { seat: who, hand }
      send(`level ${level}`, null, who)
    } else send(`hand ${hand}`, null, who)
  }

  /** Lay a hand down: seen here at once, judged by the server. Before the dice there is nothing to touch. */
  slap(who: string, what: Slap, at: number): void {
    const { shownAt, send, sound } = this.props()
    if (!this.isOpen(who)) return
    this.slapped = { ...this.slapped, [who]: what }
    this.#spend()
    this.begin(who, NOTHING)
    send(spell(what, shownAt, at), this.#root().querySelector('[data-tray]'), who)
    sound('wood')
  }

  /** Touch a card for the one person at this screen, with the hand that is meant or readied. */
  touch(card: string, block: boolean, at: number): void {
    this.#lay(this.seat, card, { block: block || this.block.on, cry: this.cry.on }, at)
  }

  /** Touch a card for one of several people. */
  touchFor(who: string, card: string, block: boolean, at: number): void {
    this.#lay(who, card, { block, cry: this.begunBy(who).cry }, at)
  }

  /** Begin something for one of several people. */
  begin(who: string, changes: Partial<Begun>): void {
    this.#begun = { ...this.#begun, [who]: { ...this.begunBy(who), ...changes } }
  }

  press(card: string, event: PointerEvent): void {
    if (!this.live) return
    if (this.shared) {
      const pad = this.pads.at(-1)
      if (pad) this.touchFor(pad.seat, card, pad.hand !== this.handOf(pad.seat), event.timeStamp)
      return
    }
    const block = blocks(event)
    if (block === null) return
    event.preventDefault()
    this.touch(card, block, event.timeStamp)
  }

  /** Enter on a card, or a screen reader's touch; a pointer has been heard already. */
  click(card: string, event: MouseEvent): void {
    if (event.detail === 0 && !this.shared) this.touch(card, event.shiftKey, event.timeStamp)
  }

  /** Ready the cry or the blocking hand for the next touch; a button that was held during the touch has done its work. */
  ready(what: Readied): void {
    if (!this.slapped[this.seat]) what.toggle()
  }

  /** The window is left: nothing is held any more. */
  letGo(): void {
    this.cry.held = false
    this.block.held = false
  }

  /** Hold a pad of one's corner with a finger, or let go. */
  pad(who: string, hand: Hand, down: boolean): void {
    const rest = this.pads.filter((one) => one.seat !== who || one.hand !== hand)
    this.pads = down ? [...rest, { seat: who, hand }] : rest
  }

  protected override hintedSpots(move: string): readonly string[] {
    return move.startsWith('touch ') ? [move.split(' ').slice(1, 3).join(' ')] : []
  }

  protected override pointedSpots({ data }: GameEvent): readonly string[] {
    const seat = typeof data.seat === 'string' ? [data.seat] : []
    return 'treat' in data && 'number' in data ? [cardOf(data), ...seat] : seat
  }

  /** A new round, or the end of one: what was begun in the old one is void. */
  #begin(): void {
    this.slapped = {}
    this.#begun = {}
    this.#spend()
  }

  /** With easy hands the table sees to hand and cry (PT-S5): the playing hand is all that is sent. */
  #lay(who: string, card: string, meant: { block: boolean; cry: boolean }, at: number): void {
    this.slap(who, slapOf(card, this.handOf(who), this.view.easy_hands ? NOTHING : meant), at)
  }

  #spend(): void {
    this.treat = null
    this.cry.spend()
    this.block.spend()
  }

  /** The hand follows the level, once that is on the table. */
  #follow(): void {
    const { view, pending, busy, send } = this.props()
    const wish = this.#wish
    if (!wish || pending !== null || busy || playerOf(view, wish.seat)?.level == null) return
    this.#wish = null
    if (playerOf(view, wish.seat)?.hand == null) send(`hand ${wish.hand}`, null, wish.seat)
  }

  /** PT-L3: the next game begins with the new levels. */
  #keepLevels(): void {
    if (!this.props().over || this.readonly) return
    const levels = { ...recall().levels }
    for (const one of this.#seats) levels[this.nameOf(one)] = playerOf(this.view, one)?.level ?? 1
    remember({ levels })
  }
}

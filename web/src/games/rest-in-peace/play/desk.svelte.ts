/** What a player has in hand: the Medium that was touched, what was picked for it, and the thing that is being told about. */
import { untrack } from 'svelte'
import type { BoardProps, GameEvent } from '../../board'
import { keepHand, keptHand } from '../../shared/begun'
import { BoardDesk, type Glow } from '../../shared/desk.svelte'
import { pointed } from '../show/motion'
import { allows, asked, cardMove, type Choosing, complete, open, pick, place, touched } from './touch'
import { near, readCard, type Seat, toWin, type View } from '../view'

/** A thing that is told about; what is said of one in the lower half lies above it. */
interface Noted {
  spot: string
  low: boolean
}

/** What is kept over a reload. */
interface Hand {
  armed: number | null
  picked: readonly string[]
}

const REST_MS = 350

export class Desk extends BoardDesk<View> {
  /** The owned Medium that was touched, and what was touched for it since. */
  armed = $state<number | null>(null)
  picked = $state.raw<readonly string[]>([])
  noted = $state.raw<Noted | null>(null)
  hovered = $state.raw<Noted | null>(null)

  readonly choosing = $derived.by<Choosing | null>(() => {
    const { legal, phase } = this.props()
    const question = this.acting && phase === 'resolve' ? asked(legal) : null
    if (question) return { ...question, picked: this.picked }
    return this.armed !== null && phase === 'play' ? { verb: 'medium', medium: this.armed, picked: this.picked } : null
  })
  /** What may be touched next for the choice that is being made. */
  readonly open = $derived.by<ReadonlySet<string>>(() =>
    this.choosing && this.acting ? open(this.legal, this.choosing) : new Set(),
  )

  readonly #root: () => HTMLElement
  #begun = false
  #waits: ReturnType<typeof setTimeout> | undefined

  constructor(props: () => BoardProps<View>, root: () => HTMLElement) {
    super(props)
    this.#root = root
    $effect(() => {
      const { armed, picked } = this
      const hand: Hand | null = armed === null && picked.length === 0 ? null : { armed, picked }
      untrack(() => this.#begun && keepHand(this.props(), hand))
    })
  }

  /** How many Houses of a kind win at once (RIP-E1): the box's, unless a variant has another number. */
  get toWin(): { manors: number; castles: number } {
    return toWin(this.props().options)
  }

  get mine(): Seat {
    return near(this.props().seat)
  }

  /** The Medium whose slip lies on the table. */
  get medium(): number | null {
    return (this.acting ? this.choosing?.medium : null) ?? this.armed
  }

  /** How its choice is made. */
  get fan(): ReturnType<typeof place> {
    return this.choosing && this.acting ? place(this.legal, this.choosing) : 'table'
  }

  mediumName(medium: number): string {
    return this.t(`medium-${medium}-name`)
  }

  /** The name of a card, of one lying face down too. */
  cardName(card: string | null): string {
    if (card === null) return this.t('board-face-down')
    const read = readCard(card)
    return read.kind === 'ghost' ? this.t('board-ghost', { value: read.number }) : this.mediumName(read.number)
  }

  glow(spot: string): Glow {
    const { choosing } = this
    const sent = this.sent(spot)
    if (sent) return sent
    if (choosing && this.acting) {
      if (this.picked.includes(spot)) return 'picked'
      if (this.open.has(spot)) return 'open'
      if (choosing.verb === 'medium' && spot === `medium:${choosing.medium}`) return 'picked'
      if (this.open.size) return this.pointed.has(spot) ? 'pointed' : ''
    }
    const told = this.told(spot)
    if (told) return told
    if (this.armed !== null && spot === `medium:${this.armed}`) return 'picked'
    return this.acting && this.#possible(spot) ? 'open' : ''
  }

  /** A mouse that rests on a thing is told about it; one that passes by is not. */
  hover(spot: string | null, event?: PointerEvent): void {
    clearTimeout(this.#waits)
    this.hovered = null
    if (!spot || event?.pointerType !== 'mouse') return
    const element = event.currentTarget as Element
    this.#waits = setTimeout(() => (this.hovered = { spot, low: this.#low(element) }), REST_MS)
  }

  touch(spot: string, element: Element): void {
    const { readonly, over, phase, legal } = this.props()
    this.hover(null)
    if (this.choosing && this.acting && (this.open.has(spot) || this.picked.includes(spot)))
      return this.#pick(this.choosing, spot, element)
    const [kind, number] = spot.split(':')
    if (kind === 'medium' && !readonly) {
      this.#touchMedium(Number(number), element)
    } else if (kind === 'ghost' && !readonly && !over) {
      this.send(legal.includes('stumble') ? 'stumble' : cardMove(phase, 'ghost', Number(number)), element)
    } else if (kind === 'own' && this.acting && this.#possible(spot)) {
      this.send(`keep ${spot.split(':').slice(1).join(' ')}`, element)
    } else if (kind !== 'ghost') {
      this.armed = null
      this.#note(spot, element)
    }
  }

  /** Play the Medium in hand as it is. */
  play(element: Element | null = null): void {
    if (this.armed === null) return
    this.send(
      cardMove(this.phase, 'medium', this.armed),
      element ?? this.#root().querySelector(`[data-spot="medium:${this.armed}"]`),
    )
  }

  /** Answer the choice with nothing. */
  none(): void {
    if (this.choosing) this.send(`${this.choosing.verb} ${this.choosing.medium} none`, null)
  }

  send(move: string, element: Element | null): void {
    this.cancel()
    this.props().send(move, element)
  }

  cancel(): void {
    this.armed = null
    this.picked = []
    this.noted = null
    this.hovered = null
  }

  /** A new position: what was begun in another one is void. */
  begin(): void {
    const hand = this.readonly ? null : keptHand<Hand>(this.props())
    this.armed = hand?.armed ?? null
    this.picked = hand?.picked ?? []
    this.#begun = true
    this.hover(null)
  }

  protected override spotsOf(move: string): readonly string[] {
    return touched(move)
  }

  protected override pointedSpots(event: GameEvent): readonly string[] {
    return pointed(event, this.mine)
  }

  #possible(spot: string): boolean {
    const { legal, phase } = this.props()
    const [kind, ...rest] = spot.split(':')
    if (kind === 'ghost' || kind === 'medium') {
      if (legal.includes('stumble')) return kind === 'ghost'
      return allows(legal, cardMove(phase, kind, Number(rest[0])))
    }
    return kind === 'own' && phase === 'keep' && legal.includes(`keep ${rest.join(' ')}`)
  }

  #pick(choosing: Choosing, spot: string, element: Element): void {
    const next = pick(this.legal, choosing, spot)
    const move = complete(this.legal, next)
    this.picked = next.picked
    this.noted = null
    if (move) this.send(move, element)
  }

  /** The first touch of a Medium says what it does and what to touch next; the second plays it. */
  #touchMedium(medium: number, element: Element): void {
    this.noted = null
    if (this.armed !== medium) {
      this.armed = medium
      this.picked = []
      return
    }
    if (this.props().over) this.armed = null
    else if (!this.open.size || complete(this.legal, { verb: 'medium', medium, picked: [] }) || this.phase === 'tenth')
      this.play(element)
    else this.cancel()
  }

  #note(spot: string, element: Element): void {
    const lying = element.getAttribute('data-card')
    const about = lying ? `sum:${lying}` : spot.startsWith('medium:') ? `about:${spot.slice(7)}` : spot
    this.noted = this.noted?.spot === about ? null : { spot: about, low: this.#low(element) }
  }

  #low(element: Element): boolean {
    // In a palm there is none: what a card says stands on it.
    const arena = this.#root().querySelector('.arena')?.getBoundingClientRect()
    if (!arena) return false
    const own = element.getBoundingClientRect()
    return own.top + own.height / 2 > arena.top + arena.height / 2
  }
}

/** What a player has in hand: the square looked at, the paths of an exchange, the accusation begun, the card lifted. */
import { untrack } from 'svelte'
import { bare } from '../../../lib/keys'
import type { GameEvent, Said } from '../../board'
import { keepHand, keptHand } from '../../shared/begun'
import { BoardDesk, type Glow } from '../../shared/desk.svelte'
import type { Seen } from '../parts/Lifted.svelte'
import { looks } from '../show/looks'
import { pointedSquares } from '../show/motion'
import { nameOf, short } from '../show/words'
import { choices, shiftsOf, squaresOf, standing, swapMove, type View } from '../view'

/** What a touch of a square does now. */
type Deed = 'go' | 'swap' | 'look' | 'seat' | ''

/** What is kept over a reload. */
interface Hand {
  previewed: string | null
  swapping: boolean
  picked: string | null
  laid: string | null
  accusing: boolean
  guess: readonly [string, string]
}

const NOTHING: Hand = {
  previewed: null,
  swapping: false,
  picked: null,
  laid: null,
  accusing: false,
  guess: ['', ''],
}

export class Desk extends BoardDesk<View> {
  hovered = $state<string | null>(null)
  /** On a touch screen the first touch of a square shows its walk, the second goes. */
  previewed = $state<string | null>(null)
  swapping = $state(false)
  picked = $state<string | null>(null)
  /** The second path of an exchange: both lie as they would, until the player confirms or puts them back. */
  laid = $state<string | null>(null)
  /** The keyboard laid it. */
  laidByKeys = false
  accusing = $state(false)
  /** The suspect and the place that were touched for an accusation; empty for neither. */
  guess = $state.raw<Hand['guess']>(NOTHING.guess)
  lifted = $state.raw<Seen | null>(null)

  #begun = false

  readonly looks = looks
  readonly now = $derived.by(() => choices(this.acting ? this.legal : []))
  /** How far the paths of an exchange lie from their places, before it is confirmed. */
  readonly shifts = $derived.by(() => (this.picked && this.laid ? shiftsOf(this.picked, this.laid) : {}))

  constructor(props: ConstructorParameters<typeof BoardDesk<View>>[0]) {
    super(props)
    $effect(() => {
      if (this.props().refusal) this.laid = null
    })
    $effect(() => {
      const { previewed, swapping, picked, laid, accusing, guess } = this
      const hand: Hand = { previewed, swapping, picked, laid, accusing, guess }
      untrack(() => this.#begun && keepHand(this.props(), hand))
    })
  }

  /** The name on a square, which has no room for its article. */
  nameOn(card: string): string {
    return short(nameOf(card, this.t))
  }

  get choosing(): boolean {
    return this.phase === 'choose'
  }

  /** Touches pick paths to exchange. */
  get trading(): boolean {
    return this.choosing && (this.swapping || !this.now.go.size)
  }

  /** The accusation lies over the maze. */
  get covered(): boolean {
    return this.accusing && this.acting
  }

  /** Stacks that may be dragged now. */
  get movable(): ReadonlySet<string> {
    return this.acting && this.choosing ? this.now.swap : new Set()
  }

  get looking(): string | null {
    return this.hovered ?? this.previewed
  }

  /** The walk to show: where it begins, and the squares stepped on. */
  get walk(): { from: string; squares: readonly string[] } | null {
    const { view, seat, hint } = this.props()
    const from = view.pawns[seat]
    const wanted = this.looking ?? (hint?.startsWith('go ') ? hint.slice(3) : null)
    const squares = wanted && !this.trading && this.acting ? view.walks[wanted] : undefined
    return from && squares ? { from, squares } : null
  }

  /** Every walk that could be taken now. */
  get ways(): readonly { from: string; squares: readonly string[] }[] {
    const { view, seat } = this.props()
    const from = view.pawns[seat]
    if (!from || !this.acting || !this.choosing || this.trading) return []
    return Object.values(view.walks).map((squares) => ({ from, squares }))
  }

  does(square: string): Deed {
    const { now } = this
    if (!this.acting) return ''
    if (this.choosing) return this.trading ? (now.swap.has(square) ? 'swap' : '') : now.go.has(square) ? 'go' : ''
    if (now.look.has(square)) return 'look'
    return now.verb && this.#asked(square).length ? 'seat' : ''
  }

  /** The line that says what to do now, where what is in hand changes it. */
  says(): Said | null {
    const { picked, laid } = this
    if (!this.acting || !this.trading) return null
    if (picked && laid) return { id: 'board-now-swap-sure', args: { one: picked, two: laid } }
    if (picked) return { id: 'board-now-swap-second', args: { square: picked } }
    return this.now.go.size ? { id: 'board-now-swap-first' } : null
  }

  /** What a touch of a square does, in words. */
  hintOf(square: string): string {
    const { t, names, now, picked } = this
    switch (this.does(square)) {
      case 'go':
        return t('board-go', { steps: this.view.steps ?? 0 })
      case 'swap':
        if (picked === square || this.laid === square) return t('board-swap-drop')
        return picked ? t('board-swap-with', { square: picked }) : t('board-swap-this')
      case 'look':
        return t('board-look-here')
      case 'seat': {
        const one = this.#asked(square)[0] ?? ''
        return t(`board-do-${now.verb}`, { name: names[one] ?? one })
      }
      default:
        return this.acting && now.swap.has(square) ? t('board-swap-begin') : ''
    }
  }

  glow(spot: string): Glow {
    const sent = this.sent(spot)
    if (sent) return sent
    if (this.picked === spot || this.laid === spot) return 'picked'
    const told = this.told(spot)
    if (told) return told
    if (spot === 'die') return this.acting && this.now.roll ? 'open' : ''
    // Two paths lie exchanged: they alone are to be looked at, though another may still be touched.
    return this.does(spot) && !this.laid ? 'open' : ''
  }

  /** A new position: what was begun in another one is void. */
  begin(): void {
    const { phase, legal, readonly } = this.props()
    const fresh: Hand = { ...NOTHING, accusing: phase === 'declare' && legal.length > 0 && !readonly }
    this.#take((readonly ? null : keptHand<Hand>(this.props())) ?? fresh)
    this.#begun = true
  }

  cancel(): void {
    this.#take({ ...NOTHING, accusing: this.accusing, guess: this.guess })
  }

  send(move: string, element: Element): void {
    this.lifted = null
    this.previewed = null
    this.props().send(move, element)
  }

  /** Lay a path in the place of another one: nothing is sent before the player confirms it. */
  drop(square: string, target: string, element: Element): void {
    if (!this.acting || !this.choosing) return
    if (!this.now.swap.has(target)) return this.send(swapMove(square, target), element)
    this.previewed = null
    this.swapping = true
    this.picked = square
    this.laid = target
  }

  /** Make the exchange that lies there; the paths stay where they are. */
  exchange(element: Element): void {
    if (this.acting && this.picked && this.laid) this.send(swapMove(this.picked, this.laid), element)
  }

  toggleSwap(): void {
    if (!this.now.swap.size) return
    const begin = !this.swapping
    this.cancel()
    this.swapping = begin
  }

  touch(square: string, element: Element, pointer: string): void {
    const { now } = this
    if (!this.acting) this.#inspect(square)
    else if (this.choosing) this.#choose(square, element, pointer)
    else if (this.phase === 'look') this.send(`look ${square}`, element)
    else if (now.verb) {
      const there = this.#asked(square)
      if (there.length === 1) this.send(`${now.verb} ${there[0]}`, element)
      else this.previewed = square
    } else this.#inspect(square)
  }

  /** Take a key; true where it meant something here. `putDown` puts a lifted card down. */
  key(event: KeyboardEvent, putDown: () => void): boolean {
    if (!bare(event)) return false
    if (event.key === 'Escape') {
      if (this.lifted) putDown()
      else if (this.accusing) this.accusing = false
      else if (this.swapping || this.picked || this.previewed) this.cancel()
      else return false
    } else if (event.key === 's' && this.now.swap.size) this.toggleSwap()
    else if (event.key === 'a' && this.now.declare) this.accusing = !this.accusing
    else return false
    return true
  }

  protected override spotsOf(move: string): readonly string[] {
    return squaresOf(move)
  }

  protected override hintedSpots(move: string): readonly string[] {
    const seats = move.split(' ').slice(1)
    return [...squaresOf(move), ...seats.map((seat) => `pawn:${seat}`), move]
  }

  protected override pointedSpots(event: GameEvent): readonly string[] {
    return pointedSquares(event)
  }

  #take({ previewed, swapping, picked, laid, accusing, guess }: Hand): void {
    this.previewed = previewed
    this.swapping = swapping
    this.picked = picked
    this.laid = laid
    this.accusing = accusing
    this.guess = guess
  }

  /** Players on a square who may be asked, or traded with. */
  #asked(square: string): string[] {
    return standing(this.view.pawns, square).filter((one) => this.now.seats.has(one))
  }

  #inspect(square: string): void {
    this.previewed = this.previewed === square ? null : square
  }

  #choose(square: string, element: Element, pointer: string): void {
    const { now } = this
    if (this.trading) this.#pick(square, element, pointer)
    else if (now.go.has(square)) {
      if (pointer === 'touch' && this.previewed !== square) this.previewed = square
      else this.send(`go ${square}`, element)
    } else if (now.swap.has(square)) {
      this.swapping = true
      this.previewed = null
      this.picked = square
    } else this.send(`go ${square}`, element)
  }

  #pick(square: string, element: Element, pointer: string): void {
    const { now, picked } = this
    if (picked === square) this.picked = this.laid = null
    else if (this.laid === square) this.laid = null
    else if (!now.swap.has(square)) {
      // Sent all the same: the refusal says why this one does not move.
      this.send(swapMove(square, picked ?? [...now.swap].find((one) => one !== square) ?? square), element)
    } else if (picked) {
      this.laidByKeys = pointer === 'keys'
      this.laid = square
    } else this.picked = square
  }
}

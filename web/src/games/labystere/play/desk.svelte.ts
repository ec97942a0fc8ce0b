/** What a player has in hand: the square looked at, the path picked for an exchange, the accusation begun, the card lifted. */
import { bare } from '../../../lib/keys'
import type { GameEvent } from '../../board'
import { BoardDesk, type Glow } from '../../shared/desk.svelte'
import type { Seen } from '../parts/Lifted.svelte'
import { looks } from '../show/looks'
import { pointedSquares } from '../show/motion'
import { choices, squaresOf, standing, swapMove, type View } from '../view'

/** What a touch of a square does now. */
type Deed = 'go' | 'swap' | 'look' | 'seat' | ''

export class Desk extends BoardDesk<View> {
  hovered = $state<string | null>(null)
  /** On a touch screen the first touch of a square shows its walk, the second goes. */
  previewed = $state<string | null>(null)
  swapping = $state(false)
  picked = $state<string | null>(null)
  accusing = $state(false)
  lifted = $state.raw<Seen | null>(null)

  readonly looks = looks
  readonly now = $derived.by(() => choices(this.acting ? this.legal : []))

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

  does(square: string): Deed {
    const { now } = this
    if (!this.acting) return ''
    if (this.choosing) return this.trading ? (now.swap.has(square) ? 'swap' : '') : now.go.has(square) ? 'go' : ''
    if (now.look.has(square)) return 'look'
    return now.verb && this.#asked(square).length ? 'seat' : ''
  }

  /** The same in words. */
  hintOf(square: string): string {
    const { t, names, now, picked } = this
    switch (this.does(square)) {
      case 'go':
        return t('board-go', { steps: this.view.steps ?? 0 })
      case 'swap':
        if (picked === square) return t('board-swap-drop')
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
    if (this.picked === spot) return 'picked'
    const told = this.told(spot)
    if (told) return told
    if (spot === 'die') return this.acting && this.now.roll ? 'open' : ''
    return this.does(spot) ? 'open' : ''
  }

  /** A new position: what was begun in the old one is void. */
  begin(): void {
    const { phase, legal, readonly } = this.props()
    this.cancel()
    this.accusing = phase === 'declare' && legal.length > 0 && !readonly
  }

  cancel(): void {
    this.swapping = false
    this.picked = null
    this.previewed = null
  }

  send(move: string, element: Element): void {
    this.lifted = null
    this.previewed = null
    this.picked = null
    this.props().send(move, element)
  }

  exchange(one: string, two: string, element: Element): void {
    if (this.acting && this.choosing) this.send(swapMove(one, two), element)
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

  /** Players on a square who may be asked, or traded with. */
  #asked(square: string): string[] {
    return standing(this.view.pawns, square).filter((one) => this.now.seats.has(one))
  }

  #inspect(square: string): void {
    this.previewed = this.previewed === square ? null : square
  }

  #choose(square: string, element: Element, pointer: string): void {
    const { now } = this
    if (this.trading) this.#pick(square, element)
    else if (now.go.has(square)) {
      if (pointer === 'touch' && this.previewed !== square) this.previewed = square
      else this.send(`go ${square}`, element)
    } else if (now.swap.has(square)) {
      this.swapping = true
      this.previewed = null
      this.picked = square
    } else this.send(`go ${square}`, element)
  }

  #pick(square: string, element: Element): void {
    const { now, picked } = this
    if (picked === square) this.picked = null
    else if (picked) this.exchange(picked, square, element)
    else if (now.swap.has(square)) this.picked = square
    // Sent all the same: the refusal says why this one does not move.
    else this.exchange(square, [...now.swap].find((one) => one !== square) ?? square, element)
  }
}

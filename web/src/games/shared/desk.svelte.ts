import type { BoardProps, GameEvent, Translate } from '../board'

/** How a spot shines: what can be touched now, what was picked, what a hint or the log points at. */
export type Glow = '' | 'open' | 'picked' | 'hinted' | 'pointed' | 'waiting' | 'shaken'

/** What a player has in hand at a board; a game's own desk adds what can be picked up there. */
export class BoardDesk<View> {
  protected readonly props: () => BoardProps<View>
  readonly #onItsWay = $derived.by(() => {
    const { pending } = this.props()
    return new Set(pending ? this.spotsOf(pending) : [])
  })
  readonly #hinted = $derived.by(() => {
    const { hint } = this.props()
    return new Set(hint ? this.hintedSpots(hint) : [])
  })
  /** The spots that the entry of the log under the pointer is about. */
  readonly pointed: ReadonlySet<string> = $derived.by(() => {
    const { pointed } = this.props()
    return new Set(pointed ? this.pointedSpots(pointed) : [])
  })

  constructor(props: () => BoardProps<View>) {
    this.props = props
  }

  get view(): View {
    return this.props().view
  }

  get phase(): string {
    return this.props().phase
  }

  get seat(): string {
    return this.props().seat
  }

  get legal(): readonly string[] {
    return this.props().legal
  }

  get names(): Readonly<Record<string, string>> {
    return this.props().names
  }

  get t(): Translate {
    return this.props().t
  }

  get readonly(): boolean {
    return this.props().readonly
  }

  /** This player is to move, and nothing is on its way. */
  get acting(): boolean {
    const { readonly, legal, pending } = this.props()
    return !readonly && legal.length > 0 && pending === null
  }

  /** The spots (`data-spot`) that a move touches. */
  protected spotsOf(_move: string): readonly string[] {
    return []
  }

  /** The spots that show a suggested move. */
  protected hintedSpots(move: string): readonly string[] {
    return this.spotsOf(move)
  }

  /** The spots that an event was about. */
  protected pointedSpots(_event: GameEvent): readonly string[] {
    return []
  }

  /** How a spot shines by the move that was sent from it: on its way, or refused. */
  protected sent(spot: string): Glow {
    if (this.#onItsWay.has(spot)) return 'waiting'
    return this.props().refusal?.anchor?.getAttribute('data-spot') === spot ? 'shaken' : ''
  }

  /** How a spot shines by what is told about it: a hint, or an entry of the log. */
  protected told(spot: string): Glow {
    if (this.#hinted.has(spot)) return 'hinted'
    return this.pointed.has(spot) ? 'pointed' : ''
  }

  rules(clause: string): void {
    this.props().rules(clause)
  }
}

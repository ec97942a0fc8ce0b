import type { BoardProps, Translate } from '../board'

/** How a spot shines: what can be touched now, what was picked, what a hint or the log points at. */
export type Glow = '' | 'open' | 'picked' | 'hinted' | 'pointed' | 'waiting' | 'shaken'

/** What a player has in hand at a board; a game's own desk adds what can be picked up there. */
export class BoardDesk<View> {
  protected readonly props: () => BoardProps<View>

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

  /** How a spot (`data-spot`) shines by the move that was sent from it: on its way, or refused. */
  protected sent(spot: string, onItsWay: ReadonlySet<string>): Glow {
    if (onItsWay.has(spot)) return 'waiting'
    return this.props().refusal?.anchor?.getAttribute('data-spot') === spot ? 'shaken' : ''
  }

  rules(clause: string): void {
    this.props().rules(clause)
  }
}

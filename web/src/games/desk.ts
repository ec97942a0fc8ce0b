import type { BoardProps, Translate } from './board'

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

  rules(clause: string): void {
    this.props().rules(clause)
  }
}

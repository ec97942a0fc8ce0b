import type { BoardProps, GameFace } from '../board'

/**
 * What `index.js` in the `page` folder of a game's package default-exports: anything of a `GameFace` but its
 * components, and how to draw the board.
 */
export interface OwnPage extends Partial<Omit<GameFace, 'id' | 'Box' | 'board'>> {
  /** Draw the board into an element; `update` is called when anything changed, `destroy` when it goes. */
  mount(place: HTMLElement, props: BoardProps): { update?(props: BoardProps): void; destroy?(): void }
}

import type { BoardProps } from '../../games/board'

const nothing = () => undefined

/** What a board is given where it is only watched: nothing can be done there, and nothing is on its way. */
export const WATCHED = {
  readonly: true,
  pending: null,
  refusal: null,
  pointed: null,
  hint: null,
  shownAt: null,
  awaiting: false,
  send: nothing,
  rules: nothing,
  sound: nothing,
} satisfies Partial<BoardProps>

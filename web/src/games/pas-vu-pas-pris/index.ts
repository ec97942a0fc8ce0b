import type { GameFace } from '../board'
import Box from './Box.svelte'
import { chosenDrawing } from './show/ability'
import { LOOKS } from './show/looks'
import type { View } from './view'

const board = () => {
  // It comes with the board, not after it.
  if (chosenDrawing()?.deep) void import('./theatre/Deep.svelte')
  return import('./Board.svelte')
}

const face: GameFace<View> = {
  id: 'pas-vu-pas-pris',
  shelf: 4,
  Box,
  minutes: 30,
  age: 8,
  together: ['plan'],
  looks: LOOKS,
  board,
  stage: board,
  palm: () => import('./Board.svelte'),
  speech: () => import('./show/speech'),
  guide: () => import('./guide'),
}

export default face

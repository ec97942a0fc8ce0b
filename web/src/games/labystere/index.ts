import type { GameFace } from '../board'
import Box from './Box.svelte'
import { looks } from './show/looks'
import type { View } from './view'

const board = () => import('./Board.svelte')

const face: GameFace<View> = {
  id: 'labystere',
  shelf: 2,
  Box,
  minutes: 10,
  age: 7,
  looks,
  board,
  stage: board,
  palm: board,
  speech: () => import('./show/speech'),
  guide: () => import('./guide'),
}

export default face

import type { GameFace } from '../board'
import Box from './Box.svelte'
import { looks } from './looks'
import * as speech from './speech'
import type { View } from './view'

const face: GameFace<View> = {
  id: 'labystere',
  shelf: 2,
  Box,
  minutes: 10,
  age: 7,
  looks,
  board: () => import('./Board.svelte'),
  guide: () => import('./guide'),
  ...speech,
}

export default face

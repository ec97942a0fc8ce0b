import type { GameFace } from '../board'
import Box from './Box.svelte'
import { looks } from './looks'
import { actions, describe, instruction, note, sound } from './speech'
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
  describe,
  instruction,
  actions,
  note,
  sound,
}

export default face

import type { GameFace } from '../board'
import Box from './Box.svelte'
import { LOOKS } from './looks'
import { actions, args, describe, instruction, note, sound } from './speech'
import type { View } from './view'

const face: GameFace<View> = {
  id: 'pas-touche',
  shelf: 3,
  Box,
  minutes: 20,
  age: 8,
  shared: 4,
  looks: LOOKS,
  board: () => import('./Board.svelte'),
  guide: () => import('./guide'),
  describe,
  instruction,
  actions,
  note,
  args,
  sound,
}

export default face

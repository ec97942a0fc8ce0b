import type { GameFace } from '../board'
import Box from './Box.svelte'
import { LOOKS } from './looks'
import { actions, args, describe, instruction, note, sound } from './speech'
import type { View } from './view'

const face: GameFace<View> = {
  id: 'pas-vu-pas-pris',
  shelf: 4,
  Box,
  minutes: 30,
  age: 8,
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

import type { GameFace } from '../board'
import Box from './Box.svelte'
import { LOOKS } from './show/looks'
import { newcomer } from './play/memory'
import * as speech from './show/speech'
import type { View } from './view'

const face: GameFace<View> = {
  id: 'pas-touche',
  shelf: 3,
  Box,
  minutes: 20,
  age: 8,
  shared: 4,
  together: ['setup', 'ready', 'touch'],
  looks: LOOKS,
  propose: (options) => ({ easy_hands: options.children === true || newcomer() }),
  board: () => import('./Board.svelte'),
  guide: () => import('./guide'),
  ...speech,
}

export default face

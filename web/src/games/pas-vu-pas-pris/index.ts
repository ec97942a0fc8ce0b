import type { GameFace } from '../board'
import Box from './Box.svelte'
import { chosenDrawing } from './show/ability'
import { LOOKS } from './show/looks'
import { tally, verdict } from './show/ending'
import * as speech from './show/speech'
import type { View } from './view'

const face: GameFace<View> = {
  id: 'pas-vu-pas-pris',
  shelf: 4,
  Box,
  minutes: 30,
  age: 8,
  together: ['plan'],
  looks: LOOKS,
  board: () => {
    // It comes with the board, not after it.
    if (chosenDrawing()?.deep) void import('./theatre/Deep.svelte')
    return import('./Board.svelte')
  },
  guide: () => import('./guide'),
  ...speech,
  tally,
  verdict,
}

export default face

import type { GameFace } from '../board'
import Box from './Box.svelte'
import { advice, chosen, propose } from './play/memory'
import type { View } from './view'

const board = () => import('./Board.svelte')

const face: GameFace<View> = {
  id: 'rest-in-peace',
  shelf: 1,
  Box,
  minutes: 15,
  age: 8,
  looks: {
    green: {
      colour: 'ghost-green',
      sign: 'M20.5 3C10 3 4 7 4 14c0 1.5.3 2.7.8 3.7L3 20.5l1.6 1 1.7-2.3c1 .5 2.2.8 3.7.8 7 0 10.5-6 10.5-17ZM7.8 16.8C9 13 11.5 10 15 8c-2.5 2.8-4.5 5.7-5.8 9.2Z',
    },
    blue: {
      colour: 'ghost-blue',
      sign: 'M12 1.5c4 5.5 7.5 9.3 7.5 13.5a7.5 7.5 0 0 1-15 0c0-4.2 3.5-8 7.5-13.5ZM8 13.5c-.6 3 .8 5.2 3.5 5.7-1.8-1.5-2.6-3.3-2.2-5.7Z',
    },
  },
  propose,
  chosen,
  advice,
  board,
  stage: board,
  palm: board,
  speech: () => import('./show/speech'),
  guide: () => import('./guide'),
}

export default face

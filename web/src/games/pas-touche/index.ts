import type { GameFace } from '../board'
import Box from './Box.svelte'
import { LOOKS } from './show/looks'
import { newcomer } from './play/memory'
import type { View } from './view'

/** Easy hands are proposed for first games and with children (PT-S5). */
const easier = (options: Readonly<Record<string, unknown>>) => options.children === true || newcomer()

const board = () => import('./Board.svelte')

const face: GameFace<View> = {
  id: 'pas-touche',
  shelf: 3,
  Box,
  minutes: 20,
  age: 8,
  shared: 4,
  together: ['setup', 'ready', 'touch'],
  looks: LOOKS,
  propose: (options) => ({ easy_hands: easier(options) }),
  advice: (options) => (easier(options) && !('easy_hands' in options) ? 'option-easy_hands-first' : null),
  board,
  stage: board,
  palm: board,
  speech: () => import('./show/speech'),
  guide: () => import('./guide'),
  practice: () => import('./practice/Practice.svelte'),
}

export default face

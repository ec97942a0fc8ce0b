import type { GameFace } from '../board'
import Box from './Box.svelte'

const game: GameFace = { id: 'pas-touche', shelf: 3, Box, minutes: 20, age: 8, looks: {} }

export default game

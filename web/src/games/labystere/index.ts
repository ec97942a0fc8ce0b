import type { GameFace } from '../board'
import Box from './Box.svelte'

const game: GameFace = { id: 'labystere', shelf: 2, Box, minutes: 10, age: 7, looks: {} }

export default game

import type { GameFace } from '../board'
import Box from './Box.svelte'

const game: GameFace = { id: 'pas-vu-pas-pris', shelf: 4, Box, minutes: 30, age: 8, looks: {} }

export default game

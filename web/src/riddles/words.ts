import { gameTexts } from '../lib/texts.svelte'

/** Say a text of the riddles, or of the house. */
export const say = gameTexts('riddles')

import { gameTexts } from '../lib/texts.svelte'

/** Say a text of the riddles, or a common one. */
export const say = gameTexts('riddles')

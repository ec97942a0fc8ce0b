import { gameTexts } from '../lib/texts.svelte'

/** Say a text of the evening, or of the house. */
export const say = gameTexts('evening')

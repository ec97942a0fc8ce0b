import { gameTexts } from '../lib/texts.svelte'

/** Say a text of the evening, or a common one. */
export const say = gameTexts('evening')

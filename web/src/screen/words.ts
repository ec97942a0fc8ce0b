import { gameTexts } from '../lib/texts.svelte'

/** Say a text of the big screen, or a common one. */
export const say = gameTexts('screen')

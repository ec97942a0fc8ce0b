import { gameTexts } from '../lib/texts.svelte'

/** Say a text of the big screen, or of the house. */
export const say = gameTexts('screen')

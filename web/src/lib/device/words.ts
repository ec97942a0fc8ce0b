import { gameTexts } from '../texts.svelte'

/** Say a text about playing without a server, or one of the house. */
export const say = gameTexts('offline')

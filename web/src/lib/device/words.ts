import { gameTexts } from '../texts.svelte'

/** Say a text about playing without a server, or a common one. */
export const say = gameTexts('offline')

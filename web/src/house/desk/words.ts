import { gameTexts } from '../../lib/texts.svelte'

/** Say a text of the desk, or one of the house. */
export const say = gameTexts('desk')

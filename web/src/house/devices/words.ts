import { gameTexts } from '../../lib/texts.svelte'

/** Say a text about devices, or one of the house. */
export const say = gameTexts('devices')

import { gamesHere } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import { gameTexts } from '../lib/texts.svelte'

/** The name of a game in the language in use. */
export function gameName(id: string): string {
  return gamesHere().find((game) => game.id === id)?.name[settings.language] ?? gameTexts(id)('game-name')
}

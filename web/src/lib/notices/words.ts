import { settings } from '../settings.svelte'
import { gameTexts, loadTexts } from '../texts.svelte'

/** Say a text about people who are not at the table: notices, games by correspondence, sharing. */
export const say = gameTexts('afar')

/** Load something together with the texts that it says. */
export async function withWords<T>(load: () => Promise<T>): Promise<T> {
  const [found] = await Promise.all([load(), loadTexts('afar', settings.language)])
  return found
}

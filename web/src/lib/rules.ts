import type { Language } from './settings.svelte'

const sheets = import.meta.glob<string>('../../../docs/rules/*.md', { import: 'default' })

/** Return a game's rule sheet as HTML, in this language or else in the other; null when there is none. */
export async function ruleSheet(game: string, language: Language): Promise<string | null> {
  const named = (suffix: string) => sheets[`../../../docs/rules/${game}${suffix}.md`]
  const load = (language === 'fr' ? named('.fr') : named('')) ?? named('') ?? named('.fr')
  return load ? await load() : null
}

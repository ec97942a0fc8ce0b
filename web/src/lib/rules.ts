import type { Language } from './settings.svelte'
import { french } from './typeset'

const sheets = import.meta.glob<string>('../../../docs/rules/*.md', { import: 'default' })

/** Return a game's rule sheet as HTML, in this language or else in the other; null when there is none. */
export async function ruleSheet(game: string, language: Language): Promise<string | null> {
  const named = (suffix: string) => sheets[`../../../docs/rules/${game}${suffix}.md`]
  const load = (language === 'fr' ? named('.fr') : named('')) ?? named('') ?? named('.fr')
  return load ? await load() : fromServer(game, language)
}

/** The sheet of a game that was not there when this page was built. */
async function fromServer(game: string, language: Language): Promise<string | null> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/sheet/${language}`)
  if (!answer.ok) return null
  const [source, { marked }] = await Promise.all([answer.text(), import('marked')])
  return marked.parse(language === 'fr' ? french(source) : source, { async: false })
}

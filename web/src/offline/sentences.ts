import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { french } from '../lib/typeset'

/** The house in the worker says which sentence it means; here it gets its words, as a server would give it. */
type Files = Record<string, () => Promise<string>>

const LANGUAGES = ['fr', 'en'] as const
const files: Files = {
  ...import.meta.glob<string>(
    [
      '../../../src/veillee/texts/*.ftl',
      '../../../src/veillee/texts/offline/*.ftl',
      '../../../src/veillee/texts/server/table.*.ftl',
    ],
    { query: '?raw', import: 'default' },
  ),
  ...import.meta.glob<string>('../../../src/veillee/games/*/texts/*.ftl', { query: '?raw', import: 'default' }),
}

type Params = Record<string, FluentVariable>
export type Say = (message: string, params: Params) => Record<string, string>

const loading = new Map<string, Promise<Say>>()

/** Load the sentences of a game, or of the house alone (''), in both languages. */
export function sentencesOf(game: string): Promise<Say> {
  let found = loading.get(game)
  if (!found) {
    found = load(game)
    found.catch(() => loading.delete(game))
    loading.set(game, found)
  }
  return found
}

async function load(game: string): Promise<Say> {
  const folder = `/games/${game.replaceAll('-', '_')}/texts/`
  const bundles = await Promise.all(
    LANGUAGES.map(async (language) => {
      const own = ([path]: [string, unknown]) =>
        (path.endsWith(`/${language}.ftl`) || path.endsWith(`.${language}.ftl`)) &&
        (path.includes(folder) || path.includes('/veillee/texts/'))
      const chosen = Object.entries(files).filter(own)
      // The game's own come last, and have the last word.
      chosen.sort(([one], [two]) => Number(one.includes('/games/')) - Number(two.includes('/games/')))
      const bundle = new FluentBundle(language, { useIsolating: false })
      for (const source of await Promise.all(chosen.map(([, read]) => read())))
        bundle.addResource(new FluentResource(source), { allowOverrides: true })
      return [language, bundle] as const
    }),
  )
  return (message, params) =>
    Object.fromEntries(
      bundles.map(([language, bundle]) => {
        const pattern = bundle.getMessage(message)?.value
        const text = pattern ? bundle.formatPattern(pattern, params, []) : message
        return [language, language === 'fr' ? french(text) : text]
      }),
    )
}

/** Give every sentence within an answer its words, where it has none yet. */
export function worded<Value>(value: Value, say: Say): Value {
  if (Array.isArray(value)) return value.map((each) => worded(each, say)) as Value
  if (typeof value !== 'object' || value === null) return value
  const parts = value as Record<string, unknown>
  if (typeof parts.message === 'string' && isEmpty(parts.text))
    return { ...parts, text: say(parts.message, (parts.params as Params) ?? {}) } as Value
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, worded(part, say)])) as Value
}

function isEmpty(text: unknown): boolean {
  return typeof text === 'object' && text !== null && Object.keys(text).length === 0
}

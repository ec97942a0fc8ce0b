import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { type Language, settings } from './settings.svelte'
import { french } from './typeset'

/** Arguments of a text; a list is said with commas and "and". */
export type Args = Record<string, string | number | readonly (string | number)[]>

/** Say a text of the game (or a common one) in the language in use: `say('event-ghost', { seat: 'Léa', value: 5 })`. */
export type Translate = (id: string, args?: Args) => string

type Load = () => Promise<string>

const common = import.meta.glob<string>('../../../src/veillee/texts/*.ftl', { query: '?raw', import: 'default' })
/** What only a part of the page says is loaded with that part. */
const rooms = import.meta.glob<string>('../../../src/veillee/texts/*/*.ftl', { query: '?raw', import: 'default' })
// Reasons come from the server as sentences, riddles have a page of their own.
const games = import.meta.glob<string>(
  ['../../../src/veillee/games/*/texts/*.ftl', '!../../../src/veillee/games/*/texts/{reasons,riddles}.*.ftl'],
  { query: '?raw', import: 'default' },
)

/** One bundle for each language and scope: '' for the common texts; a part of the page, or a game, includes them. */
const bundles = new Map<string, FluentBundle>()
const loading = new Map<string, Promise<void>>()
const ready = $state({ count: 0 })

function files(scope: string, language: Language): Load[] {
  const own = (path: string) => path.endsWith(`/${language}.ftl`) || path.endsWith(`.${language}.ftl`)
  const found = Object.entries(common).filter(([path]) => own(path))
  const folders = [`/games/${scope.replaceAll('-', '_')}/texts/`, `/veillee/texts/${scope}/`]
  const within = ([path]: [string, unknown]) => own(path) && folders.some((folder) => path.includes(folder))
  const special = scope ? Object.entries({ ...rooms, ...games }).filter(within) : []
  const loads = [...found, ...special].map(([, load]) => load as Load)
  return scope && special.length === 0 ? [...loads, () => fromServer(scope, language)] : loads
}

/** The texts of a game that was not there when this page was built. */
async function fromServer(game: string, language: Language): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/texts/${language}`)
  return answer.ok ? await answer.text() : ''
}

/** Load the common texts, those of a part of the page or of a game, in a language (once). */
export function loadTexts(scope = '', language: Language = settings.language): Promise<void> {
  const key = `${scope}:${language}`
  let found = loading.get(key)
  if (!found) {
    found = Promise.all(files(scope, language).map((load) => load())).then((sources) => {
      const bundle = new FluentBundle(language, { useIsolating: false })
      for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true })
      bundles.set(key, bundle)
      ready.count += 1
    })
    loading.set(key, found)
  }
  return found
}

function listed(value: Args[string], language: Language): FluentVariable {
  if (typeof value === 'string' || typeof value === 'number') return value
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(value.map(String))
}

function say(scope: string, id: string, args: Args): string {
  void ready.count
  const language = settings.language
  const own = bundles.get(`${scope}:${language}`)
  const bundle = own ?? bundles.get(`:${language}`)
  if (!bundle) {
    void loadTexts(scope, language)
    return ''
  }
  const dot = id.indexOf('.')
  const message = bundle.getMessage(dot < 0 ? id : id.slice(0, dot))
  const pattern = dot < 0 ? message?.value : message?.attributes[id.slice(dot + 1)]
  if (!pattern) return own ? id : '' // its texts are on their way
  const variables: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(args)) variables[name] = listed(value, language)
  const text = bundle.formatPattern(pattern, variables, [])
  return settings.language === 'fr' ? french(text) : text
}

/** Say a common text in the language in use. */
export const t: Translate = (id, args = {}) => say('', id, args)

/** Return how to say the texts of a game, or of a part of the page; they are loaded in the language in use as soon as they are needed. */
export function gameTexts(scope: string): Translate {
  return (id, args = {}) => {
    void ready.count
    if (!bundles.has(`${scope}:${settings.language}`)) void loadTexts(scope, settings.language)
    return say(scope, id, args)
  }
}

/** Tell whether a text exists in the language in use. */
export function hasText(scope: string, id: string): boolean {
  void ready.count
  return bundles.get(`${scope}:${settings.language}`)?.hasMessage(id) ?? false
}

/** A day, in words. */
export function dateOf(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { weekday: 'long', day: 'numeric', month: 'long' }).format(
    at * 1000,
  )
}

/** How long ago something was, in words. */
export function ago(at: number): string {
  return distance(Math.min(0, Math.round((at * 1000 - Date.now()) / 60000)))
}

/** How soon something is, in words. */
export function soon(at: number): string {
  return distance(Math.max(0, Math.round((at * 1000 - Date.now()) / 60000)))
}

function distance(minutes: number): string {
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' })
  const far = Math.abs(minutes)
  if (far < 1) return format.format(0, 'second')
  if (far < 60) return format.format(minutes, 'minute')
  if (far < 60 * 24) return format.format(Math.round(minutes / 60), 'hour')
  return format.format(Math.round(minutes / 60 / 24), 'day')
}

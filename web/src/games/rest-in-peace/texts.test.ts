import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import guide from './guide'

const texts = import.meta.glob<string>('../../../../src/veillee/games/rest_in_peace/texts/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

function bundle(language: string): FluentBundle {
  const found = new FluentBundle(language, { useIsolating: false })
  for (const [path, text] of Object.entries(texts)) {
    if (path.endsWith(`/${language}.ftl`) || path.endsWith(`.${language}.ftl`))
      found.addResource(new FluentResource(text))
  }
  return found
}
const all = { fr: bundle('fr'), en: bundle('en') }

/** Ids that the code writes out whole; those with a part filled in are listed by what can fill it. */
function named(): string[] {
  const found = new Set<string>()
  for (const source of Object.values(sources)) {
    for (const match of source.matchAll(/'(board-[a-z-]+[a-z])'/g)) found.add(match[1]!)
  }
  for (const house of ['manor', 'castle']) found.add(`board-${house}`)
  for (const phase of ['tenth', 'keep'])
    found.add(`board-now-${phase}`).add(`board-move-${phase}`).add(`board-move-${phase}-none`)
  for (const kind of ['value', 'fetch', 'past', 'own', 'other', 'deck', 'hand', 'ghost', 'round', 'none'])
    found.add(`board-choose-${kind}`)
  for (const kind of ['value', 'fetch', 'past']) found.add(`board-fan-${kind}`)
  for (const kind of ['deck', 'family']) found.add(`board-choice-${kind}`)
  for (let medium = 1; medium <= 29; medium += 1) found.add(`medium-${medium}-name`).add(`medium-${medium}-effect`)
  for (const step of guide.steps) found.add(`guide-${step.id}`)
  return [...found]
}

it('has every text of the board in French and in English', () => {
  const ids = named()
  expect(ids.length).toBeGreaterThan(120)
  for (const [language, one] of Object.entries(all)) {
    expect(
      ids.filter((id) => !one.hasMessage(id)),
      language,
    ).toEqual([])
  }
})

it('says the same things in both languages', () => {
  const ids = (language: string) =>
    [
      ...texts[`../../../../src/veillee/games/rest_in_peace/texts/board.${language}.ftl`]!.matchAll(
        /^([a-z][a-z0-9-]*) =/gm,
      ),
    ].map((match) => match[1])
  expect(ids('en')).toEqual(ids('fr'))
})

it('counts cards in words', () => {
  const say = (language: 'fr' | 'en', id: string, args: Record<string, string | number>) =>
    all[language].formatPattern(all[language].getMessage(id)!.value!, args)
  expect(say('fr', 'board-hand-ghost', { value: 2, count: 1 }).trim()).toBe('Fantôme 2')
  expect(say('fr', 'board-hand-ghost', { value: 2, count: 3 })).toBe('Fantôme 2, tu en as 3')
  expect(say('en', 'board-hand', { name: 'Léa', count: 1 })).toBe('Léa’s hand: 1 card')
  expect(say('fr', 'board-now-resolve', { medium: 8 })).toContain('Noctule')
})

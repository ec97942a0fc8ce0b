import { describe, expect, it } from 'vitest'
import { ruleSheet } from './rules'

const sources = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true })
const drawings = import.meta.glob<string>('../../../docs/rules/pictures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

async function sheet(game: string, language: 'fr' | 'en'): Promise<HTMLElement> {
  const body = document.createElement('div')
  body.innerHTML = (await ruleSheet(game, language)) ?? ''
  return body
}

const sheets = Object.entries(sources).map(([path, text]) => {
  const [, game = '', french] = /([a-z-]+)(\.fr)?\.md$/.exec(path) ?? []
  return { game, language: french ? ('fr' as const) : ('en' as const), text }
})

describe.each(sheets)('the sheet of $game in $language', ({ game, language, text }) => {
  it('shows every picture that its text names, from our own origin, with a name and a size', async () => {
    const named = [...text.matchAll(/!\[[^\]]+\]\(pictures\/([a-z-]+\.svg)\)/g)].map(([, file]) => file)
    const shown = [...(await sheet(game, language)).querySelectorAll('img')]
    expect(shown.map((img) => new URL(img.src, location.href).pathname.split('/').at(-1))).toEqual(named)
    for (const img of shown) {
      expect(img.getAttribute('src')).toMatch(/^\/[^/]/)
      expect(img.alt.length).toBeGreaterThan(20)
      expect(Number(img.getAttribute('width'))).toBeGreaterThan(0)
      expect(Number(img.getAttribute('height'))).toBeGreaterThan(0)
    }
  })

  it('keeps a clause one item, with the sentences below it inside', async () => {
    const body = await sheet(game, language)
    for (const anchor of body.querySelectorAll('a[id]')) {
      expect(anchor.closest('li')?.querySelectorAll('a[id]')).toHaveLength(1)
    }
  })
})

it.each(Object.entries(drawings))('%s asks for nothing from elsewhere', (_, drawing) => {
  expect(drawing).not.toMatch(/<script|<image|<foreignObject|(href|src)="(?!#)|url\((?!#)/)
})

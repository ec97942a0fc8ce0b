import type { Plugin, Rollup } from 'vite'

type Bundle = Rollup.OutputBundle

const LANGUAGES = ['fr', 'en'] as const
type Language = (typeof LANGUAGES)[number]

/** What every address wants at once. */
const texts = (language: Language) => new RegExp(`src/veillee/texts/([^/]*\\.)?${language}\\.ftl`)
/** What one part of the page says. */
const roomTexts = (room: string, language: Language) => new RegExp(`src/veillee/texts/${room}/${language}\\.ftl`)
const BOXES = /src\/games\/[^/]+\/index\.ts$/
const module = (path: string) => new RegExp(`/src/${path}$`)
const box = (game: string) => module(`games/${game}/index.ts`)
const words = (game: string, language: Language) =>
  new RegExp(`/games/${game.replaceAll('-', '_')}/texts/(?!reasons|riddles)(.*\\.)?${language}\\.ftl`)
const sheet = (game: string, language: Language) =>
  new RegExp(`/docs/rules/${game}${language === 'fr' ? '\\.fr' : ''}\\.md`)

/** A page by the address that it is for: the modules and data that its first sight is made of. */
interface Sight {
  modules: RegExp[]
  data: string[]
}

function sights(games: string[], language: Language): Record<string, Sight> {
  const found: Record<string, Sight> = {
    index: { modules: [BOXES], data: ['/api/games'] },
    device: {
      modules: [BOXES, module('offline/device.ts'), roomTexts('offline', language)],
      data: ['/offline/games.json'],
    },
    t: { modules: [module('table/TablePage.svelte')], data: [] },
    replay: { modules: [module('table/replay/ReplayPage.svelte')], data: [] },
    embed: { modules: [module('table/replay/EmbedPage.svelte')], data: [] },
    tables: { modules: [module('house/TablesPage.svelte')], data: [] },
    e: { modules: [module('evening/EveningPage.svelte'), roomTexts('evening', language)], data: [] },
    screen: { modules: [module('screen/ScreenPage.svelte'), roomTexts('screen', language)], data: [] },
    evenings: { modules: [module('evening/EveningsPage.svelte'), roomTexts('evening', language)], data: [] },
    riddles: { modules: [roomTexts('riddles', language)], data: [] },
    watch: { modules: [module('house/WatchPage.svelte')], data: [] },
    devices: { modules: [module('house/devices/DevicesPage.svelte'), roomTexts('devices', language)], data: [] },
  }
  for (const game of games) {
    found[`g/${game}`] = {
      modules: [module('house/GamePage.svelte'), box(game), words(game, language)],
      data: ['/api/games'],
    }
    found[`rules/${game}`] = { modules: [module('house/RulesPage.svelte'), sheet(game, language)], data: [] }
  }
  return found
}

/** The scripts and style sheets of the modules wanted, with all that they import. */
function files(bundle: Bundle, wanted: RegExp[]): { scripts: Set<string>; sheets: Set<string> } {
  const scripts = new Set<string>()
  const sheets = new Set<string>()
  const take = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || chunk.isEntry || scripts.has(name)) return
    scripts.add(name)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet)
    chunk.imports.forEach(take)
  }
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && wanted.some((pattern) => pattern.test(file.facadeModuleId ?? ''))) take(file.fileName)
  }
  return { scripts, sheets }
}

/**
 * Put the style sheet into the page and name what it will ask for next: fewer round trips before the first sight.
 *
 * What is asked for next depends on the address, so there is a page for each kind of them: `t.html` for `/t/…`,
 * `g/labystere.html` for `/g/labystere`; and one of each for those who read English, `t.en.html`.
 */
export function early(): Plugin {
  return {
    name: 'veillee-early',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      const html = String(page.source).replace(
        /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
        (link, file: string) => {
          const sheet = bundle[file]
          return sheet?.type === 'asset' ? `<style>${String(sheet.source)}</style>` : link
        },
      )
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2') && !file.includes('-700-'))
      const games = Object.values(bundle).flatMap(
        (file) =>
          (file.type === 'chunk' && /\/src\/games\/([^/]+)\/index\.ts$/.exec(file.facadeModuleId ?? '')?.[1]) || [],
      )
      const all = LANGUAGES.flatMap((language) =>
        Object.entries(sights(games, language)).map(([name, sight]) => ({ language, name, sight })),
      )
      for (const { language, name, sight } of all) {
        const { scripts, sheets } = files(bundle, [texts(language), ...sight.modules])
        const links = [
          ...sight.data.map((address) => `<link rel="preload" as="fetch" crossorigin href="${address}">`),
          ...[...scripts]
            .filter((file) => !html.includes(file))
            .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
          ...[...sheets].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
          ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
        ]
        const source = html
          .replace('<html lang="fr"', `<html lang="${language}"`)
          .replace('</head>', `${links.join('')}</head>`)
        const fileName = language === 'fr' ? `${name}.html` : `${name}.${language}.html`
        if (fileName === 'index.html') page.source = source
        else this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}

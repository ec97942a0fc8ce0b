import type { Plugin } from 'vite'

/** Texts of the first language and the boxes of the landing page: wanted at once, so named in the page itself. */
const WANTED = [/src\/veillee\/texts\/.*fr\.ftl/, /src\/games\/[^/]+\/index\.ts$/]

/** Put the style sheet into the page and name what it will ask for next: fewer round trips before the first paint. */
export function early(): Plugin {
  return {
    name: 'veillee-early',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      let html = String(page.source)
      html = html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
        const sheet = bundle[file]
        return sheet?.type === 'asset' ? `<style>${String(sheet.source)}</style>` : link
      })
      const links = Object.values(bundle).flatMap((file) => {
        if (file.type === 'asset') {
          return file.fileName.endsWith('.woff2') && !file.fileName.includes('-700-') ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file.fileName}">` : []
        }
        const wanted = WANTED.some((pattern) => pattern.test(file.facadeModuleId ?? ''))
        return wanted ? `<link rel="modulepreload" crossorigin href="/${file.fileName}">` : []
      })
      page.source = html.replace('</head>', `${links.join('')}</head>`)
    },
  }
}

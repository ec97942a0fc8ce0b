import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Marked } from 'marked'
import type { Plugin } from 'vite'
import { french } from '../src/lib/typeset.ts'

const MARK = /@picture:([^@]+)@/g

/** Write a picture as an element with its own size, so that nothing moves when it arrives. */
function picture(folder: string, address: string, alt: string): string {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(readFileSync(join(folder, address), 'utf8')) ?? []
  if (!width || !height) throw new Error(`${address}: its viewBox must be "0 0 width height" in whole numbers`)
  return `<img class="picture" src="@picture:${address}@" alt="${alt.replaceAll('"', '&quot;')}" width="${width}" height="${height}">`
}

/**
 * Turn an imported rule sheet (`*.md`) into HTML while building, so that no Markdown parser is shipped.
 *
 * Its pictures, `![alt](pictures/name.svg)`, are files of their own among the assets, fetched once for both languages.
 */
export function rules(): Plugin {
  return {
    name: 'veillee-rules',
    transform(source, id) {
      if (!id.endsWith('.md')) return null
      const folder = dirname(id)
      const marked = new Marked({ gfm: true, renderer: { image: ({ href, text }) => picture(folder, href, text) } })
      const html = marked.parse(id.endsWith('.fr.md') ? french(source) : source, { async: false })
      const addresses = [...new Set([...html.matchAll(MARK)].map(([, address]) => address ?? ''))]
      for (const address of addresses) this.addWatchFile(join(folder, address))
      const imports = addresses.map(
        (address, index) => `import picture${index} from ${JSON.stringify(`./${address}?url`)}\n`,
      )
      const text = JSON.stringify(html).replace(
        MARK,
        (_, address: string) => `" + picture${addresses.indexOf(address)} + "`,
      )
      return { code: `${imports.join('')}export default ${text}`, map: null }
    },
  }
}

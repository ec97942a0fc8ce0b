import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const TEXTS = /\.ftl\?raw$/

/** Leave the comments of the texts out: they are for those who write them. */
export function texts(): Plugin {
  return {
    name: 'veillee-texts',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!TEXTS.test(id)) return null
      const source = await readFile(id.replace('?raw', ''), 'utf8')
      return `export default ${JSON.stringify(source.replace(/^#.*\n/gm, ''))}`
    },
  }
}

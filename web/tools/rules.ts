import { Marked } from 'marked'
import type { Plugin } from 'vite'
import { french } from '../src/lib/typeset.ts'

/** Turn an imported rule sheet (`*.md`) into HTML while building, so that no Markdown parser is shipped. */
export function rules(): Plugin {
  const marked = new Marked({ gfm: true })
  return {
    name: 'veillee-rules',
    transform(source, id) {
      const file = id.split('?')[0] ?? ''
      if (!file.endsWith('.md')) return null
      const html = marked.parse(file.endsWith('.fr.md') ? french(source) : source, { async: false })
      return { code: `export default ${JSON.stringify(html)}`, map: null }
    },
  }
}

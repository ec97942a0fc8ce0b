import { Marked } from 'marked'
import type { Plugin } from 'vite'

/** Turn an imported rule sheet (`*.md`) into HTML while building, so that no Markdown parser is shipped. */
export function rules(): Plugin {
  const marked = new Marked({ gfm: true })
  return {
    name: 'veillee-rules',
    transform(source, id) {
      if (!id.split('?')[0]?.endsWith('.md')) return null
      const html = marked.parse(source, { async: false })
      return { code: `export default ${JSON.stringify(html)}`, map: null }
    },
  }
}

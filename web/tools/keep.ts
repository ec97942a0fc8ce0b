import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PAGES = ['device.html', 'device.en.html']
/** Data of one page: kept once somebody was there. */
const ON_VISIT = /^assets\/riddles-[\w-]+\.json$/

/** Write the service worker with the names of what it keeps: the page in both languages, and all of its files. */
export function keep(): Plugin {
  let folder = ''
  return {
    name: 'veillee-keep',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = config.publicDir
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const kept = (file: string) => (file.startsWith('assets/') && !ON_VISIT.test(file)) || PAGES.includes(file)
        const made = Object.keys(bundle).filter(kept)
        const given = readdirSync(folder)
        const digest = createHash('sha256')
        for (const file of made.sort()) {
          const each = bundle[file]!
          digest.update(file).update(each.type === 'chunk' ? each.code : each.source)
        }
        for (const file of given) digest.update(readFileSync(join(folder, file)))
        const source = readFileSync(new URL('./sw.js', import.meta.url), 'utf8')
          .replace('__BUILD__', digest.digest('hex').slice(0, 12))
          .replace("['__FILES__']", JSON.stringify([...given, ...made]))
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}

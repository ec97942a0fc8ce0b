// Weighs the first load of the built page, compressed, without fonts; fails above the limit.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const LIMIT = 80 * 1024
const dist = new URL('../dist/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))
const weight = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length

const files = new Set(['index.html', 'first.js'])
// The sheet of the page itself stands in it (see `early.ts`), and is not asked for.
const within = new Set(manifest['index.html'].css)
function take(name) {
  const chunk = manifest[name]
  if (!chunk || files.has(chunk.file)) return
  files.add(chunk.file)
  for (const sheet of chunk.css ?? []) if (!within.has(sheet)) files.add(sheet)
  for (const other of chunk.imports ?? []) take(other)
}
take('index.html')
// What the landing page asks for at once: texts of one language, and every box.
for (const name of Object.keys(manifest)) {
  if (/src\/veillee\/texts\/[^/]*fr\.ftl/.test(name) || /^src\/games\/[^/]+\/index\.ts$/.test(name)) take(name)
}

const heaviest = [...files].map((file) => ({ file, bytes: weight(file) })).sort((a, b) => b.bytes - a.bytes)
const total = heaviest.reduce((sum, { bytes }) => sum + bytes, 0)
const kilobytes = (bytes) => `${String((bytes / 1024).toFixed(1)).padStart(7)} kB`
console.log(`${kilobytes(total)}  first load, compressed (limit ${LIMIT / 1024} kB, fonts aside)`)
if (total > LIMIT) {
  for (const { file, bytes } of heaviest) console.error(`${kilobytes(bytes)}  ${file}`)
  console.error('The first load is too heavy.')
  process.exit(1)
}

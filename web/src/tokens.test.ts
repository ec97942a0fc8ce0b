// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const SOURCE = fileURLToPath(new URL('.', import.meta.url))

/** Pictures are painted with colours of their own. */
const PAINTED = [
  /^games\/[^/]+\/(art\/\w+|Box)\.svelte$/,
  /^lib\/parts\/Lamp\.svelte$/,
  /^evening\/art\/\w+\.(svelte|ts)$/,
]

/** `#rgb` in its four lengths, but no private name (`#face = …`); `rgb()` and `hsl()` of numbers, but not of a token. */
const COLOUR = /(?<![\w.&/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?=['"`;,)]|\s(?!=))|\b(?:rgb|hsl)a?\(\s*\d/gi

const files = readdirSync(SOURCE, { withFileTypes: true, recursive: true })
  .filter((file) => file.isFile() && /\.(svelte|css|ts)$/.test(file.name) && !/\.test\.ts$/.test(file.name))
  .map((file) => relative(SOURCE, join(file.parentPath, file.name)))
const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8')

describe('colours', () => {
  it('are named in tokens alone', () => {
    const found = files
      .filter((file) => !/\btokens\.(css|ts)$/.test(file) && !PAINTED.some((pattern) => pattern.test(file)))
      .flatMap((file) => (read(file).match(COLOUR) ?? []).map((colour) => `${file}: ${colour}`))
    expect(found).toEqual([])
  })

  it.each(['fill="#fff"', 'color: #1f6b3f;', 'rgb(0 0 0 / 0.4)', "'#14121bcc'", '1px #abc inset', 'hsl(12deg 3% 4%)'])(
    'are found in %s',
    (text) => expect(text.match(COLOUR)).toHaveLength(1),
  )

  it.each(['  #face = null', 'this.#face', 'href="#lab-add"', 'rgb(var(--shadow) / 0.4)', '&#233;'])(
    'are not found in %s',
    (text) => expect(text.match(COLOUR)).toBeNull(),
  )
})

describe.each(files.filter((file) => file.endsWith('tokens.css')))('%s', (file) => {
  /** The names that a theme gives. */
  const names = (theme: string) => {
    const block = new RegExp(`data-theme='${theme}'\\][^{]*\\{([^}]*)\\}`).exec(read(file))?.[1] ?? ''
    return [...block.matchAll(/(--[\w-]+):/g)].map((match) => match[1])
  }

  it('has the same names by night and by day', () => {
    expect(names('night').length).toBeGreaterThan(0)
    expect(names('morning')).toEqual(names('night'))
  })
})

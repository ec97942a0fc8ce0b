// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const web = fileURLToPath(new URL('..', import.meta.url))
const texts = join(web, '../../src/veillee/texts')

function ids(language: string, folder = texts): Set<string> {
  const found = new Set<string>()
  for (const file of readdirSync(folder)) {
    if (file !== `${language}.ftl` && !file.endsWith(`.${language}.ftl`)) continue
    for (const entry of new FluentResource(readFileSync(join(folder, file), 'utf8')).body) {
      expect(found.has(entry.id), `${file}: ${entry.id} is there twice`).toBe(false)
      found.add(entry.id)
    }
  }
  return found
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(svelte|ts)$/.test(file.name) && !/\.test\.ts$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
}

describe.each([
  ['evening', 'evening'],
  ['devices', 'house/devices'],
])('the texts of %s', (room, folder) => {
  it('have every sentence that is said there, and none of the house', () => {
    const own = ids('fr', join(texts, room))
    const house = ids('fr')
    expect([...own].filter((id) => house.has(id))).toEqual([])
    const said = sources(join(web, folder)).flatMap((source) =>
      [...source.matchAll(/\bsay\('([a-z][a-z0-9-]*)'/g)].map((found) => found[1]!),
    )
    expect(said.length).toBeGreaterThan(15)
    expect([...new Set(said)].filter((id) => !own.has(id))).toEqual([])
  })
})

describe('the texts of the house', () => {
  it('are the same in both languages', () => expect([...ids('fr')].sort()).toEqual([...ids('en')].sort()))

  it('have every sentence that the page says', () => {
    const known = ids('fr')
    const said = ['house', 'evening', 'table', 'lib'].flatMap((folder) =>
      sources(join(web, folder)).flatMap((source) =>
        [...source.matchAll(/\bt\('([a-z][a-z0-9-]*)'/g)].map((found) => found[1]!),
      ),
    )
    expect(said.length).toBeGreaterThan(80)
    expect([...new Set(said)].filter((id) => !known.has(id))).toEqual([])
  })
})

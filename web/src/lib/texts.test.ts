// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dirname, join } from 'node:path'
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

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(svelte|ts)$/.test(file.name) && !/\.test\.ts$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
}

/** The texts by name that files say by a function. */
function said(by: string, paths: string[]): string[] {
  const call = new RegExp(`(?<!\\.)\\b${by}\\('([a-z][a-z0-9-]*)'`, 'g')
  return paths.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(call)].map((found) => found[1]!))
}

/** The files that take `say` from the words of a folder. */
function speakers(folder: string): string[] {
  return files(web).filter((path) => {
    const words = /import \{ say \} from '(.*\/words)'/.exec(readFileSync(path, 'utf8'))?.[1]
    return words && join(dirname(path), words) === join(web, folder, 'words')
  })
}

describe.each([
  ['evening', 'evening'],
  ['devices', 'house/devices'],
  ['riddles', 'riddles'],
])('the texts of %s', (room, folder) => {
  it('have every sentence that is said there, and none of the common ones', () => {
    const own = ids('fr', join(texts, room))
    const house = ids('fr')
    expect([...own].filter((id) => house.has(id))).toEqual([])
    const here = said('say', speakers(folder))
    expect(here.length).toBeGreaterThan(15)
    expect([...new Set(here)].filter((id) => !own.has(id))).toEqual([])
  })
})

describe('the common texts', () => {
  it('are the same in both languages', () => expect([...ids('fr')].sort()).toEqual([...ids('en')].sort()))

  it('have every sentence that the page says', () => {
    const known = ids('fr')
    const here = said(
      't',
      ['house', 'evening', 'table', 'lib'].flatMap((folder) => files(join(web, folder))),
    )
    expect(here.length).toBeGreaterThan(80)
    expect([...new Set(here)].filter((id) => !known.has(id))).toEqual([])
  })
})

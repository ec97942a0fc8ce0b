// @vitest-environment node
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { gameIds } from './games'

const SOURCE = fileURLToPath(new URL('.', import.meta.url))
/** In a row, but for lists of things of one kind. */
const MOST_FILES = 16
const LIST = /\/(parts|art)$/
const TOP = ['Board.svelte', 'Box.svelte', 'guide.ts', 'index.ts', 'testing.ts', 'view.ts']
const ROOMS = ['parts', 'play', 'show']

it('has no crowded folder', () => {
  const sizes = new Map<string, number>()
  for (const file of readdirSync(SOURCE, { withFileTypes: true, recursive: true })) {
    if (file.isFile()) sizes.set(file.parentPath, (sizes.get(file.parentPath) ?? 0) + 1)
  }
  expect(sizes.size).toBeGreaterThan(20)
  expect([...sizes].filter(([folder, files]) => files > MOST_FILES && !LIST.test(folder))).toEqual([])
})

it.each(gameIds)('has the same rooms in %s', (game) => {
  const found = readdirSync(`${SOURCE}/games/${game}`)
  expect([...TOP, ...ROOMS].filter((name) => !found.includes(name))).toEqual([])
})

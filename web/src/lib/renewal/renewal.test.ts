import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renewal, watchRenewal } from './renewal.svelte'

const page = (script: string) => `<script type="module" src="/assets/${script}"></script>`
const OLD = 'index-old.js'
const NEW = 'index-new.js'
const reload = vi.fn()
let unwatch: () => void

/** The page that the server gives out now begins with this script; null: it does not answer. */
function givenOut(script: string | null): void {
  const answer = () => (script ? Promise.resolve(new Response(page(script))) : Promise.reject(new TypeError()))
  vi.stubGlobal('fetch', answer)
}

async function missPart(): Promise<void> {
  dispatchEvent(new Event('vite:preloadError'))
  await new Promise((done) => setTimeout(done, 0))
}

beforeEach(() => {
  unwatch = watchRenewal(reload, OLD)
})
afterEach(() => {
  unwatch()
  vi.unstubAllGlobals()
  reload.mockClear()
  sessionStorage.clear()
  renewal.needed = false
  document.body.innerHTML = ''
})

it('loads itself anew over a new build', async () => {
  givenOut(NEW)
  await missPart()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(renewal.needed).toBe(false)
})

it('does so once, and asks the next time', async () => {
  givenOut(NEW)
  await missPart()
  await missPart()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(renewal.needed).toBe(true)
})

it('asks where words were typed', async () => {
  document.body.innerHTML = '<textarea></textarea>'
  document.querySelector('textarea')!.value = 'Bonsoir'
  givenOut(NEW)
  await missPart()
  expect(reload).not.toHaveBeenCalled()
  expect(renewal.needed).toBe(true)
})

it.each([
  ['the build is the same', OLD],
  ['nobody answers', null],
])('stays where %s', async (_, script) => {
  givenOut(script)
  await missPart()
  expect(reload).not.toHaveBeenCalled()
  expect(renewal.needed).toBe(false)
})

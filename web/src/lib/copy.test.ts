import { afterEach, expect, test, vi } from 'vitest'
import { copy } from './copy'

afterEach(() => vi.unstubAllGlobals())

/** A browser on plain http: no clipboard, only the old command. */
function plainHttp(works: boolean): string[] {
  const copied: string[] = []
  vi.stubGlobal('navigator', {})
  document.execCommand = () => {
    copied.push((document.querySelector('textarea') as HTMLTextAreaElement).value)
    return works
  }
  return copied
}

test('a text is copied where there is no clipboard, and nothing is left behind', async () => {
  const copied = plainHttp(true)
  expect(await copy('http://here/t/abc')).toBe(true)
  expect(copied).toEqual(['http://here/t/abc'])
  expect(document.querySelector('textarea')).toBeNull()
})

test('what could not be copied is not said to be', async () => {
  plainHttp(false)
  expect(await copy('lost')).toBe(false)
})

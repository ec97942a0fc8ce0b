import { afterEach, expect, test, vi } from 'vitest'
import { sendLink } from './send'

const writeText = vi.fn(async () => {})
const given = (share: unknown) => vi.stubGlobal('navigator', { share, clipboard: { writeText } })
afterEach(() => {
  vi.unstubAllGlobals()
  writeText.mockClear()
})

test('the device’s own sheet is taken where there is one', async () => {
  const share = vi.fn(async () => {})
  given(share)
  expect(await sendLink('https://house/replay/x', 'A game')).toBe('sent')
  expect(share).toHaveBeenCalledWith({ title: 'Veillée', text: 'A game', url: 'https://house/replay/x' })
})

test('without one, or where it fails, the address is copied', async () => {
  given(undefined)
  expect(await sendLink('https://house/a', '')).toBe('copied')
  given(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  expect(await sendLink('https://house/b', '')).toBe('copied')
})

test('who closes the sheet gets nothing on the clipboard', async () => {
  given(() => Promise.reject(new DOMException('closed', 'AbortError')))
  expect(await sendLink('https://house/a', '')).toBe('kept')
  expect(writeText).not.toHaveBeenCalled()
})

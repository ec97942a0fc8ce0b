import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Sentence } from './sentence.svelte'

const verdict = { seat: 'green', text: { id: 'won' } }
let sentence: Sentence
let over: boolean
const skip = () => new AbortController()

function hold(signal = skip().signal): void {
  over = false
  void sentence.hold(verdict, 2000, signal).then(() => (over = true))
}

beforeEach(() => {
  vi.useFakeTimers()
  sentence = new Sentence()
})
afterEach(() => vi.useRealTimers())

it('stays for its time', async () => {
  hold()
  await vi.advanceTimersByTimeAsync(1900)
  expect([sentence.said, over]).toEqual([verdict, false])
  await vi.advanceTimersByTimeAsync(200)
  expect([sentence.said, over]).toEqual([null, true])
})

it('stays longer while it is read', async () => {
  hold()
  sentence.keep(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(over).toBe(false)
  sentence.keep(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(over).toBe(true)
})

it('goes when somebody goes on, and when the scene is skipped', async () => {
  hold()
  sentence.release()
  await vi.advanceTimersByTimeAsync(0)
  expect(over).toBe(true)
  const skipped = skip()
  hold(skipped.signal)
  skipped.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect([sentence.said, over]).toEqual([null, true])
})

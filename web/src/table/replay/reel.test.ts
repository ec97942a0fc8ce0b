import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Film } from '../../wire/types'
import { Reel } from './reel.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function film(moves: number): Film {
  const frames = Array.from({ length: moves + 1 }, () => ({ line: null, phase: '', actors: [], view: {} }))
  return { table: { seats: [] }, seat: '', frames, result: null } as unknown as Film
}

/** Start a reel whose board holds something open; the last thing it opened is put away by what is returned. */
async function play(moves: number, ms: number) {
  const reel = new Reel(film(moves), null, (id) => id, 0)
  const held = { reel, close: () => undefined as void }
  reel.board = { read: () => new Promise((resolve) => (held.close = resolve)) }
  reel.toggle()
  await vi.advanceTimersByTimeAsync(ms)
  return held
}

it('waits for what lies over the board before it plays on', async () => {
  const held = await play(3, 5000)
  expect(held.reel.at).toBe(1)
  held.close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(held.reel.at).toBe(2)
})

it('has the board put away what lies over it when another position is shown', () => {
  const reel = new Reel(film(3), null, (id) => id, 0)
  const clear = vi.fn()
  reel.board = { clear }
  reel.jump(2)
  expect(clear).toHaveBeenCalledOnce()
})

it('plays one move after the other however often it is stopped and started', async () => {
  const held = await play(9, 0)
  const { reel, close: first } = held
  reel.toggle()
  reel.toggle()
  await vi.advanceTimersByTimeAsync(0)
  expect(reel.at).toBe(2)
  first()
  await vi.advanceTimersByTimeAsync(5000)
  expect(reel.at).toBe(2)
})

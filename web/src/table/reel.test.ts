import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Film } from '../wire/types'
import { Reel } from './reel.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function film(moves: number): Film {
  const frames = Array.from({ length: moves + 1 }, () => ({ line: null, phase: '', actors: [], view: {} }))
  return { table: { seats: [] }, seat: '', frames, result: null } as unknown as Film
}

it('waits for what lies over the board before it plays on', async () => {
  const reel = new Reel(film(3), null, (id) => id, 0)
  let close = () => undefined as void
  reel.board = { read: () => new Promise((resolve) => (close = resolve)) }
  reel.toggle()
  await vi.advanceTimersByTimeAsync(5000)
  expect(reel.at).toBe(1)
  close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(reel.at).toBe(2)
})

it('has the board put away what lies over it when another position is shown', () => {
  const reel = new Reel(film(3), null, (id) => id, 0)
  const clear = vi.fn()
  reel.board = { clear }
  reel.jump(2)
  expect(clear).toHaveBeenCalledOnce()
})

it('plays one move after the other however often it is stopped and started', async () => {
  const reel = new Reel(film(9), null, (id) => id, 0)
  let close = () => undefined as void
  reel.board = { read: () => new Promise((resolve) => (close = resolve)) }
  reel.toggle()
  await vi.advanceTimersByTimeAsync(0)
  const first = close
  reel.toggle()
  reel.toggle()
  await vi.advanceTimersByTimeAsync(0)
  expect(reel.at).toBe(2)
  first()
  await vi.advanceTimersByTimeAsync(5000)
  expect(reel.at).toBe(2)
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as texts from '../../lib/texts.svelte'
import { Wall } from './wall.svelte'

describe('a phone in front of a big screen', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(texts, 'loadTexts').mockResolvedValue()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('learns that one shows the table', async () => {
    const wall = new Wall()
    wall.see(1)
    await vi.runAllTimersAsync()
    expect(wall.here).toBe(true)
  })

  it('stays a hand while the screen has lost its line for a moment, and no longer', async () => {
    const wall = new Wall()
    wall.see(1)
    await vi.advanceTimersByTimeAsync(0)
    wall.see(0)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(wall.here).toBe(true)
    wall.see(1)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(wall.here).toBe(true)
    wall.see(0)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(wall.here).toBe(false)
  })

  it('shows the whole board to who wants it, and remembers that', () => {
    const wall = new Wall()
    expect(wall.whole).toBe(false)
    wall.turn()
    expect(new Wall().whole).toBe(true)
    wall.turn()
    expect(new Wall().whole).toBe(false)
  })
})

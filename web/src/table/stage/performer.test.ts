import { describe, expect, it, vi } from 'vitest'
import type { Beat, BoardHandle } from '../../games/board'
import type { MoveLine } from '../../wire/types'
import { pace, perform, TEMPI } from './performer'

function line(seq: number, kinds: string[]): MoveLine {
  return {
    type: 'move',
    seq,
    at: 0,
    actor: 'green',
    move: 'x',
    by: 'person',
    hinted: false,
    measured: null,
    events: kinds.map((kind) => ({ kind })),
  }
}

const show = (lines: MoveLine[], board: BoardHandle | null, signal = new AbortController().signal) => {
  const told: string[] = []
  const done = perform({
    lines,
    before: 'old',
    after: 'new',
    ending: false,
    motion: 'full',
    tempo: TEMPI.normal,
    board,
    signal,
    onEvent: (event) => told.push(event.kind),
  })
  return { told, done }
}

describe('perform', () => {
  it('shows the events of all lines in order, one at a time', async () => {
    const order: string[] = []
    const board = {
      perform: async (beat: Beat) => {
        order.push(`${beat.event.kind}>`)
        await Promise.resolve()
        order.push(`<${beat.event.kind}`)
      },
    }
    const { done, told } = show([line(1, ['a', 'b']), line(2, ['c'])], board)
    await done
    expect(order).toEqual(['a>', '<a', 'b>', '<b', 'c>', '<c'])
    expect(told).toEqual(['a', 'b', 'c'])
  })

  it('jumps to the end when skipped, and still tells every event', async () => {
    const skip = new AbortController()
    const board = { perform: vi.fn(() => new Promise<void>(() => undefined)) }
    const { done, told } = show([line(1, ['a', 'b', 'c'])], board, skip.signal)
    skip.abort()
    await done
    expect(told).toEqual(['a', 'b', 'c'])
    expect(board.perform).toHaveBeenCalledTimes(1)
  })

  it('tells nothing that comes after a scene before the scene has been seen', async () => {
    let end = (): void => undefined
    const scene = new Promise<void>((resolve) => (end = resolve))
    let open = true
    const { done, told } = show([line(1, ['look', 'score'])], { scene: () => (open ? scene : null) })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(told).toEqual(['look'])
    open = false
    end()
    await done
    expect(told).toEqual(['look', 'score'])
  })

  it('goes on after an animation that fails', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { done, told } = show([line(1, ['a', 'b'])], { perform: () => Promise.reject(new Error('no')) })
    await done
    expect(told).toEqual(['a', 'b'])
    quiet.mockRestore()
  })

  it('never holds input back for more than a second and a half', async () => {
    const began = Date.now()
    const { done } = show([line(1, ['a', 'b'])], { perform: () => new Promise<void>(() => undefined) })
    await done
    expect(Date.now() - began).toBeLessThan(1700)
  })
})

describe('pace', () => {
  it('leaves a single movement as it is', () => expect(pace('full', 1, 1500)(260)).toBe(260))
  it('shortens when asked', () => expect(pace('short', 1, 1500)(260)).toBeLessThan(100))
  it('is at most 80 ms when motion is off', () => expect(pace('off', 1, 1500)(420)).toBe(80))
  it('fits a crowd of events into the limit', () => expect(pace('full', 20, 1500)(320) * 20).toBeLessThanOrEqual(1500))
})

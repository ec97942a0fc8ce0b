import { beforeEach, expect, it, vi } from 'vitest'
import { Drag } from './drag.svelte'

const drop = vi.fn<(spot: string, target: string) => void>()
const drag = new Drag({ movable: (spot) => spot !== 'fixed', under: ({ clientX }) => (clientX < 50 ? 'a' : 'b'), drop })
const at = (clientX: number, button = 0) =>
  ({ clientX, clientY: 0, button, currentTarget: document.body }) as unknown as PointerEvent

function dragged(spot: string, from: number, to: number): void {
  drag.press(at(from), spot)
  drag.pull(at(to))
  drag.drop(at(to))
}

beforeEach(() => drop.mockClear())

it('lays a thing on the one it is dropped on, and takes its click for the end of that', () => {
  dragged('a', 0, 80)
  expect(drop).toHaveBeenCalledWith('a', 'b', document.body)
  expect([drag.ended(), drag.ended()]).toEqual([true, false])
})

it('holds what is dragged where the pointer is', () => {
  drag.press(at(0), 'a')
  drag.pull(at(80))
  expect(drag.held).toEqual({ spot: 'a', x: 80, y: 0, over: 'b' })
  drag.cancel()
  expect(drag.held).toBeNull()
})

it.each([
  ['a touch that hardly moves', 'a', 0, 8],
  ['a thing that does not move', 'fixed', 0, 80],
  ['a thing that comes back to its place', 'a', 0, 40],
])('does nothing with %s', (_, spot, from, to) => {
  dragged(spot, from, to)
  expect(drop).not.toHaveBeenCalled()
})

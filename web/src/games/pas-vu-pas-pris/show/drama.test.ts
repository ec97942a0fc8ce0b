import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Beat, BoardProps } from '../../board'
import { Desk } from '../play/desk.svelte'
import { Drama } from './drama.svelte'
import { hall } from '../testing'
import type { Report, Side, View } from '../view'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function look(side: Side, seen: string): Report {
  return { side, door: 2, glimpses: [{ ghost: seen, seen: true } as Report['glimpses'][number]] }
}

/** A table at which a look has just sent a ghost home. */
function stage(looks: Report[]) {
  const before = hall({ 'south:small1': 'c3', 'north:small1': 'd4' })
  const after: View = { ...hall(), round: 2, looks }
  let view = before
  const props = () =>
    ({
      view,
      seat: 'south',
      actors: ['south'],
      readonly: false,
      pending: null,
      options: {},
    }) as unknown as BoardProps<View>
  const desk = new Desk(props)
  const shown: string[] = []
  const drama = new Drama(
    desk,
    () => ({
      fly: async (side) => void shown.push(`fly ${side}`),
      home: () => void shown.push('home'),
      spin: () => void shown.push('spin'),
    }),
    () => 'full',
  )
  const play = async (kind: string, data: Record<string, unknown>) => {
    const beat = {
      event: { kind, data },
      actor: 'chance',
      move: '',
      before,
      after,
      lasts: (ms: number) => ms,
      signal: new AbortController().signal,
    } as Beat<View>
    const played = drama.perform(beat)
    await vi.advanceTimersByTimeAsync(1200)
    await played
  }
  const arrive = () => {
    view = after
    drama.arrived()
  }
  const where = (name: string) => desk.ghosts.find((ghost) => ghost.name === name)!.where
  return { desk, drama, shown, play, arrive, where }
}

it('turns the board only when whoever was seen is home', async () => {
  const { desk, drama, shown, play, arrive, where } = stage([look('east', 'south:small1')])
  await play('looked', { side: 'east', door: 2 })
  await play('midnight', { number: 10 })
  arrive()
  expect(where('south:small1')).toBe('c3')
  drama.close()
  expect(where('south:small1')).toBe('side')
  expect(drama.scene).toBeNull()
  expect(desk.acting).toBe(false)
  expect(shown).toEqual(['fly east', 'home'])
  await vi.advanceTimersByTimeAsync(1300)
  expect(drama.scene).toBe(10)
  expect(desk.acting).toBe(true)
  expect(shown).toEqual(['fly east', 'home', 'spin'])
})

it('lets a replay wait until the look is closed, or puts it away for another position', async () => {
  const { desk, drama, play, arrive, where } = stage([look('east', 'south:small1')])
  const read = vi.fn()
  await play('looked', { side: 'east', door: 2 })
  arrive()
  void drama.read()?.then(read)
  await vi.advanceTimersByTimeAsync(4000)
  expect(read).not.toHaveBeenCalled()
  drama.close()
  await vi.advanceTimersByTimeAsync(0)
  expect(read).toHaveBeenCalledOnce()
  drama.again()
  void drama.read()?.then(read)
  drama.clear()
  await vi.advanceTimersByTimeAsync(0)
  expect(read).toHaveBeenCalledTimes(2)
  expect(desk.past).toBeNull()
  expect(where('south:small1')).toBe('side')
})

it('opens the second look when the first is closed', async () => {
  const { desk, drama, shown, play, arrive } = stage([look('east', 'south:small1'), look('west', 'north:small1')])
  await play('looked', { side: 'east', door: 2 })
  await play('looked', { side: 'west', door: 2 })
  arrive()
  expect(desk.peep?.report.side).toBe('east')
  drama.close()
  await vi.advanceTimersByTimeAsync(1300)
  expect(shown).toEqual(['fly east', 'fly west'])
  expect(desk.peep?.report.side).toBe('west')
  drama.close()
  expect(desk.past).toBeNull()
})

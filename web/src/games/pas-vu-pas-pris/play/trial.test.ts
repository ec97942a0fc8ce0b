import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Foreseen } from '../../board'
import { Trial } from './trial.svelte'
import type { Preview } from '../view'

const refused = (clause: string): Foreseen<Preview> => ({ shows: null, refusal: { clause, text: '', params: {} } })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is known of a move stays while the move is tried anew, and goes with the move', async () => {
  const trial = new Trial()
  let answer = refused('PVP-G5')
  const preview = vi.fn(() => Promise.resolve(answer))
  trial.ask('plan large:c1', preview)
  await vi.advanceTimersByTimeAsync(1000)
  expect(trial.refusal?.clause).toBe('PVP-G5')

  answer = { shows: null, refusal: null }
  trial.ask('plan large:c1', preview)
  expect([trial.refusal?.clause, trial.asking]).toEqual(['PVP-G5', true])
  await vi.advanceTimersByTimeAsync(1000)
  expect([trial.refusal, trial.asking]).toEqual([null, false])

  answer = refused('PVP-G4')
  trial.ask('plan large:c1', preview)
  await vi.advanceTimersByTimeAsync(1000)
  trial.ask('plan large:d1', preview)
  expect(trial.refusal).toBeNull()
})

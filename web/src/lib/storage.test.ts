import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keep, kept, seatKey } from './storage'

beforeEach(() => (localStorage.clear(), sessionStorage.clear()))
afterEach(() => vi.unstubAllGlobals())

it('keeps for the browser or for the tab alone, and forgets', () => {
  keep('a', { level: 2 })
  keep('a', 'tab', 'sessionStorage')
  expect([kept('a'), kept('a', 'sessionStorage')]).toEqual([{ level: 2 }, 'tab'])
  keep('a', null)
  expect([kept('a'), kept('a', 'sessionStorage')]).toEqual([null, 'tab'])
})

it('takes what is not ours for nothing', () => {
  localStorage.setItem('a', 'broken')
  expect(kept('a')).toBeNull()
})

it('does without a storage', () => {
  vi.stubGlobal('localStorage', undefined)
  keep('a', 1)
  expect(kept('a')).toBeNull()
})

it('has a key of its own for each seat of each table', () => {
  expect(seatKey('plan', { pathname: '/t/abc', search: '' }, 'north')).toBe('veillee-plan-abc-north')
  const inEvening = { pathname: '/e/xyz', search: '?invite=i&table=abc' }
  expect(seatKey('plan', inEvening, 'north')).toBe('veillee-plan-abc-north')
})

import { expect, it } from 'vitest'
import { minutesUntil } from './until'

it('says the minutes that the host typed, though the clock was looked at a while ago', () => {
  const now = 1_000_000
  const tenMinutes = (now + 600_000) / 1000
  expect(minutesUntil(tenMinutes, now - 15_000)).toBe(10)
  expect(minutesUntil(tenMinutes, now + 300_000)).toBe(5)
  expect(minutesUntil(tenMinutes, now + 700_000)).toBe(0)
})

import { expect, it } from 'vitest'
import { replayAddress } from './address'

it('lets a spectator of a private table into its replay', () => {
  expect(replayAddress('abc', 'k_y')).toBe('/replay/abc?invite=k_y')
  expect(replayAddress('abc', '')).toBe('/replay/abc')
})

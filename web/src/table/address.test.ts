import { expect, it } from 'vitest'
import { replayAddress, socketAddress, tableAddress } from './address'

it('lets a spectator of a private table into its replay', () => {
  expect(replayAddress('abc', 'k_y')).toBe('/replay/abc?invite=k_y')
  expect(replayAddress('abc')).toBe('/replay/abc')
})

it('names a table with its token, and whether it begins with the guide', () => {
  expect(tableAddress('abc')).toBe('/t/abc')
  expect(tableAddress('abc', { invite: 'k_y' })).toBe('/t/abc?invite=k_y')
  expect(tableAddress('abc', { guide: true })).toBe('/t/abc?guide=1')
})

it('says to the socket who looks and what is known, the very beginning too', () => {
  const address = socketAddress('abc', { as: 'blue', after: 0, invite: '' })
  expect(address).toBe(`ws://${location.host}/api/tables/abc/socket?as=blue&after=0`)
  expect(socketAddress('abc', { as: null, after: null, invite: 'k_y' })).toMatch(/socket\?invite=k_y$/)
})

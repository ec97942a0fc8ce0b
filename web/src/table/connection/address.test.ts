import { expect, it } from 'vitest'
import { embedCode, invitation, replayAddress, socketAddress, tableAddress } from './address'

it('lets a spectator of a private table into its replay', () => {
  expect(replayAddress('abc', 'k_y')).toBe('/replay/abc?invite=k_y')
  expect(replayAddress('abc')).toBe('/replay/abc')
})

it('names a table with its token, and whether it begins with the guide', () => {
  expect(tableAddress('abc')).toBe('/t/abc')
  expect(tableAddress('abc', { invite: 'k_y' })).toBe('/t/abc?invite=k_y')
  expect(tableAddress('abc', { guide: true })).toBe('/t/abc?guide=1')
})

const seen = (path: string, asked = '', hash = '') => ({ path, query: new URLSearchParams(asked), hash })

it('turns the address of a table into its invitation, for whoever has the token', () => {
  expect(invitation(seen('/t/abc'), 'abc', 'k_y')).toBe('/t/abc?invite=k_y')
  expect(invitation(seen('/t/abc/'), 'abc', 'k_y')).toBe('/t/abc?invite=k_y')
  expect(invitation(seen('/t/abc', 'guide=1'), 'abc', 'k_y')).toBe('/t/abc?invite=k_y&guide=1')
  expect(invitation(seen('/t/abc', 'invite=stale'), 'abc', 'k_y')).toBe('/t/abc?invite=k_y')
})

it('leaves an address alone that is an invitation, that may not be one, or that is elsewhere', () => {
  expect(invitation(seen('/t/abc', 'guide=1&invite=k_y'), 'abc', 'k_y')).toBeNull()
  expect(invitation(seen('/t/abc'), 'abc', '')).toBeNull()
  expect(invitation(seen('/t/abc', 'invite=stale'), 'abc', '')).toBeNull()
  expect(invitation(seen('/'), 'abc', 'k_y')).toBeNull()
  expect(invitation(seen('/t/other'), 'abc', 'k_y')).toBeNull()
})

it('says to the socket who looks and what is known, the very beginning too', () => {
  const address = socketAddress('abc', { as: 'blue', after: 0, invite: '' })
  expect(address).toBe(`ws://${location.host}/api/tables/abc/socket?as=blue&after=0`)
  expect(socketAddress('abc', { as: null, after: null, invite: 'k_y' })).toMatch(/socket\?invite=k_y$/)
})

it('the code for a page of one’s own names the key, and no title can break out of it', () => {
  const code = embedCode('https://house.example', 'abc', 'k-1', 'A "game" <b>')
  expect(code).toContain('src="https://house.example/embed/abc?key=k-1"')
  expect(code).toContain('title="A &quot;game&quot; &lt;b>"')
})

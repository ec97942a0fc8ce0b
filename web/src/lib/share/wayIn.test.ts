import { afterEach, expect, it, vi } from 'vitest'
import { api } from '../api'
import { wayIn } from './wayIn.svelte'

afterEach(() => vi.restoreAllMocks())

it('knows that an invitation to this machine is of no use elsewhere, until the way in is open', async () => {
  expect(new URL(wayIn.origin).hostname).toBe('localhost')
  expect(wayIn.hereOnly).toBe(true)
  vi.spyOn(api, 'share').mockResolvedValue({
    status: 'open',
    address: 'https://lamp.example',
    port: 0,
    program: '',
    trouble: '',
  })
  vi.spyOn(api, 'sharing').mockRejectedValue(new Error('not asked'))
  await wayIn.open()
  expect(wayIn.hereOnly).toBe(false)
})

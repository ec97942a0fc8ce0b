import { afterEach, expect, it, vi } from 'vitest'
import { device } from './device'

vi.mock('./house.svelte', () => ({ house: { stage: 'asleep', ask: () => Promise.reject(new Error('failed')) } }))
vi.mock('./Loading.svelte', () => ({ default: () => undefined }))
vi.mock('./sentences', () => ({ sentencesOf: () => Promise.resolve((id: string) => ({ fr: id })), worded: vi.fn() }))

afterEach(() => vi.unstubAllGlobals())

it('says that its parts are still being made where there is no list of games yet', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"message":"no-file"}', { status: 404 })))
  const answer = await device.fetch('/api/games', {})
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ text: { fr: 'offline-absent' } })
})

it('says that it could not start where the network fails', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await (await device.fetch('/api/games', {})).json()).toMatchObject({ text: { fr: 'offline-failed' } })
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stayAwake } from './awake'

class Lock extends EventTarget {
  release = vi.fn(async () => void this.dispatchEvent(new Event('release')))
}
let locks: Lock[] = []
const settled = () => new Promise((done) => setTimeout(done))
const shown = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  locks = []
  const request = async () => (locks.push(new Lock()), locks.at(-1))
  vi.stubGlobal('navigator', { wakeLock: { request } })
})
afterEach(() => vi.restoreAllMocks())

it('holds one lock, takes it again when the page is shown again, and gives it back', async () => {
  const sleep = stayAwake()
  await settled()
  expect(locks).toHaveLength(1)
  shown(true)
  await locks[0]!.release()
  await settled()
  expect(locks).toHaveLength(1)
  shown(false)
  await settled()
  expect(locks).toHaveLength(2)
  sleep()
  expect(locks[1]!.release).toHaveBeenCalled()
  shown(false)
  await settled()
  expect(locks).toHaveLength(2)
})

it('gives a lock back that came too late', async () => {
  stayAwake()()
  await settled()
  expect(locks[0]!.release).toHaveBeenCalled()
})

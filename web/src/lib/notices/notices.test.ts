import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 30_000 }) // the module is loaded anew each time

const subscription = { endpoint: 'https://push/x', options: {}, toJSON: () => ({}), unsubscribe: vi.fn() }
const shown = vi.fn()
let answer: NotificationPermission = 'granted'
let subscribed: typeof subscription | null = null

/** The module anew, as after a reload. */
async function load() {
  vi.resetModules()
  return (await import('./notices.svelte')).notices
}

beforeEach(() => {
  localStorage.clear()
  answer = 'granted'
  subscribed = null
  const notification = { permission: 'default', requestPermission: async () => (notification.permission = answer) }
  vi.stubGlobal('Notification', notification)
  const pushManager = {
    getSubscription: async () => subscribed,
    subscribe: async () => (subscribed = subscription),
  }
  const registration = { pushManager, showNotification: shown }
  vi.stubGlobal('navigator', { languages: ['fr'], serviceWorker: { getRegistration: async () => registration } })
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/push') && !path.includes('/me/')
      ? new Response(JSON.stringify({ key: 'BAAA' }))
      : new Response(null, { status: 204 }),
  )
})
afterEach(() => vi.unstubAllGlobals())

test('nobody is asked twice: yes, no and blocked are all answers', async () => {
  let notices = await load()
  expect([notices.open, notices.on]).toEqual([true, false])
  notices.decline()
  expect((await load()).open).toBe(false)
  localStorage.clear()
  notices = await load()
  expect(await notices.begin()).toBe(true)
  expect([notices.open, notices.on, subscribed]).toEqual([false, true, subscription])
  localStorage.clear()
  answer = 'denied'
  notices = await load()
  expect(await notices.begin()).toBe(false)
  expect([notices.open, notices.on, notices.blocked]).toEqual([false, false, true])
})

test('only a hidden page tells, and only where it is wanted', async () => {
  const notices = await load()
  const call = { title: 'À toi', body: '', page: '/t/x', tag: 'turn-x' }
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await notices.tell(call)
  expect(shown).not.toHaveBeenCalled()
  await notices.begin()
  hidden.mockReturnValue(false)
  await notices.tell(call)
  expect(shown).not.toHaveBeenCalled()
  hidden.mockReturnValue(true)
  await notices.tell(call)
  expect(shown).toHaveBeenCalledWith('À toi', expect.objectContaining({ tag: 'turn-x', data: { page: '/t/x' } }))
})

test('who ended it by a touch on a notification is not subscribed again', async () => {
  await (await load()).begin()
  subscribed = null
  const again = await load()
  await again.renew()
  expect([again.on, subscribed]).toEqual([false, null])
})

// The service worker: keeps the page of one build, so that it opens without a network. `tools/keep.ts` fills it in.
const BUILD = '__BUILD__'
const FILES = ['__FILES__']
/** The page for every address, by the language of the browser; it finds its place by itself. */
const PAGES = { fr: 'device.html', en: 'device.en.html' }
const ROOT = new URL('./', self.location).pathname
const PREFIX = `veillee-page:${ROOT}:`
const KEPT = PREFIX + BUILD
/** What `offline/worker/parts.ts` keeps. */
const PARTS = 'veillee-offline'
/** A network that is there but does not answer is not waited for longer. */
const PATIENCE_MS = 3000
/** A version that takes over while the old one answers a page may wait for ever in Chromium. */
const REST_MS = 1000
/** Data of one page: kept once somebody was there (`tools/keep.ts`). */
const ON_VISIT = /\/assets\/riddles-[\w-]+\.json$/
const TABLE = /\/t\/[^/]+$/

self.addEventListener('install', (event) => {
  const all = FILES.map((file) => new Request(ROOT + file, { cache: 'no-cache' }))
  // The list of games is said before any Python runs; a server may not have it yet.
  const games = caches
    .open(PARTS)
    .then((parts) => parts.add(`${ROOT}offline/games.json`))
    .catch(() => undefined)
  event.waitUntil(Promise.all([caches.open(KEPT).then((kept) => kept.addAll(all)), games]))
})

self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== KEPT) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(forget())
})

// A page asks for the change of versions; it is refused while a game is on at any page of this browser.
self.addEventListener('message', (event) => {
  const change = async () => {
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (!pages.some((page) => TABLE.test(new URL(page.url).pathname))) await self.skipWaiting()
  }
  if (event.data === 'change') event.waitUntil(change())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(ROOT)) return
  const inside = pathname.slice(ROOT.length)
  if (inside.startsWith('api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (inside.startsWith('offline/')) event.respondWith(part(request, inside.endsWith('.json')))
  else event.respondWith(file(request))
})

// A call from the server: `notices/notice.py` writes it. A browser wants every call to be shown.
self.addEventListener('push', (event) => {
  const call = event.data?.json() ?? {}
  const { title = 'Veillée', body = '', page = '/', tag = '', stop = '' } = call
  const options = { body, tag, renotify: !!tag, icon: `${ROOT}icon-192.png`, badge: `${ROOT}icon-192.png` }
  const actions = stop ? [{ action: 'stop', title: stop }] : []
  event.waitUntil(self.registration.showNotification(title, { ...options, actions, data: { page } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(event.action === 'stop' ? callNoMore() : open(event.notification.data?.page ?? '/'))
})

// A browser that renews its subscription by itself tells the server when a page is opened next.
async function callNoMore() {
  const subscription = await self.registration.pushManager.getSubscription()
  if (!subscription) return
  const body = JSON.stringify({ endpoint: subscription.endpoint })
  const headers = { 'Content-Type': 'application/json' }
  await fetch(`${ROOT}api/me/push/stop`, { method: 'POST', headers, body }).catch(() => null)
  await subscription.unsubscribe()
}

/** Show a page of ours: one that is open already, else a new one. */
async function open(page) {
  const address = new URL(ROOT + page.slice(1), self.location.origin)
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((each) => new URL(each.url).pathname === address.pathname)
  return there ? there.focus() : self.clients.openWindow(address.href)
}

async function file(request) {
  const kept = await caches.open(KEPT)
  const before = await kept.match(request, { ignoreVary: true, ignoreSearch: true })
  if (before) return before
  const found = await fetch(request)
  if (found.ok && ON_VISIT.test(new URL(request.url).pathname)) await kept.put(request, found.clone())
  return found
}

/** A part of Python, or what names them: those change, the parts themselves never do. */
async function part(request, names) {
  const parts = await caches.open(PARTS)
  const before = await parts.match(request, { ignoreVary: true })
  if (before && !names) return before
  const found = await fetch(request).catch(() => null)
  if (found?.ok && names) await parts.put(request, found.clone())
  return found ?? before ?? Response.error()
}

async function page(request) {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null))
  const found = await Promise.race([fetch(request).catch(() => null), late])
  return found?.ok || found?.type === 'opaqueredirect' ? found : ((await keptPage()) ?? found ?? Response.error())
}

async function keptPage() {
  const languages = self.navigator.languages.map((tag) => tag.slice(0, 2))
  const kept = await caches.open(KEPT)
  const before = await kept.match(ROOT + PAGES[languages.find((language) => language in PAGES) ?? 'fr'])
  if (!before) return null
  // A site of files names its files from where the page lies; this page is shown at any address.
  const text = (await before.text()).replaceAll('="./', `="${ROOT}`).replaceAll('url(./', `url(${ROOT}`)
  return new Response(text, { headers: before.headers })
}

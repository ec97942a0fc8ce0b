import { root } from '../lib/device/base'
import { match, place } from '../lib/router.svelte'
import { keep as store, kept } from '../lib/storage'

const CHANGED = 'veillee-changed'
const ASK_MS = 5000

/** What the page says of itself for a moment. */
export const news = $state({ changed: false })

/** Keep the page in this browser, so that it opens without a network; a new version is taken over between games. */
export async function keepPage(): Promise<void> {
  if (!navigator.serviceWorker) return
  news.changed = kept(CHANGED, 'sessionStorage') === true
  store(CHANGED, null, 'sessionStorage')
  let keeper = navigator.serviceWorker.controller
  let waiting = $state<ServiceWorker | null>(null)
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const first = keeper === null
    keeper = navigator.serviceWorker.controller
    if (first || match('/t/:table', place().path)) return
    store(CHANGED, true, 'sessionStorage')
    location.reload()
  })
  const registration = await navigator.serviceWorker.register(`${root}sw.js`, { scope: root, updateViaCache: 'none' })
  const look = () => (waiting = registration.waiting)
  look()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
  $effect.root(() => {
    $effect(() => {
      const next = waiting
      if (!next || match('/t/:table', place().path)) return
      const ask = () => next.postMessage('change') // refused while a game is on at another page
      ask()
      const timer = setInterval(ask, ASK_MS)
      return () => clearInterval(timer)
    })
  })
}

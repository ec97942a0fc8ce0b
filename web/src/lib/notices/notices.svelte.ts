import { call } from '../api'
import { root } from '../device/base'
import { settings } from '../settings.svelte'
import { keep, kept } from '../storage'

/** What this person said about notices; null: nobody has asked yet. */
const KEY = 'veillee-notices'
const DECLINED_MS = 30 * 24 * 3600 * 1000

interface Said {
  wanted: boolean
  at: number
  /** The server calls this browser. */
  push?: boolean
}

export interface Notice {
  title: string
  body: string
  /** The page to open when it is touched, seen from the top of the site. */
  page: string
  /** Another one about the same thing replaces it. */
  tag: string
}

/** Whether this browser may call somebody back, and how: by a notification of the page, or by a push of the server. */
class Notices {
  #said = $state.raw<Said | null>(kept(KEY) as Said | null)
  #permission = $state<NotificationPermission>(globalThis.Notification?.permission ?? 'denied')

  /** The browser has notifications at all: not without a secure address. */
  readonly possible = 'Notification' in globalThis

  /** The browser will not even ask. */
  get blocked(): boolean {
    return this.#permission === 'denied'
  }

  get on(): boolean {
    return this.possible && this.#permission === 'granted' && this.#said?.wanted === true
  }

  /** It may be offered: nobody has asked yet, it was declined long ago, or the browser has forgotten the answer. */
  get open(): boolean {
    if (!this.possible || this.blocked || this.on) return false
    const said = this.#said
    return said === null || said.wanted || Date.now() - said.at > DECLINED_MS
  }

  /** Ask the browser; true where notices come from now on. To be called from a touch. */
  async begin(): Promise<boolean> {
    this.#permission = await Notification.requestPermission()
    if (this.#permission !== 'granted') return false
    this.#say(true)
    const push = await subscribe().catch(() => false) // without it the open page still tells
    this.#say(true, push)
    return true
  }

  /** Hand over what has changed since: the browser's address, the server's key, whose browser it is. */
  async renew(): Promise<void> {
    if (!this.on || !this.#said?.push) return
    const worker = await navigator.serviceWorker?.getRegistration(root)
    if (await worker?.pushManager.getSubscription()) await subscribe()
    else this.#say(false) // ended by a touch on a notification
  }

  /** Send nothing any more. */
  async end(): Promise<void> {
    this.#say(false)
    await unsubscribe().catch(() => undefined)
  }

  decline(): void {
    this.#say(false)
  }

  #say(wanted: boolean, push = false): void {
    this.#said = { wanted, at: Date.now(), push }
    keep(KEY, this.#said)
  }

  /** Tell somebody who is not looking at this page. */
  async tell({ title, body, page, tag }: Notice): Promise<void> {
    if (!this.on || !document.hidden) return
    const options = { body, tag, icon: `${root}icon-192.png`, badge: `${root}icon-192.png`, data: { page } }
    const worker = await navigator.serviceWorker?.getRegistration(root)
    if (worker) return worker.showNotification(title, options)
    const shown = new Notification(title, options)
    shown.onclick = () => {
      focus()
      shown.close()
    }
  }
}

export const notices = new Notices()

/** The server's key as the browser wants it. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}

function same(key: ArrayBuffer | null | undefined, wanted: Uint8Array): boolean {
  return !!key && new Uint8Array(key).every((byte, index) => byte === wanted[index])
}

/** Let the server call this browser also when no page is open; false where it cannot, or the browser has no such way. */
async function subscribe(): Promise<boolean> {
  const worker = await navigator.serviceWorker?.getRegistration(root)
  if (!worker?.pushManager) return false
  const { key } = await call<{ key: string }>('GET', '/push')
  if (!key) return false
  const applicationServerKey = bytes(key)
  let found = await worker.pushManager.getSubscription()
  if (found && !same(found.options.applicationServerKey, applicationServerKey)) {
    await found.unsubscribe() // of another server that was at this address
    found = null
  }
  found ??= await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint, keys } = found.toJSON()
  await call<void>('PUT', '/me/push', { endpoint, ...keys, language: settings.language })
  return true
}

async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(root)
  const found = await worker?.pushManager?.getSubscription()
  if (!found) return
  await Promise.allSettled([call<void>('POST', '/me/push/stop', { endpoint: found.endpoint }), found.unsubscribe()])
}

import { mount } from 'svelte'
import Drop from './Drop.svelte'
import { onDevice } from '../lib/device/base'
import { keepPage } from './keep.svelte'
import News from './News.svelte'

/** What comes once the page is shown: it takes files, and is kept for when there is no network. */
export async function settle(): Promise<void> {
  mount(Drop, { target: document.body })
  mount(News, { target: document.body })
  await keepPage() // a browser may refuse
  if (onDevice || globalThis.Notification?.permission !== 'granted') return
  const { notices } = await import('../lib/notices/notices.svelte')
  await notices.renew()
}

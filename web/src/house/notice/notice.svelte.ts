import { mount } from 'svelte'
import { call } from '../../lib/api'
import { onDevice } from '../../lib/device/base'
import { type HouseNow, NOTICE_EVENT, type Notice as Told } from '../../wire/types'
import Notice from './Notice.svelte'

const LOOK_MS = 60_000

/** What the host of the house tells everybody. */
class House {
  notice = $state.raw<Told | null>(null)
  /** The notice that was put away in this page. */
  read = $state('')

  hear(notice: Told | null): void {
    this.notice = notice?.text ? notice : null
    if (!this.notice) this.read = ''
  }

  putAway(): void {
    this.read = this.notice?.text ?? ''
  }

  async look(): Promise<void> {
    this.hear((await call<HouseNow>('GET', '/house')).notice)
  }
}

export const house = new House()

/** Show what the house tells everybody: what a socket brings at once, elsewhere within a minute. */
export function watchNotice(): void {
  if (onDevice) return
  addEventListener(NOTICE_EVENT, (event) => house.hear((event as CustomEvent<Told>).detail))
  const look = () => void house.look().catch(() => undefined)
  look()
  setInterval(() => {
    if (!document.hidden) look()
  }, LOOK_MS)
  mount(Notice, { target: document.body })
}

import { call } from '../../lib/api'
import type { DeviceAnswer, DeviceAsked, DeviceList, DeviceWord } from '../../wire/types'

/** What is asked of the house about the devices of a person. */
export const devices = {
  list: () => call<DeviceList>('GET', '/me/devices'),
  word: () => call<DeviceWord>('POST', '/me/devices/word'),
  answer: (agree: boolean) => call<DeviceList>('POST', '/me/devices/answer', { agree }),
  remove: (id: string) => call<void>('DELETE', `/me/devices/${encodeURIComponent(id)}`),
  say: (word: string, name: string) => call<DeviceAsked>('POST', '/devices', { word, name }),
  ticket: (ticket: string) => call<DeviceAnswer>('POST', '/devices/ticket', { ticket }),
}

/** What this device is called in the list: the browser and what it runs on, as far as it says. */
export function deviceName(agent = navigator.userAgent): string {
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(agent)?.[0] ?? ''
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(agent)?.[0] ?? ''
  const called = { Edg: 'Edge', OPR: 'Opera' }[browser] ?? browser
  return [called, system].filter(Boolean).join(', ')
}

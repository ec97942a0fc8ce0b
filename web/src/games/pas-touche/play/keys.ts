/** Playing by keys: alone with words and hands, or several at one keyboard. */
import { typing } from '../../../lib/keys'
import type { Desk } from './desk.svelte'
import { CRY_KEYS, HAND_KEYS, numberKey, step, stroke, treatKey } from './touch'

/** What is printed on the keys, by their place, where the browser says it. */
export type Layout = ReadonlyMap<string, string>

/** Ask the browser how the keys are printed. */
export async function readLayout(): Promise<Layout | null> {
  const keyboard = (navigator as { keyboard?: { getLayoutMap?: () => Promise<Layout> } }).keyboard
  return (await keyboard?.getLayoutMap?.().catch(() => null)) ?? null
}

/** Take a key while the dice lie; true where it meant something here. */
export function keyed(desk: Desk, event: KeyboardEvent): boolean {
  if (!desk.live || event.ctrlKey || event.metaKey || event.altKey || typing(event)) return false
  return desk.shared ? strike(desk, event) : type(desk, event)
}

/** One person at the keyboard: a treat's key, then a number; or a hand's key over a card. */
function type(desk: Desk, event: KeyboardEvent): boolean {
  const { seat, crying } = desk
  if (CRY_KEYS.includes(event.code)) {
    desk.held = true
    return true
  }
  if (event.repeat) return false
  const found = treatKey(event.code)
  if (found) {
    desk.treat = found
    return true
  }
  const number = numberKey(event.code)
  if (number && desk.treat) {
    desk.touch(`${desk.treat} ${number}`, event.shiftKey, event.timeStamp)
    return true
  }
  const hand = HAND_KEYS[event.code]
  const card = desk.under ?? document.activeElement?.getAttribute('data-card')
  if (!hand || !card) return hand !== undefined
  desk.slap(seat, { card, hand, cry: crying || event.shiftKey }, event.timeStamp)
  return true
}

/** Several at the keyboard: everyone moves a hand over the tray and brings it down; people cry by themselves. */
function strike(desk: Desk, event: KeyboardEvent): boolean {
  const found = stroke(event.code, desk.people.length)
  const who = found ? desk.people[found.pad] : undefined
  if (!found || !who) return false
  const place = desk.cursors[found.pad]!
  if ('move' in found) desk.cursors = desk.cursors.map((one, pad) => (pad === found.pad ? step(place, found.move) : one))
  else if (!event.repeat) {
    const card = desk.view.grid[place[0] * 6 + place[1]]
    if (card) desk.slap(who, { card, hand: found.hand, cry: found.hand !== desk.handOf(who) }, event.timeStamp)
  }
  return true
}

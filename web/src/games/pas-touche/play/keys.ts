/** Playing by keys: alone with words and hands, or several at one keyboard. */
import { typing } from '../../../lib/keys'
import { NUMBERS, TREATS } from '../box'
import type { Desk } from './desk.svelte'
import { BLOCK_KEYS, CRY_KEY, HAND_KEYS, numberKey, stroke, treatKey } from './pads'

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

/** Let go of the keys that are held: the cry and the blocking hand. */
export function released(desk: Desk, event: KeyboardEvent): void {
  if (event.code === CRY_KEY) desk.cry.held = false
  if (BLOCK_KEYS.includes(event.code)) desk.block.held = false
}

/** One person at the keyboard: a treat's key, then a number; or a hand's key over a card. */
function type(desk: Desk, event: KeyboardEvent): boolean {
  if (event.code === CRY_KEY) return (desk.cry.held = true)
  if (BLOCK_KEYS.includes(event.code)) return (desk.block.held = true)
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
  const card = desk.under ?? document.activeElement?.getAttribute('data-spot')
  if (!hand || !card) return hand !== undefined
  desk.touch(card, hand !== desk.handOf(desk.seat), event.timeStamp)
  return true
}

/** Several at the keyboard: everyone names a card by two strokes; hand and cry are readied before. */
function strike(desk: Desk, event: KeyboardEvent): boolean {
  const found = stroke(event.code, desk.people.length)
  const who = found ? desk.people[found.pad] : undefined
  if (!found || !who) return false
  if (event.repeat || !desk.isOpen(who)) return true
  const { treat, block, cry } = desk.begunBy(who)
  if ('readies' in found) desk.begin(who, found.readies === 'cry' ? { cry: !cry } : { block: !block })
  else if (!treat) desk.begin(who, { treat: TREATS[found.place] ?? null })
  else desk.touchFor(who, `${treat} ${NUMBERS[found.place]}`, block, event.timeStamp)
  return true
}

/** Touching: from a pointer to a move in words. */
import { otherHand, type Hand } from '../view'

/** What a person does with a hand: which card, which hand, with the cry or without. */
export interface Slap {
  card: string
  hand: Hand
  cry: boolean
}

/** A slap as a move, with its time since the dice were shown on this screen, where that is known. */
export function spell({ card, hand, cry }: Slap, shownAt: number | null, at: number): string {
  const words = `touch ${card} ${hand}${cry ? ' cry' : ''}`
  if (shownAt === null) return words
  return `${words} at=${Math.min(999_999, Math.max(0, Math.round(at - shownAt)))}`
}

const LEFT_BUTTON = 0
const RIGHT_BUTTON = 2

/** Tell whether a pointer is the blocking hand: the right button, Shift or a second finger is, a plain click or tap plays. Null for other buttons. */
export function blocks({ button, shiftKey, pointerType, isPrimary }: PointerEvent): boolean | null {
  if (button !== LEFT_BUTTON && button !== RIGHT_BUTTON) return null
  return button === RIGHT_BUTTON || shiftKey || (pointerType === 'touch' && !isPrimary)
}

/** The hand that is meant, and the cry, which is an act of its own. */
export function slapOf(card: string, playing: Hand, { block, cry }: { block: boolean; cry: boolean }): Slap {
  return { card, hand: block ? otherHand(playing) : playing, cry }
}

/** Touching: from a pointer or a key to a move in words. */
import { otherHand, TREATS, type Hand, type Treat } from '../view'

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

/** Tell whether a pointer blocks: the right button, Shift or a second finger does, a plain click or tap plays. Null for other buttons. */
export function blocks({ button, shiftKey, pointerType, isPrimary }: PointerEvent): boolean | null {
  if (button !== LEFT_BUTTON && button !== RIGHT_BUTTON) return null
  return button === RIGHT_BUTTON || shiftKey || (pointerType === 'touch' && !isPrimary)
}

/** Touch a card with the playing hand, or block it: with the other hand and the cry. */
export function slapOf(card: string, playing: Hand, block: boolean): Slap {
  return { card, hand: block ? otherHand(playing) : playing, cry: block }
}

/** Keys by their place on the keyboard, so that they lie alike on every layout. */
const TREAT_KEYS: readonly string[] = ['KeyQ', 'KeyW', 'KeyE', 'KeyA', 'KeyS', 'KeyD']
export const HAND_KEYS: Readonly<Record<string, Hand>> = { KeyF: 'left', KeyJ: 'right' }
export const CRY_KEYS: readonly string[] = ['Space', 'ShiftLeft', 'ShiftRight']

const PRINTED: Readonly<Record<string, readonly string[]>> = {
  fr: ['A', 'Z', 'E', 'Q', 'S', 'D'],
  en: ['Q', 'W', 'E', 'A', 'S', 'D'],
}

/** What is printed on the keys of the treats, as far as one can tell. */
export function printed(language: string, layout: ReadonlyMap<string, string> | null): string[] {
  return TREAT_KEYS.map((code, index) => layout?.get(code)?.toUpperCase() ?? PRINTED[language]?.[index] ?? code.slice(3))
}

export function treatKey(code: string): Treat | null {
  return TREATS[TREAT_KEYS.indexOf(code)] ?? null
}

export function numberKey(code: string): number | null {
  const found = /^(?:Digit|Numpad)([1-6])$/.exec(code)
  return found ? Number(found[1]) : null
}

/** The keys of one person at a shared keyboard: four to move a hand over the tray, two to bring it down. */
interface Pad {
  up: string
  left: string
  down: string
  right: string
  hands: Readonly<Record<Hand, string>>
  /** The corner of the tray in which this hand waits: row and column. */
  corner: readonly [number, number]
}

export const PADS: readonly Pad[] = [
  { up: 'KeyW', left: 'KeyA', down: 'KeyS', right: 'KeyD', hands: { left: 'KeyQ', right: 'KeyE' }, corner: [5, 0] },
  { up: 'KeyI', left: 'KeyJ', down: 'KeyK', right: 'KeyL', hands: { left: 'KeyU', right: 'KeyO' }, corner: [5, 5] },
  { up: 'KeyT', left: 'KeyF', down: 'KeyG', right: 'KeyH', hands: { left: 'KeyR', right: 'KeyY' }, corner: [0, 0] },
  { up: 'ArrowUp', left: 'ArrowLeft', down: 'ArrowDown', right: 'ArrowRight', hands: { left: 'ShiftRight', right: 'Enter' }, corner: [0, 5] },
]

/** What a key does at a shared keyboard: whose hand moves or comes down. */
type Stroke = { pad: number; move: readonly [number, number] } | { pad: number; hand: Hand }

export function stroke(code: string, people: number): Stroke | null {
  for (const [pad, keys] of PADS.slice(0, people).entries()) {
    if (code === keys.up) return { pad, move: [-1, 0] }
    if (code === keys.down) return { pad, move: [1, 0] }
    if (code === keys.left) return { pad, move: [0, -1] }
    if (code === keys.right) return { pad, move: [0, 1] }
    if (code === keys.hands.left) return { pad, hand: 'left' }
    if (code === keys.hands.right) return { pad, hand: 'right' }
  }
  return null
}

/** Move over the tray; its edge is an edge. */
export function step(place: readonly [number, number], by: readonly [number, number]): [number, number] {
  const inside = (value: number) => Math.max(0, Math.min(5, value))
  return [inside(place[0] + by[0]), inside(place[1] + by[1])]
}

/** The name of a key as it is printed. */
export function keyName(code: string, layout: ReadonlyMap<string, string> | null, language: string): string {
  const arrows: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→', ShiftRight: '⇧', Enter: '↵' }
  if (arrows[code]) return arrows[code]
  const index = TREAT_KEYS.indexOf(code)
  if (index >= 0) return printed(language, layout)[index] ?? code.slice(3)
  return layout?.get(code)?.toUpperCase() ?? code.replace('Key', '')
}

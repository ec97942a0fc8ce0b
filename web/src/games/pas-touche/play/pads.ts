/** Keys by their place on the keyboard, so that they lie alike on every layout: for one person, and for several. */
import { NUMBERS, type Treat, TREATS } from '../box'
import type { Hand } from '../view'

const TREAT_KEYS: readonly string[] = ['KeyQ', 'KeyW', 'KeyE', 'KeyA', 'KeyS', 'KeyD']
export const HAND_KEYS: Readonly<Record<string, Hand>> = { KeyF: 'left', KeyJ: 'right' }
export const CRY_KEY = 'Space'
export const BLOCK_KEYS: readonly string[] = ['ShiftLeft', 'ShiftRight']

export function treatKey(code: string): Treat | null {
  return TREATS[TREAT_KEYS.indexOf(code)] ?? null
}

export function numberKey(code: string): number | null {
  const number = Number(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1])
  return NUMBERS.includes(number) ? number : null
}

/**
 * The keys of one person at a shared keyboard. Six of them in two rows name a card by two strokes: a treat, then a
 * number, so that every card of the tray is as near to everybody. Two below change the hand and cry.
 */
interface Pad {
  six: readonly string[]
  block: string
  cry: string
}

export const PADS: readonly Pad[] = [
  { six: TREAT_KEYS, block: 'KeyZ', cry: 'KeyX' },
  { six: ['KeyU', 'KeyI', 'KeyO', 'KeyJ', 'KeyK', 'KeyL'], block: 'KeyM', cry: 'Comma' },
  { six: ['KeyR', 'KeyT', 'KeyY', 'KeyF', 'KeyG', 'KeyH'], block: 'KeyV', cry: 'KeyB' },
  { six: ['KeyP', 'BracketLeft', 'BracketRight', 'Semicolon', 'Quote', 'Enter'], block: 'Period', cry: 'Slash' },
]

/** What a key does at a shared keyboard: whose it is, and its place among the six, or the hand or the cry. */
type Stroke = { pad: number; place: number } | { pad: number; readies: 'block' | 'cry' }

export function stroke(code: string, people: number): Stroke | null {
  for (const [pad, keys] of PADS.slice(0, people).entries()) {
    const place = keys.six.indexOf(code)
    if (place >= 0) return { pad, place }
    if (code === keys.block) return { pad, readies: 'block' }
    if (code === keys.cry) return { pad, readies: 'cry' }
  }
  return null
}

/** What is printed on keys where the browser does not say it; the English names follow from the codes. */
const PRINTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: { KeyQ: 'A', KeyW: 'Z', KeyA: 'Q', KeyZ: 'W', KeyM: ',', Comma: ';', Semicolon: 'M', Period: ':', Slash: '!', Quote: 'Ù', BracketLeft: '^', BracketRight: '$' },
  en: { Comma: ',', Semicolon: ';', Period: '.', Slash: '/', Quote: '’', BracketLeft: '[', BracketRight: ']' },
}

/** The name of a key as it is printed, as far as one can tell. */
export function keyName(code: string, layout: ReadonlyMap<string, string> | null, language: string): string {
  if (code === 'Enter') return '↵'
  return layout?.get(code)?.toUpperCase() ?? PRINTED[language]?.[code] ?? code.replace('Key', '')
}

/** What is printed on the keys of the treats. */
export function printed(language: string, layout: ReadonlyMap<string, string> | null): string[] {
  return TREAT_KEYS.map((code) => keyName(code, layout, language))
}

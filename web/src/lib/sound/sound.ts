import type { SoundName } from './synth'
import { settings } from '../settings.svelte'

let synth: Promise<typeof import('./synth')> | null = null
let hushed = false
const TREMBLE_MS = [60, 50, 60]

/** Play a sound, if sounds are wanted here; the synthesiser is loaded with the first one. */
export function play(name: SoundName): void {
  if (!settings.sound || hushed) return
  synth ??= import('./synth')
  void synth.then((module) => module.play(name)).catch(() => undefined)
}

/** Keep quiet: the sounds come from the big screen. */
export function hush(quiet: boolean): void {
  hushed = quiet
}

/** Let a phone tremble in the hand, where it can. */
export function tremble(): void {
  navigator.vibrate?.(TREMBLE_MS)
}

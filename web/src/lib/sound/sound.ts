import type { SoundName } from './synth'
import { settings } from '../settings.svelte'

let synth: Promise<typeof import('./synth')> | null = null

/** Play a sound, if sounds are wanted; the synthesiser is loaded with the first one. */
export function play(name: SoundName): void {
  if (!settings.sound) return
  synth ??= import('./synth')
  void synth.then((module) => module.play(name)).catch(() => undefined)
}

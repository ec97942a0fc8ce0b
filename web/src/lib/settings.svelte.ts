import { keep, kept } from './storage'

export type Language = 'fr' | 'en'

/** How much things move. `short`: about a third of the time; `off`: cross-fades of 80 ms at most. */
export type Motion = 'full' | 'short' | 'off'

interface Settings {
  language: Language
  theme: 'night' | 'morning' | 'auto'
  motion: Motion | 'auto'
  sound: boolean
}

const KEY = 'veillee-settings'

function spoken(): Language {
  for (const tag of navigator.languages ?? []) {
    if (tag.startsWith('fr')) return 'fr'
    if (tag.startsWith('en')) return 'en'
  }
  return 'fr'
}

function load(): Settings {
  const found: Settings = { language: spoken(), theme: 'night', motion: 'auto', sound: false }
  const saved = (kept(KEY) ?? {}) as Partial<Settings>
  if (saved.language === 'fr' || saved.language === 'en') found.language = saved.language
  if (saved.theme === 'night' || saved.theme === 'morning' || saved.theme === 'auto') found.theme = saved.theme
  if (['auto', 'full', 'short', 'off'].includes(saved.motion ?? '')) found.motion = saved.motion!
  if (typeof saved.sound === 'boolean') found.sound = saved.sound
  return found
}

export const settings = $state<Settings>(load())

const light = matchMedia('(prefers-color-scheme: light)')
const still = matchMedia('(prefers-reduced-motion: reduce)')
const system = $state({ light: light.matches, still: still.matches })
light.addEventListener?.('change', () => (system.light = light.matches))
still.addEventListener?.('change', () => (system.still = still.matches))

/** Whether the light is on, the system's wish included. */
export function bright(): boolean {
  return settings.theme === 'morning' || (settings.theme === 'auto' && system.light)
}

/** How much things move, the system's wish included. */
export function motion(): Motion {
  return settings.motion === 'auto' ? (system.still ? 'off' : 'full') : settings.motion
}

/** Keep the document and the storage in step with the settings, for as long as the page lives. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement
      root.dataset.theme = bright() ? 'morning' : 'night'
      root.dataset.motion = motion()
      root.lang = settings.language
      document
        .querySelector('meta[name=theme-color]')
        ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--room'))
      keep(KEY, settings)
    })
  })
}

import { t } from './texts.svelte'

/** Return the name of a bot's level; a player of the host's own is called by its own name. */
export function levelName(level: string): string {
  return /^\d*$/.test(level) ? t(`level-${level}`) : level
}

import { t } from '../../lib/texts.svelte'
import type { EveningSeat } from '../../wire/types'

/** The name of who sits at a game of the evening: a person's, or the bot's. */
export function seatName(seat: EveningSeat): string {
  return seat.name || t('seat-bot', { level: t(`level-${seat.level}`) })
}

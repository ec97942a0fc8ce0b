import type { Translate } from '../../games/board'
import { levelName } from '../../lib/levels'
import { t } from '../../lib/texts.svelte'
import type { TableInfo } from '../../wire/types'

/** Return the name to say for a seat: the person's, the bot's, numbered among bots of its strength, or the seat's own. */
export function nameOf(info: TableInfo | null, id: string, say: Translate): string {
  const seat = info?.seats.find((one) => one.seat === id)
  if (!seat) return id
  const short = shortNameOf(info, id, say)
  return seat.kind === 'bot' && !seat.name ? t('seat-bot', { level: short }) : short
}

/** Return the same without the word "bot", for places where a sign says it. */
export function shortNameOf(info: TableInfo | null, id: string, say: Translate): string {
  const seat = info?.seats.find((one) => one.seat === id)
  if (!seat) return id
  if (seat.name) return seat.name
  if (seat.kind !== 'bot') return say(`seat-${id}`)
  const level = levelName(seat.level)
  const alike = info?.seats.filter((one) => one.kind === 'bot' && !one.name && one.level === seat.level) ?? []
  return alike.length > 1 ? `${level} ${alike.indexOf(seat) + 1}` : level
}

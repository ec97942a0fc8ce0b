import type { GameFace, Situation } from '../../games/board'
import { say as afar } from '../../lib/notices/words'
import { t } from '../../lib/texts.svelte'
import { awaited } from './awaited'
import type { Table } from '../model/model.svelte'

/** The line that says what to do now: always true, never of a position that is no longer shown. */
export function instruction(table: Table, face: GameFace, situation: Situation | null): string {
  const { now, handover } = table
  if (!situation || !now) return ''
  if (now.result) return ending(table)
  const { takeback } = now
  if (takeback && table.mine.some((seat) => takeback.waiting.includes(seat)))
    return t('takeback-asked', { name: table.nameOf(takeback.seat) })
  const { holiday } = now
  if (holiday && table.mine.some((seat) => holiday.waiting.includes(seat)))
    return afar('log-holiday-asked', { name: table.nameOf(holiday.seat), days: holiday.days, date: '' })
  if (handover.next) return t('cover-now', { name: table.nameOf(handover.next) })
  if (table.awaiting) return table.say('phase-awaiting')
  if (table.myTurn) {
    const own = table.board?.says?.() ?? face.instruction?.(situation) ?? null
    return own ? table.say(own.id, own.args) : table.say(`phase-${situation.phase}`)
  }
  if (takeback) return t('takeback-waiting', { names: takeback.waiting.map((one) => table.nameOf(one)) })
  if (table.reading) return t('guide-waits')
  if (table.mine.length === 1 && table.mine.some((seat) => !table.holds(seat))) return t('now-stand-in-you')
  const { id, args } = awaited(now, table.info, face, (seat) => table.nameOf(seat))
  return t(id, args)
}

function ending(table: Table): string {
  const winners = table.now?.result?.winners ?? []
  if (winners.length === 0) return table.say('over-draw')
  if (winners.length === 1 && table.mine.length === 1 && winners[0] === table.mine[0]) return t('over-you-win')
  return t('over-win', { names: winners.map((seat) => table.nameOf(seat)), count: winners.length })
}

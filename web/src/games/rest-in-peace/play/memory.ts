/** What this browser remembers between duels: whether one was played to its end, and the levels chosen last (RIP-S2). */
import { keep, kept } from '../../../lib/storage'

const KEY = 'veillee.rest-in-peace'
/** The level of the nine base Mediums, which the rulebook advises for first games. */
const BASE = 0

type Options = Readonly<Record<string, unknown>>

interface Memory {
  finished: boolean
  /** The levels that a person chose; null for all of them. */
  levels?: unknown
}

function recall(): Memory {
  return { finished: false, ...(kept(KEY) as Partial<Memory> | null) }
}

/** Nobody has finished a duel in this browser, nor chosen levels. */
function newcomer(): boolean {
  const { finished, levels } = recall()
  return !finished && levels === undefined
}

export function finished(): void {
  keep(KEY, { ...recall(), finished: true })
}

export function chosen(options: Options): void {
  if ('levels' in options) keep(KEY, { ...recall(), levels: options.levels })
}

/** The initiation has its own levels (RIP-S5). */
export function propose(options: Options): Record<string, unknown> {
  if (options.initiation === true) return {}
  if (newcomer()) return { levels: [BASE] }
  const { levels } = recall()
  return levels === undefined ? {} : { levels }
}

export function advice(options: Options): string | null {
  return newcomer() && options.initiation !== true && !('levels' in options) ? 'option-levels-first' : null
}

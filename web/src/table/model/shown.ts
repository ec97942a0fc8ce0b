import type { GameEvent, Situation } from '../../games/board'
import type { Line, Now, TableInfo } from '../../wire/types'
import type { Teller } from './tell'
import type { Uttered } from './uttered.svelte'

/** What the players' list and the log need of a table, live or replayed. */
export interface Shown extends Teller {
  readonly info: TableInfo | null
  readonly now: Now | null
  readonly lines: readonly Line[]
  /** False in a replay: nobody is present or absent. */
  readonly live: boolean
  readonly mine: readonly string[]
  readonly clockAt: number
  pointed: GameEvent | null
  /** What each seat has just said or felt. */
  readonly said: Readonly<Record<string, Uttered>>
  situation(): Situation | null
}

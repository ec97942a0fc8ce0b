import { t } from '../../lib/texts.svelte'
import type { Visitor } from './address'
import type { Socket } from '../../lib/device/device'

/** What lies around a table: the landing page, or an evening that it is a part of. */
export interface Around {
  /** Where one goes from the table. */
  home: string
  /** The words for going there. */
  label(): string
  /** The next game is asked for at the table itself, not in the room around it. */
  rematch: boolean
  /** Come to the table by a line that is shared with others; left out: by a socket of its own. */
  enter?(visitor: Visitor): Socket
}

export const HOUSE: Around = { home: '/', label: () => t('go-home'), rematch: true }

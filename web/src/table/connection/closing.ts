import type { Line } from './connection'

/** The close codes of a socket (docs/wire.md). */
export const CLOSE_CODES = { byPage: 1000, limit: 1008, size: 1009, private: 4403, unknown: 4404 } as const

/** The page that says it: a table or an evening that there is not, or that asks for its link. */
const PAGES = {
  table: { unknown: 'table', private: 'invite' },
  evening: { unknown: 'evening', private: 'evening-invite' },
} as const

interface Stopped {
  readonly wire: Line
  /** The close code of a line that stopped for good. */
  readonly closed: number
}

/** Tell why a line has stopped for good; null where it has not, or where this page has closed it. */
export function lost({ wire, closed }: Stopped, what: keyof typeof PAGES) {
  if (wire !== 'stopped' || closed === CLOSE_CODES.byPage) return null
  if (closed === CLOSE_CODES.unknown) return PAGES[what].unknown
  return closed === CLOSE_CODES.private ? PAGES[what].private : 'limit'
}

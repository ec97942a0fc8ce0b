import { match, type Place } from '../../lib/router.svelte'

/** What a browser says of itself when it comes to a table's socket. */
export interface Visitor {
  /** The seat it looks from. */
  as: string | null
  /** The last entry of the log that it knows. */
  after: number | null
  invite: string
  /** It reads a guide, and is waited for. */
  guided?: boolean
  /** It is a big screen. */
  screen?: boolean
}

export function socketAddress(table: string, visitor: Visitor): string {
  const { as, after, invite, guided = false, screen = false } = visitor
  const query = asked({
    as: as ?? '',
    after: after === null ? '' : String(after),
    invite,
    guided: guided ? '1' : '',
    screen: screen ? '1' : '',
  })
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket${query}`
}

/** The page of a table; with its invite token a stranger may come in. `guide` begins with the guided game. */
export function tableAddress(table: string, { invite = '', guide = false } = {}): string {
  return `/t/${table}${asked({ invite, guide: guide ? '1' : '' })}`
}

/** The page that shows a table on a big screen. */
export function tableScreen(table: string, invite = ''): string {
  return `/screen/t/${table}${asked({ invite })}`
}

/** The address that the page of a table is to have where its reader may invite; null where it stays as it is. */
export function invitation({ path, query }: Place, table: string, invite: string): string | null {
  if (!invite || query.get('invite') === invite || match('/t/:table', path)?.table !== table) return null
  return tableAddress(table, { invite, guide: query.has('guide') })
}

/** The page that shows a game again: who came through a link needs it there too. */
export function replayAddress(table: string, invite = ''): string {
  return `/replay/${table}${asked({ invite })}`
}

/** What somebody puts into a page of their own to show a finished game there. */
export function embedCode(origin: string, table: string, key: string, title: string): string {
  const quoted = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const src = `${origin}/embed/${encodeURIComponent(table)}${asked({ key })}`
  return `<iframe src="${src}" title="${quoted}" width="100%" height="640" style="border:0" loading="lazy" allowfullscreen></iframe>`
}

function asked(wanted: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value)).toString()
  return query && `?${query}`
}

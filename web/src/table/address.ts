/** What a browser says of itself when it comes to a table's socket. */
interface Visitor {
  /** The seat it looks from. */
  as: string | null
  /** The last entry of the log that it knows. */
  after: number | null
  invite: string
}

export function socketAddress(table: string, { as, after, invite }: Visitor): string {
  const query = new URLSearchParams()
  if (as) query.set('as', as)
  if (after !== null) query.set('after', String(after))
  if (invite) query.set('invite', invite)
  const text = query.toString()
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket${text ? `?${text}` : ''}`
}

/** The page that shows a game again: who came through a link needs it there too. */
export function replayAddress(table: string, invite: string): string {
  return `/replay/${table}${invite ? `?${new URLSearchParams({ invite }).toString()}` : ''}`
}

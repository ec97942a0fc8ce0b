import { match, type Place } from '../../lib/router.svelte'

/** The page of an evening; with its invite token a stranger may come in. `table`: the one that is sat or looked at. */
export function eveningAddress(evening: string, { invite = '', table = '' } = {}): string {
  return `/e/${evening}${asked({ invite, table })}`
}

/** The page that shows an evening on a big screen. */
export function eveningScreen(evening: string, invite = ''): string {
  return `/screen/e/${evening}${asked({ invite })}`
}

/** The address that the page of an evening is to have; null where it stays as it is. */
export function invitation({ path, query }: Place, evening: string, invite: string): string | null {
  if (!invite || query.get('invite') === invite || match('/e/:evening', path)?.evening !== evening) return null
  return eveningAddress(evening, { invite, table: query.get('table') ?? '' })
}

/** The socket of an evening, from after the last entry of the log that this browser knows; `screen`: as a big screen. */
export function eveningSocket(evening: string, invite: string, after: number, screen = false): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  const query = asked({ invite, after: after < 0 ? '' : String(after), screen: screen ? '1' : '' })
  return `${scheme}//${location.host}/api/evenings/${encodeURIComponent(evening)}/socket${query}`
}

function asked(wanted: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value)).toString()
  return query && `?${query}`
}

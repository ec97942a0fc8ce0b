/** What a browser keeps for us. Where it lets us keep nothing, all is chosen anew each time. */
type Where = 'localStorage' | 'sessionStorage'

/** What was kept under a key; null for nothing, or for what is not ours. */
export function kept(key: string, where: Where = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[where].getItem(key) ?? 'null') as unknown
  } catch {
    return null
  }
}

/** Keep a value; null forgets what was kept. */
export function keep(key: string, value: unknown, where: Where = 'localStorage'): void {
  try {
    if (value === null) globalThis[where].removeItem(key)
    else globalThis[where].setItem(key, JSON.stringify(value))
  } catch {
    // No storage, or none left.
  }
}

/** The key of something that belongs to one seat of the table at an address: its own, or one in an evening. */
export function seatKey(what: string, at: Pick<Location, 'pathname' | 'search'>, seat: string): string {
  const table = new URLSearchParams(at.search).get('table') ?? at.pathname.split('/').at(-1) ?? ''
  return `veillee-${what}-${table}-${seat}`
}

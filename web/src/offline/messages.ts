/** What the page and the house in its worker say to each other, on a channel that every page of this browser hears. */

/** What would be a request to a server: `path` is what follows `/api`. */
export interface Request {
  method: string
  path: string
  query?: Record<string, string>
  body?: string
}

export interface Answer {
  status: number
  body: string
  /** The name of a file, where the answer is one. */
  file: string
}

/** What the address of a socket would say. */
export interface Visit {
  id: string
  table: string
  seat: string | null
  after: number | null
  guided: boolean
}

export type FromPage =
  | { kind: 'hello' }
  | { kind: 'ask'; id: string; request: Request }
  | { kind: 'enter'; visit: Visit }
  | { kind: 'tell'; visit: string; text: string }
  | { kind: 'leave'; visit: string }

export type FromHouse =
  | { kind: 'progress'; loaded: number; total: number }
  | { kind: 'ready'; house: string }
  | { kind: 'failed'; why: string }
  | { kind: 'full' }
  | { kind: 'answer'; id: string; answer: Answer }
  | { kind: 'said'; visit: string; messages: string }
  | { kind: 'dismissed'; visit: string; code: number; reason: string }

/** Where the house of an address is found; what follows # tells pages apart that cannot share one. */
export function housed(address: string): { root: string; store: string; channel: string } {
  const { origin, pathname, hash } = new URL(address)
  return { root: origin + pathname, store: `veillee:${pathname}`, channel: `veillee:${pathname}${hash}` }
}

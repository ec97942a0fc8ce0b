import type { Analysis, CreateTable, Film, GameInfo, Problem, TableCard, TableInfo } from '../wire/types'

/** A REST request that was refused: the sentence is in `problem.text`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.message ?? `status ${status}`)
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null
    throw new Refusal(response.status, problem?.text ? problem : null)
  }
  if (response.status === 204) return undefined as T
  return (await response.json()) as T
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`
const query = (parts: Record<string, string>) => {
  const text = new URLSearchParams(Object.entries(parts).filter(([, value]) => value)).toString()
  return text ? `?${text}` : ''
}

export const api = {
  games: () => call<GameInfo[]>('GET', '/games'),
  me: () => call<{ name: string }>('GET', '/me'),
  rename: (name: string) => call<{ name: string }>('PUT', '/me', { name }),
  myTables: () => call<{ tables: TableCard[] }>('GET', '/me/tables').then((list) => list.tables),
  publicTables: () => call<{ tables: TableCard[] }>('GET', '/tables').then((list) => list.tables),
  create: (body: CreateTable) => call<{ table: TableInfo }>('POST', '/tables', body).then((entered) => entered.table),
  table: (id: string, invite = '') => call<TableInfo>('GET', table(id) + query({ invite })),
  claim: (id: string, seat: string, body: { invite: string; name: string }) =>
    call<{ table: TableInfo }>('POST', `${table(id)}/seats/${seat}`, body).then((entered) => entered.table),
  setSeat: (id: string, seat: string, body: { kind: 'open' | 'bot'; level?: string }) =>
    call<TableInfo>('PUT', `${table(id)}/seats/${seat}`, body),
  leave: (id: string, seat: string) => call<void>('DELETE', `${table(id)}/seats/${seat}`),
  film: (id: string, seat = '', invite = '') => call<Film>('GET', `${table(id)}/film${query({ as: seat, invite })}`),
  analyse: (id: string, invite = '') => call<Analysis>('POST', `${table(id)}/analysis${query({ invite })}`),
  analysis: (id: string, invite = '') => call<Analysis>('GET', `${table(id)}/analysis${query({ invite })}`),
  start: (id: string) => call<TableInfo>('POST', `${table(id)}/start`),
  rematch: (id: string) => call<{ table: TableInfo }>('POST', `${table(id)}/rematch`).then((entered) => entered.table),
}

let known: Promise<readonly GameInfo[]> | null = null
let here: readonly GameInfo[] = []

/** The games that can be played here, as far as they are known already. */
export function gamesHere(): readonly GameInfo[] {
  return here
}

/** The games that can be played here, asked for once; a failed request may be tried again. */
export function games(): Promise<readonly GameInfo[]> {
  known ??= api
    .games()
    .then((list) => (here = list))
    .catch((error: unknown) => {
      known = null
      throw error
    })
  return known
}

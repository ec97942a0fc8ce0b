import { ask, turnToDevice } from './device/device'
import type {
  Analysis,
  CreateTable,
  EveningCard,
  EveningDoor,
  Film,
  GameFigures,
  GameInfo,
  Problem,
  Sharing,
  TableCard,
  TableInfo,
} from '../wire/types'

/** A REST request that was refused: the sentence is in `problem.text`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.message ?? `status ${status}`)
  }
}

/** Ask the server, or what stands for it on this device. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await ask(`/api${path}`, {
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
/** A query of those parts that are not empty. */
export const query = (parts: Record<string, string>) => {
  const text = new URLSearchParams(Object.entries(parts).filter(([, value]) => value)).toString()
  return text ? `?${text}` : ''
}

export const api = {
  games: () => call<GameInfo[]>('GET', '/games'),
  me: () => call<{ name: string }>('GET', '/me'),
  rename: (name: string) => call<{ name: string }>('PUT', '/me', { name }),
  myTables: () => call<{ tables: TableCard[] }>('GET', '/me/tables').then((list) => list.tables),
  history: () => call<{ games: GameFigures[] }>('GET', '/me/history').then((history) => history.games),
  publicTables: () => call<{ tables: TableCard[] }>('GET', '/tables').then((list) => list.tables),
  myEvenings: () => call<{ evenings: EveningCard[] }>('GET', '/me/evenings').then((list) => list.evenings),
  openEvening: (name: string, me: string) => call<EveningDoor>('POST', '/evenings', { name, me }),
  create: (body: CreateTable) => call<{ table: TableInfo }>('POST', '/tables', body).then((entered) => entered.table),
  bring: (text: string) => call<{ table: TableInfo }>('POST', '/replays', { text }).then((entered) => entered.table),
  table: (id: string, invite = '') => call<TableInfo>('GET', table(id) + query({ invite })),
  claim: (id: string, seat: string, body: { invite: string; name: string }) =>
    call<{ table: TableInfo }>('POST', `${table(id)}/seats/${seat}`, body).then((entered) => entered.table),
  setSeat: (id: string, seat: string, body: { kind: 'open' | 'bot'; level?: string }) =>
    call<TableInfo>('PUT', `${table(id)}/seats/${seat}`, body),
  leave: (id: string, seat: string) => call<void>('DELETE', `${table(id)}/seats/${seat}`),
  film: (id: string, seat = '', invite = '', after = 0) =>
    call<Film>('GET', `${table(id)}/film${query({ as: seat, invite, after: after ? String(after) : '' })}`),
  analyse: (id: string, invite = '') => call<Analysis>('POST', `${table(id)}/analysis${query({ invite })}`),
  analysis: (id: string, invite = '') => call<Analysis>('GET', `${table(id)}/analysis${query({ invite })}`),
  sharing: () => call<Sharing>('GET', '/share'),
  share: () => call<Sharing>('POST', '/share'),
  unshare: () => call<Sharing>('DELETE', '/share'),
  start: (id: string) => call<TableInfo>('POST', `${table(id)}/start`),
  rematch: (id: string) => call<{ table: TableInfo }>('POST', `${table(id)}/rematch`).then((entered) => entered.table),
}

/** A finished game for anybody who has its key: asked for without saying who asks. */
export async function showGame(id: string, key: string): Promise<Film> {
  const answer = await fetch(`/api/embed/${encodeURIComponent(id)}${query({ key })}`, { credentials: 'omit' })
  if (!answer.ok) throw new Refusal(answer.status, null)
  return (await answer.json()) as Film
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
      if (!(error instanceof Refusal)) void turnToDevice()
      throw error
    })
  return known
}

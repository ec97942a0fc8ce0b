import { call, query } from '../../lib/api'
import type {
  AdminEvening,
  AdminLine,
  AdminPerson,
  AdminStatus,
  AdminTable,
  Forgotten,
  Keep,
  KeptPerson,
  Swept,
} from '../../wire/types'

const log = (id: string) => `/admin/logs/${encodeURIComponent(id)}`
const person = (id: string) => `/admin/people/${encodeURIComponent(id)}`

/** What whoever runs the server asks of it. */
export const desk = {
  enter: (secret: string) => call<unknown>('POST', '/admin/enter', { secret }),
  leave: () => call<unknown>('POST', '/admin/leave'),
  status: () => call<AdminStatus>('GET', '/admin/status'),
  tables: () => call<{ tables: AdminTable[] }>('GET', '/admin/tables').then((list) => list.tables),
  evenings: () => call<{ evenings: AdminEvening[] }>('GET', '/admin/evenings').then((list) => list.evenings),
  people: (name: string) =>
    call<{ people: AdminPerson[] }>('GET', `/admin/people${query({ name })}`).then((list) => list.people),
  log: () => call<{ lines: AdminLine[] }>('GET', '/admin/log').then((list) => list.lines),
  end: (id: string) => call<unknown>('POST', `${log(id)}/end`),
  remove: (id: string) => call<unknown>('DELETE', log(id)),
  export: (id: string) => call<KeptPerson>('POST', `${person(id)}/export`),
  forget: (id: string) => call<Forgotten>('DELETE', person(id)),
  ban: (kind: 'person' | 'address', who: string, minutes: number) =>
    call<unknown>('PUT', '/admin/bans', { kind, who, minutes }),
  shut: (shut: boolean) => call<unknown>('PUT', '/admin/shut', { shut }),
  tell: (text: string, minutes: number | null) => call<unknown>('PUT', '/admin/notice', { text, minutes }),
  keep: (keep: Keep) => call<unknown>('PUT', '/admin/keep', keep),
  sweep: () => call<Swept>('POST', '/admin/sweep'),
}

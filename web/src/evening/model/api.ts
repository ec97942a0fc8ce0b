import { call, query } from '../../lib/api'
import type { EveningDoor, EveningScore, Moments } from '../../wire/types'

const evening = (id: string) => `/evenings/${encodeURIComponent(id)}`

/** What is asked of the server about an evening, beside its line. */
export const evenings = {
  door: (id: string, invite: string) => call<EveningDoor>('GET', evening(id) + query({ invite })),
  arrive: (id: string, body: { invite: string; name: string }) =>
    call<EveningDoor>('POST', `${evening(id)}/people`, body),
  score: (id: string) => call<EveningScore>('GET', `${evening(id)}/score`),
  look: (id: string, invite: string) => call<Moments>('POST', `${evening(id)}/moments${query({ invite })}`),
  moments: (id: string, invite: string) => call<Moments>('GET', `${evening(id)}/moments${query({ invite })}`),
}

import type { EveningGame, PersonInfo, ProposalInfo } from '../../wire/types'

/** What is to be done in the room now: one thing, the most pressing. */
export type Now =
  | { kind: 'closed' }
  /** My game runs; `turn`: and it is for me to move. */
  | { kind: 'game'; game: EveningGame; turn: boolean }
  /** Somebody asks us to play: me, or who plays on my phone. */
  | { kind: 'asked'; proposal: ProposalInfo; people: string[] }
  /** I may begin: everybody has said yes. */
  | { kind: 'begin'; proposal: ProposalInfo }
  /** I said yes, or proposed it: others are waited for. */
  | { kind: 'waiting'; proposal: ProposalInfo; names: string[] }
  | { kind: 'alone' }
  | { kind: 'watch'; games: EveningGame[] }
  | { kind: 'choose'; count: number }

/** What the room needs to be known for that. */
export interface Known {
  readonly me: string
  /** The people of this phone. */
  readonly own: readonly string[]
  readonly host: boolean
  readonly shut: boolean
  readonly here: readonly string[]
  /** The seats that are to move, by table. */
  readonly acting: Readonly<Record<string, readonly string[]>>
  readonly guests: readonly PersonInfo[]
  readonly running: readonly EveningGame[]
  readonly proposals: readonly ProposalInfo[]
  playing(person: string): EveningGame | undefined
  nameOf(person: string): string
}

/** The people on chairs of a proposal who have not said yes. */
export function awaited(proposal: ProposalInfo): string[] {
  return proposal.chairs.map((chair) => chair.person).filter((person) => person && !proposal.agreed.includes(person))
}

export function sits(proposal: ProposalInfo, person: string): boolean {
  return proposal.chairs.some((chair) => chair.person === person)
}

export function free(proposal: ProposalInfo): number {
  return proposal.chairs.filter((chair) => !chair.person && !chair.level).length
}

/** Tell whether somebody may let a proposed game begin: the host at any time, its proposer when nobody is waited for. */
export function mayBegin(proposal: ProposalInfo, room: Pick<Known, 'me' | 'host'>): boolean {
  return room.host || (proposal.by === room.me && awaited(proposal).length === 0)
}

/** Tell whether the room waits for me. */
export function isCalled(now: Now): boolean {
  return now.kind === 'asked' || (now.kind === 'game' && now.turn)
}

export function nowIn(room: Known): Now {
  if (room.shut) return { kind: 'closed' }
  const game = room.own.flatMap((one) => room.playing(one) ?? [])[0]
  if (game) {
    const acting = room.acting[game.table] ?? []
    const turn = game.seats.some((one) => room.own.includes(one.person) && acting.includes(one.seat))
    return { kind: 'game', game, turn }
  }
  const ours = (proposal: ProposalInfo) => awaited(proposal).filter((one) => room.own.includes(one))
  const asked = room.proposals.find((one) => ours(one).length > 0)
  if (asked) return { kind: 'asked', proposal: asked, people: ours(asked) }
  const mine = room.proposals.filter((one) => one.by === room.me || room.own.some((own) => sits(one, own)))
  const ready = mine.find((one) => awaited(one).length === 0 && mayBegin(one, room))
  if (ready) return { kind: 'begin', proposal: ready }
  const pending = mine[0]
  if (pending) return { kind: 'waiting', proposal: pending, names: awaited(pending).map((one) => room.nameOf(one)) }
  if (room.running.length > 0) return { kind: 'watch', games: [...room.running] }
  const here = room.guests.filter((one) => room.here.includes(one.id))
  return here.length < 2 ? { kind: 'alone' } : { kind: 'choose', count: here.length }
}

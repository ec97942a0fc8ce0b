import { describe, expect, it } from 'vitest'
import type { EveningGame, PersonInfo, ProposalInfo } from '../../wire/types'
import { type Known, mayBegin, nowIn } from './now'

const person = (id: string) => ({ id, name: id.toUpperCase(), wish: 'play', gone: '' }) as PersonInfo
const proposal = (by: string, people: string[], agreed: string[] = [by]) =>
  ({ id: 7, by, game: 'labystere', chairs: people.map((person) => ({ person, level: '' })), agreed }) as ProposalInfo
const game = (people: string[]) =>
  ({ table: 't1', seats: people.map((person, index) => ({ seat: `s${index}`, person })) }) as EveningGame

function room(known: Partial<Known> = {}): Known {
  const running = known.running ?? []
  return {
    me: 'g1',
    own: [known.me ?? 'g1'],
    host: false,
    shut: false,
    here: ['g1', 'g2', 'g3'],
    acting: {},
    guests: ['g1', 'g2', 'g3'].map(person),
    running,
    proposals: [],
    playing: (one) => running.find((game) => game.seats.some((seat) => seat.person === one)),
    nameOf: (one) => one.toUpperCase(),
    ...known,
  }
}

describe('what to do in the room', () => {
  it('is to invite for who is alone, and to choose a game for several', () => {
    expect(nowIn(room({ here: ['g1'] }))).toEqual({ kind: 'alone' })
    expect(nowIn(room())).toEqual({ kind: 'choose', count: 3 })
  })

  it('is to answer who asks, before anything of one’s own', () => {
    const asked = proposal('g2', ['g1', 'g2'])
    expect(nowIn(room({ proposals: [proposal('g1', ['g1', 'g3']), asked] }))).toEqual({
      kind: 'asked',
      proposal: asked,
      people: ['g1'],
    })
  })

  it('is to answer and play for a child on one’s phone as well', () => {
    const asked = proposal('g2', ['g1', 'g2', 'g3'])
    const own = ['g1', 'g3']
    expect(nowIn(room({ own, proposals: [asked] }))).toMatchObject({ kind: 'asked', people: own })
    const running = [game(['g2', 'g3'])]
    expect(nowIn(room({ own, running, acting: { t1: ['s1'] } }))).toMatchObject({ kind: 'game', turn: true })
  })

  it('is to wait for those who have not answered, by name', () => {
    const mine = proposal('g1', ['g1', 'g2', 'g3'], ['g1', 'g3'])
    expect(nowIn(room({ proposals: [mine] }))).toEqual({ kind: 'waiting', proposal: mine, names: ['G2'] })
  })

  it('is to begin when everybody agrees, for the proposer and the host', () => {
    const ready = proposal('g2', ['g1', 'g2'], ['g1', 'g2'])
    expect(nowIn(room({ proposals: [ready], me: 'g2' })).kind).toBe('begin')
    expect(nowIn(room({ proposals: [ready] })).kind).toBe('waiting')
    expect(nowIn(room({ proposals: [ready], host: true })).kind).toBe('begin')
    expect(mayBegin(proposal('g2', ['g1', 'g2']), { me: 'g2', host: false })).toBe(false)
    expect(mayBegin(proposal('g2', ['g1', 'g2']), { me: 'g3', host: true })).toBe(true)
  })

  it('is to go to one’s own game, and says whose turn it is', () => {
    const running = [game(['g2', 'g1'])]
    expect(nowIn(room({ running, acting: { t1: ['s1'] } }))).toMatchObject({ kind: 'game', turn: true })
    expect(nowIn(room({ running, acting: { t1: ['s0'] } }))).toMatchObject({ kind: 'game', turn: false })
    expect(nowIn(room({ running }))).toMatchObject({ kind: 'game', turn: false })
  })

  it('is to watch what others play', () => {
    expect(nowIn(room({ running: [game(['g2', 'g3'])] })).kind).toBe('watch')
  })

  it('is nothing more once the evening is closed', () => {
    expect(nowIn(room({ shut: true, running: [game(['g1'])] }))).toEqual({ kind: 'closed' })
  })
})

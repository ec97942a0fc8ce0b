import { describe as about, expect, it } from 'vitest'
import { actions, args, describe, instruction, note, sound } from './speech'
import { duel, lying, moment } from '../testing'

const t = (id: string, values: object = {}) => `${id}${Object.keys(values).length ? ` ${JSON.stringify(values)}` : ''}`

about('what to do now', () => {
  it('says how much is missing', () => {
    const view = duel({
      green: { row: [lying('ghost 1', 1)], total: 1 },
      blue: { row: [lying('ghost 4', 4)], total: 4 },
    })
    expect(instruction(moment(view, ['ghost 1', 'end']))).toEqual({ id: 'board-now-missing', args: { missing: 4 } })
    expect(actions(moment(view, ['ghost 1', 'end']))[0]).toMatchObject({
      move: 'end',
      label: { id: 'board-do-abandon' },
      primary: false,
    })
  })

  it('says by how much the family leads, and offers to end the turn', () => {
    const view = duel({
      green: { row: [lying('ghost 5', 5)], total: 5 },
      blue: { row: [lying('ghost 4', 4)], total: 4 },
    })
    expect(instruction(moment(view, ['end']))).toEqual({ id: 'board-now-ahead', args: { lead: 1 } })
    expect(actions(moment(view, ['end']))[0]).toMatchObject({ label: { id: 'board-do-end' }, primary: true, key: 'e' })
  })

  it('opens a round, pays a debt, plays in twos', () => {
    expect(instruction(moment(duel(), ['ghost 1', 'end']))).toEqual({ id: 'board-now-first' })
    expect(instruction(moment(duel(), ['stumble', 'end']))).toEqual({ id: 'board-now-owes' })
    expect(instruction(moment(duel(), ['ghost 1']))).toEqual({ id: 'board-now-pair' })
    expect(instruction(moment(duel(), []))).toBeNull()
  })

  it('tells that a single card under 14 does not hold the House', () => {
    const view = duel(
      { green: { total: 5 }, blue: { row: [lying('medium 14', 0)], total: 0 } },
      { played_this_turn: 1 },
    )
    expect(instruction(moment(view, ['end']))).toEqual({ id: 'board-now-alone' })
    expect(actions(moment(view, ['end']))[0]?.label.id).toBe('board-do-abandon')
  })

  it('has a line for each other phase', () => {
    expect(instruction(moment(duel(), ['tenth none'], 'tenth'))).toEqual({ id: 'board-now-tenth' })
    expect(actions(moment(duel(), ['tenth ghost 1', 'tenth none'], 'tenth'))[0]?.move).toBe('tenth none')
    expect(actions(moment(duel(), ['keep ghost 1', 'keep none'], 'keep'))[0]?.move).toBe('keep none')
    const asked = duel({}, { asked: 10, round: 10 })
    expect(instruction(moment(asked, ['resolve 10 value=1'], 'resolve'))).toEqual({
      id: 'board-now-resolve',
      args: { medium: 10 },
    })
  })
})

about('words', () => {
  it('describes every kind of move', () => {
    const now = moment(duel(), ['end'])
    expect(describe('ghost 5', now, t)).toBe('board-move-ghost {"value":"5"}')
    expect(describe('medium 8', now, t)).toContain('medium-8-name')
    expect(describe('medium 11 target=ghost:3', now, t)).toContain('board-ghost')
    expect(describe('medium 28 none', now, t)).toContain('board-choice-none')
    expect(describe('medium 25 values=2,5', now, t)).toContain('board-choice-values')
    expect(describe('medium 19 deck=own', now, t)).toContain('board-choice-deck')
    expect(describe('tenth medium 7', now, t)).toContain('medium-7-name')
    expect(describe('keep none', now, t)).toBe('board-move-keep-none')
    expect(describe('end', now, t)).toBe('board-do-abandon')
  })

  it('gives events the names they need', () => {
    const played = { kind: 'play-medium', data: { seat: 'blue', medium: 25, card: 'medium 25 values=2,5' } }
    expect(args(played, { seat: 'Hugo', medium: 25 }, t)).toMatchObject({ seat: 'Hugo', first: 2, second: 5 })
    const hidden = { kind: 'place-tenth', data: { seat: 'green', card: 'ghost 4' } }
    expect(args(hidden, { seat: 'Léa' }, t)).toMatchObject({ who: 'you' })
    expect(args({ kind: 'place-tenth', data: { seat: 'blue' } }, { seat: 'Hugo', who: 'other' }, t)).toMatchObject({
      who: 'other',
    })
  })

  it('notes what everybody may know, and sounds', () => {
    expect(note('blue', moment(duel({ blue: { owes: true } }), []), t).facts).toHaveLength(5)
    expect(sound({ kind: 'take-token', data: {} })).toBe('token')
    expect(sound({ kind: 'turn-ends', data: {} })).toBeNull()
  })
})

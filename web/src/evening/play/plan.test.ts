import { describe, expect, it } from 'vitest'
import type { GameInfo, Suggestion } from '../../wire/types'
import { Plan } from './plan.svelte'

const base = { levels: ['1', '2', '3'], fewest: 2, seats: ['a', 'b', 'c', 'd'] }
/** A game for two to four, and one for exactly two. */
const maze = {
  ...base,
  id: 'maze',
  options: { properties: { players: { type: 'integer', default: 4 } } },
} as unknown as GameInfo
const duel = { ...base, id: 'duel', seats: ['a', 'b'], options: { properties: {} } } as unknown as GameInfo
const people = ['g1', 'g2', 'g3', 'g4', 'g5']

describe('a plan', () => {
  it('seats as many people as the game has chairs', () => {
    expect(new Plan(maze, people).people).toEqual(['g1', 'g2', 'g3', 'g4'])
    expect(new Plan(duel, people).chairs.map((chair) => chair.person)).toEqual(['g1', 'g2'])
  })

  it('fills missing chairs with bots of its level', () => {
    const plan = new Plan(duel, ['g1'])
    expect(plan.bounds).toEqual({ least: 1, most: 1 })
    expect(plan.chairs).toEqual([
      { person: 'g1', level: '' },
      { person: '', level: '2' },
    ])
  })

  it('lets one choose bots up to the last chair, and gives them up for people', () => {
    const plan = new Plan(maze, ['g1', 'g2'])
    plan.bots = 2
    expect(plan.chairs).toHaveLength(4)
    plan.seat('g3', true)
    expect([plan.bots, plan.chairs.length]).toEqual([1, 4])
    plan.seat('g4', true)
    plan.seat('g5', true)
    expect(plan.people).toEqual(['g1', 'g2', 'g3', 'g4'])
  })

  it('sends how many play, where the game asks for it', () => {
    const plan = new Plan(maze, ['g1', 'g2', 'g3'])
    expect(plan.complete({ fog: true })).toEqual({ fog: true, players: 3 })
    expect(new Plan(duel, people).complete({})).toEqual({})
  })

  it('begins with what was suggested', () => {
    const suggestion = {
      game: 'maze',
      options: { fog: true },
      chairs: [
        { person: 'g2', level: '' },
        { person: '', level: '3' },
      ],
    } as unknown as Suggestion
    const plan = new Plan(maze, people, suggestion)
    expect([plan.people, plan.bots, plan.level, plan.options]).toEqual([['g2'], 1, '3', { fog: true }])
  })
})

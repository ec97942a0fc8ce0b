import { expect, it } from 'vitest'
import type { Now, TableInfo } from '../../wire/types'
import { awaited } from './awaited'

const info = {
  seats: [
    { seat: 'p1', kind: 'human', present: true },
    { seat: 'p2', kind: 'bot' },
    { seat: 'p3', kind: 'human', stand_in: true },
    { seat: 'p4', kind: 'human', present: false },
  ],
} as unknown as TableInfo
const said = (phase: string, ...actors: string[]) =>
  awaited({ phase, actors } as Now, info, { together: ['plan'] }, (seat) => seat.toUpperCase())

it('names everybody who is still to choose, whoever sits first', () => {
  expect(said('plan', 'p2', 'p1')).toEqual({ id: 'now-others', args: { names: ['P2', 'P1'] } })
  expect(said('plan', 'p1', 'p3')).toEqual({ id: 'now-others', args: { names: ['P1', 'P3'] } })
})

it('gives a turn only where there are turns', () => {
  expect(said('plan', 'p1')).toEqual({ id: 'now-others', args: { names: ['P1'] } })
  expect(said('side', 'p1')).toEqual({ id: 'now-other', args: { name: 'P1' } })
})

it('lets bots, stand-ins and chance think', () => {
  expect(said('plan', 'p2')).toEqual({ id: 'now-bot', args: { name: 'P2' } })
  expect(said('side', 'p3')).toEqual({ id: 'now-stand-in', args: { name: 'P3' } })
  expect(said('side', 'chance')).toEqual({ id: 'now-chance' })
})

it('says who is away', () => {
  expect(said('side', 'p4')).toEqual({ id: 'now-away', args: { name: 'P4' } })
  expect(said('plan', 'p1', 'p4')).toEqual({ id: 'now-others-away', args: { names: ['P1', 'P4'], away: ['P4'] } })
})

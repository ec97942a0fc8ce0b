import { expect, it } from 'vitest'
import type { Line } from '../../wire/types'
import type { Teller } from '../model/tell'
import { missedBy } from './missed'

const teller: Teller = { face: null, say: (id) => `${id}.`, seats: ['green', 'blue'], nameOf: (seat) => seat }
const seat = (seq: number, why: string) => ({ type: 'seat', seq, seat: 'green', kind: 'human', why, name: 'Léa' })
const move = (seq: number, actor: string, by: string) => ({
  type: 'move',
  seq,
  actor,
  by,
  events: [{ kind: `m${seq}` }],
})
const lines = [
  move(1, 'green', 'person'),
  seat(2, 'stand-in'),
  move(3, 'green', 'bot'),
  move(4, 'blue', 'person'),
  move(5, 'green', 'bot'),
  seat(6, 'return'),
  move(7, 'green', 'person'),
] as unknown as Line[]

it('tells what the bot played in the place of who comes back', () => {
  expect(missedBy(lines, ['green'], teller)).toEqual({ seq: 6, sentences: ['event-m3.', 'event-m5.'] })
})

it('tells nothing to the others, nor to somebody who missed nothing', () => {
  expect(missedBy(lines, ['blue'], teller)).toBeNull()
  expect(missedBy([lines[1]!, lines[5]!], ['green'], teller)).toBeNull()
})

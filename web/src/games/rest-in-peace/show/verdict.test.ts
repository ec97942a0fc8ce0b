import { expect, it } from 'vitest'
import type { GameEvent } from '../../board'
import { duel, moment } from '../testing'
import { roundOf } from './rounds'
import { tally, verdict, why } from './verdict'

const event = (kind: string, data: Record<string, unknown>): GameEvent => ({ kind, data })
const FIRST = [event('new-round', { round: 3, seat: 'green' }), event('play-medium', { seat: 'blue', medium: 8 })]
const LOST = [
  event('abandon', { seat: 'green', total: 5, other: 7 }),
  event('take-token', { seat: 'blue', round: 3, manors: 0, castles: 1 }),
  event('take-medium', { seat: 'green', medium: 12 }),
]
const now = { ...moment(duel(), []), told: FIRST }

it('says who won a round, with what against what, what it brought and what comes, when all of it has been seen', () => {
  expect([0, 1].map((at) => verdict(at, LOST, now))).toEqual([null, null])
  const said = verdict(2, LOST, now)
  expect(said).toMatchObject({ seat: 'blue', text: { id: 'board-verdict' }, next: { id: 'board-verdict-next' } })
  expect(said?.text.args).toMatchObject({
    round: 3,
    who: 'other',
    high: 7,
    low: 5,
    castles: 1,
    gets: 'you',
    medium: 12,
  })
  expect(said?.next?.args).toMatchObject({ turn: 'loser', next: 4 })
})

it('says it before the winner keeps a card, and not again after', () => {
  const [abandon, token] = LOST
  expect(verdict(1, [abandon!, token!], now)?.text.args).toMatchObject({ gets: 'none' })
  const kept = [event('keep', { seat: 'blue', card: 'ghost 2' }), LOST[2]!]
  expect(verdict(1, kept, { ...now, told: [...FIRST, abandon!, token!] })).toBeNull()
})

it('leaves the end of the game to its own scene', () => {
  const end = [...LOST.slice(0, 2), event('game-over', { seat: 'blue', why: 'castles' })]
  expect(end.map((_, at) => verdict(at, end, now))).toEqual([null, null, null])
})

it('tells a truce', () => {
  const truce = [event('truce', { seat: 'green', medium: 12 })]
  expect(verdict(0, truce, now)).toEqual({ seat: '', text: { id: 'board-verdict-truce', args: { round: 3 } } })
})

it('keeps the story of a round for later', () => {
  const story = roundOf([...FIRST, ...LOST, event('new-round', { round: 4, seat: 'blue' })], 3)
  expect(story).toMatchObject({ winner: 'blue', totals: { green: 5, blue: 7 }, mediums: [{ seat: 'blue', medium: 8 }] })
})

it('counts the Houses at the end and says why they decide', () => {
  const view = duel({ blue: { castles: 3, manors: 1 } }, { winner: 'blue', reason: 'RIP-E1' })
  const over = { ...moment(view, []), over: true }
  expect(why(over)).toMatchObject({ id: 'board-end-castles' })
  expect(tally(over, (id, args) => `${id} ${args?.count ?? ''}`).rows.map((row) => row.parts.length)).toEqual([2, 2])
})

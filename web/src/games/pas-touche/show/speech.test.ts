import { expect, it } from 'vitest'
import { say } from '../../shared/testing'
import { actions, describe, instruction, note, progress, sound, tally } from './speech'
import { moment, player, table } from '../testing'
import { LEVELS } from '../box'
import { bindings, clauseOf, ordered, spacesOf, type Touch, type View } from '../view'

const t = (id: string) => id
const dice = (changes: Partial<View> = {}) =>
  table([player('p1', { hand: 'left' }), player('p2')], { phase: 'touch', dice: ['muffin', 3], rounds: 1, ...changes })

it('says what to do now, in every phase', () => {
  expect(instruction(moment(table([player('p1')], { phase: 'setup' })))?.id).toBe('board-now-setup')
  expect(instruction(moment(table([player('p1')])))?.id).toBe('board-now-first')
  expect(instruction(moment(table([player('p1')], { rounds: 2 })))?.id).toBe('board-now-ready')
  expect(instruction(moment(dice()))).toEqual({ id: 'board-now-touch' })
  expect(instruction(moment(dice({ children: true })))?.id).toBe('board-now-children')
  expect(instruction(moment(dice({ easy_hands: true })))?.id).toBe('board-now-easy')
  expect(instruction(moment(dice({ turn: ['p2'] })))?.id).toBe('board-now-wait')
  expect(instruction(moment(dice(), { seat: '', mySeats: ['p1', 'p2'] }))?.id).toBe('board-now-many')
})

it('never tells whether the card is forbidden', () => {
  const bound = dice({ players: [player('p1', { hand: 'left', forbidden: ['muffin 3'] }), player('p2')] })
  expect(instruction(moment(bound))).toEqual(instruction(moment(dice())))
})

it('offers to throw between rounds and to give up in one', () => {
  expect(actions(moment(table([player('p1')]))).map((one) => one.move)).toEqual(['throw'])
  expect(actions(moment(dice())).map((one) => one.move)).toEqual(['pass'])
  expect(actions(moment(dice({ turn: ['p2'] })))).toEqual([])
  expect(actions(moment(dice(), { seat: '', mySeats: ['p1', 'p2'] }))).toEqual([])
})

it('counts the way of the cube', () => {
  expect(progress(table([player('p1')]), 'p1')).toEqual({ done: 0, all: 12 })
  expect(progress(table([player('p1', { cube: [2, 3] })]), 'p1')).toEqual({ done: 5, all: 12 })
  expect(progress(table([player('p1', { cube: [3, 6] })], { winner: 'p1' }), 'p1')).toEqual({ done: 12, all: 12 })
  expect(note('p1', moment(table([player('p1', { cube: [1, 1] })])), t).score).toBe('1/12')
})

it('counts touches at the end, and tells the level of the next game', () => {
  const over = moment(
    table([player('p1', { level: 3, cube: [3, 6] }), player('p2', { cube: [1, 1] })], { winner: 'p1' }),
  )
  const { why, rows } = tally(over, say)
  expect(why).toEqual({ id: 'board-tally', args: { name: 'Léa' } })
  expect(rows.map((row) => [row.total, row.parts[0]?.points])).toEqual([
    ['12/12', 12],
    ['1/12', 1],
  ])
  expect(rows[0]?.parts[1]?.label).toBe('board-tally-level 3')
})

it('says moves and events', () => {
  expect(describe('touch muffin 3 left cry', moment(dice()), t)).toBe('board-move-touch')
  expect(describe('throw', moment(dice()), t)).toBe('board-do-throw')
  expect(sound({ kind: 'touched', data: { result: 'right' } })).toBe('bell')
  expect(sound({ kind: 'touched', data: { result: 'late' } })).toBeNull()
})

it('knows levels, bindings and the order of a verdict', () => {
  expect(LEVELS[10]).toEqual(['orange', 'red', 'violet'])
  for (const [index, level] of LEVELS.entries()) expect(spacesOf(level, dice().tracks) + 1).toBe(index + 7)
  const bound = player('p1', {
    cards: [
      { colour: 'green', up: true, treat: null, number: 4 },
      { colour: 'red', up: true, treat: 'waffle', number: 4 },
      { colour: 'red', up: false, treat: null, number: null },
    ],
  })
  expect(bindings(bound)).toEqual({ treats: ['waffle'], numbers: [4] })
  const touch = (seat: string, ms: number | null): Touch => ({
    seat,
    card: 'muffin 3',
    hand: 'left',
    cry: false,
    ms,
    result: 'card',
  })
  expect(ordered([touch('p2', 500), touch('p1', 300)]).map((one) => one.seat)).toEqual(['p1', 'p2'])
  expect(clauseOf('block')).toBe('PT-T5')
})

import { beforeEach, expect, it, vi } from 'vitest'
import type { BoardProps } from '../../board'
import { putAway, showBoard } from '../../shared/testing'
import Board from '../Board.svelte'
import { moment, player, table } from '../testing'
import type { View } from '../view'

const judged = (players: Parameters<typeof table>[0], changes: Partial<View> = {}) =>
  table(players, { rounds: 1, last_dice: ['muffin', 3], ...changes })

function show(view: View, changes: Partial<BoardProps<View>> = {}) {
  showBoard(Board, moment(view), { shownAt: 0, ...changes })
}

beforeEach(() => localStorage.clear())

it('says in the verdict how several people at one screen choose hand and cry', () => {
  show(
    judged([player('p1'), player('p2')], {
      touches: [{ seat: 'p2', card: 'muffin 3', hand: 'left', cry: false, ms: 640, result: 'hand' }],
    }),
    { seat: '', mySeats: ['p1', 'p2'] },
  )
  expect(document.querySelector('[data-tip]')?.textContent).toBe('board-tip-corner')
})

it('shows everybody’s time, and leads to the clause of each judgement', () => {
  const rules = vi.fn()
  show(
    judged([player('p1'), player('p2')], {
      touches: [
        { seat: 'p2', card: 'muffin 3', hand: 'right', cry: false, ms: 640, result: 'right' },
        { seat: 'p1', card: 'macaron 3', hand: 'right', cry: false, ms: 512, result: 'card' },
      ],
    }),
    { rules },
  )
  const rows = [...document.querySelectorAll('[data-verdict] [data-touch]')]
  expect(rows.map((row) => row.getAttribute('data-touch'))).toEqual(['p1', 'p2'])
  expect(rows[0]?.textContent).toContain('512')
  rows[0]?.querySelector('button')?.click()
  expect(rules).toHaveBeenCalledWith('PT-T6')
})

it.each(['hand', 'forbidden', 'cry'] as const)(
  'says to whom it happened what to do after an error of the kind %s',
  (result) => {
    const bill = (seat: string) =>
      show(
        judged([player('p1'), player('p2')], {
          touches: [{ seat, card: 'muffin 3', hand: 'left', cry: true, ms: 640, result }],
        }),
      )
    bill('p1')
    expect(document.querySelector('[data-tip]')?.textContent).toBe(`board-tip-${result}`)
    putAway()
    bill('p2')
    expect(document.querySelector('[data-tip]')).toBeNull()
  },
)

it('tells in one line who gave up, and in another who did not touch', () => {
  show(judged([player('p1'), player('p2', { passed: true }), player('p3'), player('p4', { passed: true })]))
  const names = (why: string) => [...document.querySelectorAll(`[data-silent="${why}"] strong`)].length
  expect([names('passed'), names('none')]).toEqual([2, 2])
})

it('says when chance decided between two hands', () => {
  const touch = { card: 'muffin 3', hand: 'right', cry: false } as const
  const after = (ms: number) =>
    show(
      judged([player('p1'), player('p2')], {
        touches: [
          { ...touch, seat: 'p1', ms: 512, result: 'right' },
          { ...touch, seat: 'p2', ms, result: 'late' },
        ],
      }),
    )
  after(504)
  expect(document.querySelector('.tie')).not.toBeNull()
  putAway()
  after(521)
  expect(document.querySelector('.tie')).toBeNull()
})

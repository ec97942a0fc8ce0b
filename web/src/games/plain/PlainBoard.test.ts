import { flushSync } from 'svelte'
import { expect, it, vi } from 'vitest'
import { quiet, showBoard } from '../shared/testing'
import PlainBoard from './PlainBoard.svelte'

const NAMES = { first: 'Léa', second: 'Hugo' }
const board = (view: unknown, legal: string[], whole = true) => {
  const send = vi.fn()
  showBoard(PlainBoard, quiet(view, NAMES, { legal, whole }), { send, t: (id) => id })
  return send
}
const buttons = () => [...document.querySelectorAll('button')].map((button) => button.textContent?.trim())
const press = (text: string) => {
  ;[...document.querySelectorAll('button')].find((button) => button.textContent?.trim() === text)?.click()
  flushSync()
}

it('shows fields by name, players by theirs, and each move as a button', () => {
  const send = board({ cards_left: 7, turn: 'first' }, ['end', 'roll'])
  expect(document.body.textContent).toContain('Cards left')
  expect(document.body.textContent).toContain('Léa')
  expect(buttons()).toEqual(['end', 'roll'])
  press('roll')
  expect(send.mock.calls[0]?.[0]).toBe('roll')
})

it('makes the only move that names the thing touched', () => {
  const send = board({ hand: ['queen', 'king'] }, ['play queen', 'pass'])
  press('queen')
  expect(send.mock.calls[0]?.[0]).toBe('play queen')
})

it('offers the moves with a thing that several moves name', () => {
  const send = board({ hand: ['queen'] }, ['play queen left', 'play queen right', 'pass'])
  press('queen')
  expect(send).not.toHaveBeenCalled()
  expect(buttons()).toEqual(['queen', 'play queen left', 'play queen right'])
})

it('lets a square be touched by its name', () => {
  const send = board({ grid: { a1: null, b1: 'x', a2: null, b2: 'o' } }, ['mark a1', 'mark a2'])
  press('a2')
  expect(send.mock.calls[0]?.[0]).toBe('mark a2')
})

it('lets a move be typed where not all are listed', () => {
  board({ left: 1 }, ['take 1'], false)
  expect(document.querySelector('input')).not.toBeNull()
})

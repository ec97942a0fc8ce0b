import { flushSync } from 'svelte'
import { beforeEach, expect, it, vi } from 'vitest'
import type { BoardProps } from '../board'
import { glowing, putAway, showBoard, touch } from '../shared/testing'
import Board from './Board.svelte'
import { duel, lying, moment } from './testing'
import type { View } from './view'

const position = () =>
  duel(
    {
      green: {
        hand: [1, 1, 3],
        hand_size: 3,
        deck: [2],
        deck_size: 1,
        mediums: [8, 11, 25, 28],
        row: [lying('ghost 2', 2)],
        total: 2,
        tenth: ['ghost 6'],
      },
      blue: {
        hand_size: 4,
        deck_size: 9,
        mediums: [6],
        row: [lying('ghost 3', 3), lying('medium 9', 0)],
        total: 4,
        tenth: [null],
      },
    },
    { round: 4 },
  )
const LEGAL = [
  'ghost 1',
  'ghost 3',
  'medium 8',
  'medium 11 target=ghost:3',
  'medium 11 target=medium:9',
  'medium 25 values=1,2',
  'medium 25 values=2,5',
  'medium 28 none',
  'medium 28 rounds=5,7',
  'end',
]

let send: ReturnType<typeof vi.fn<(move: string) => void>>

function show(changes: Partial<BoardProps<View>> = {}) {
  showBoard(Board, moment(position(), LEGAL), { send: (move) => send(move), ...changes })
}

beforeEach(() => {
  send = vi.fn<(move: string) => void>()
})

it('glows where something can be played, and nowhere else', () => {
  show()
  expect(glowing()).toEqual(['ghost:1', 'ghost:3', 'medium:11', 'medium:25', 'medium:28', 'medium:8'])
})

it('plays a Ghost at one touch', () => {
  show()
  touch('ghost:3')
  expect(send).toHaveBeenCalledWith('ghost 3')
})

it('plays a Medium on the card touched after it', () => {
  show()
  touch('medium:11')
  expect(glowing()).toEqual(['other:ghost:3', 'other:medium:9'])
  touch('other:medium:9')
  expect(send).toHaveBeenCalledWith('medium 11 target=medium:9')
})

it('asks for two values in a fan of Ghosts', () => {
  show()
  touch('medium:25')
  touch('value:5')
  expect(send).not.toHaveBeenCalled()
  touch('value:2')
  expect(send).toHaveBeenCalledWith('medium 25 values=2,5')
})

it('goes on after a reload with what was picked before it', () => {
  show()
  touch('medium:25')
  touch('value:5')
  putAway()
  show()
  touch('value:2')
  expect(send).toHaveBeenCalledWith('medium 25 values=2,5')
})

it('exchanges two Houses of the street, or none', () => {
  show()
  touch('medium:28')
  touch('round:7')
  touch('round:5')
  expect(send).toHaveBeenLastCalledWith('medium 28 rounds=5,7')
  touch('medium:28')
  touch('none')
  expect(send).toHaveBeenLastCalledWith('medium 28 none')
})

it('plays a Medium without a choice at the second touch', () => {
  show()
  touch('medium:8')
  expect(send).not.toHaveBeenCalled()
  touch('medium:8')
  expect(send).toHaveBeenCalledWith('medium 8')
})

it('gives up a choice with Escape', () => {
  show()
  touch('medium:11')
  document.querySelector('.board')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  flushSync()
  expect(glowing()).toContain('ghost:3')
})

it('lays cards on round 10 when the round is lost', () => {
  show({ phase: 'tenth', legal: ['tenth ghost 1', 'tenth medium 8', 'tenth none'] })
  touch('ghost:1')
  expect(send).toHaveBeenLastCalledWith('tenth ghost 1')
  touch('medium:8')
  touch('medium:8')
  expect(send).toHaveBeenLastCalledWith('tenth medium 8')
})

it('keeps a card that is touched in its row', () => {
  show({ phase: 'keep', legal: ['keep ghost 2', 'keep none'] })
  touch('own:ghost:2')
  expect(send).toHaveBeenCalledWith('keep ghost 2')
})

it('lets chance pay a debt', () => {
  show({ legal: ['stumble', 'end'] })
  touch('ghost:3')
  expect(send).toHaveBeenCalledWith('stumble')
})

it('asks for the choice of round 10 by itself', () => {
  show({
    phase: 'resolve',
    view: { ...position(), round: 10, asked: 10 },
    legal: ['resolve 10 value=1', 'resolve 10 value=2'],
  })
  touch('value:2')
  expect(send).toHaveBeenCalledWith('resolve 10 value=2')
})

it('offers past Ghosts for 18 on round 10', () => {
  const view = position()
  view.families[0].past = [{ round: 1, card: 'ghost 5' }]
  show({ phase: 'resolve', view: { ...view, round: 10, asked: 18 }, legal: ['resolve 18 value=5'] })
  touch('past:5')
  expect(send).toHaveBeenCalledWith('resolve 18 value=5')
})

it('offers both hands for 20 on round 10', () => {
  show({
    phase: 'resolve',
    view: { ...position(), round: 10, asked: 20 },
    legal: ['resolve 20 family=own', 'resolve 20 family=other'],
  })
  touch('hand:other')
  expect(send).toHaveBeenCalledWith('resolve 20 family=other')
})

it('sends what is not possible too, so that the refusal can explain it', () => {
  show({ legal: ['ghost 1', 'end'] })
  touch('ghost:3')
  expect(send).toHaveBeenCalledWith('ghost 3')
})

it('plays nothing for one who only looks on', () => {
  show({ readonly: true, legal: [] })
  touch('ghost:3')
  touch('medium:8')
  touch('medium:8')
  expect(send).not.toHaveBeenCalled()
})

it('explains a card, a total, a deck and a round where they are touched', () => {
  show()
  touch('other:ghost:3')
  expect(document.querySelector('.note')?.textContent).toContain('board-ghost 3')
  document.querySelector<HTMLElement>('[data-total="blue"]')!.click()
  flushSync()
  expect(document.querySelector('.note')?.textContent).toContain('board-total Hugo 4')
  touch('deck:other')
  expect(document.querySelector('.note table')).not.toBeNull()
  touch('round:9')
  expect(document.querySelector('.note')?.textContent).toContain('medium-9-name')
})

it('has nothing of the other family that this seat may not know', () => {
  show()
  expect(document.querySelectorAll('[data-hand="blue"] .back')).toHaveLength(4)
  expect(document.querySelectorAll('[data-hand="blue"] [data-text]')).toHaveLength(0)
  const tenth = document.querySelector('[data-spot="round:10"]')!
  expect(tenth.querySelector('.mini.back')?.getAttribute('data-text')).toBe('?')
  expect(tenth.getAttribute('aria-label')).toContain('board-face-down')
})

it('says of an empty hand whether it was played or is not dealt yet', () => {
  const hand = () => document.querySelector('[data-hand="green"]')?.textContent
  show({ view: duel(), phase: 'setup' })
  expect(hand()).toBe('board-hand-undealt')
  putAway()
  show({ view: duel(), seat: '', readonly: true })
  expect(hand()).toBe('board-hand-empty')
  expect(document.querySelector('[data-hand="blue"]')?.querySelector('[data-text]')).toBeNull()
})

it('names every button', () => {
  show()
  for (const button of document.querySelectorAll('button')) {
    expect(button.getAttribute('aria-label') ?? button.textContent?.trim()).toBeTruthy()
  }
})

it('takes a touch in the palm on a card that cannot be kept', () => {
  const failures: string[] = []
  const fail = (event: ErrorEvent) => failures.push(event.message)
  addEventListener('error', fail)
  show({ place: 'palm', phase: 'keep', legal: ['keep none'] })
  touch('own:ghost:2')
  removeEventListener('error', fail)
  expect(failures).toEqual([])
  expect(send).not.toHaveBeenCalled()
})

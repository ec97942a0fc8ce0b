import { flushSync } from 'svelte'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Beat, BoardHandle, BoardProps, GameEvent } from '../board'
import { found, glowing, putAway, showBoard, touch } from '../shared/testing'
import Board from './Board.svelte'
import { moment, village } from './testing'
import type { View } from './view'

let board: BoardHandle<View>
let send: ReturnType<typeof vi.fn<(move: string) => void>>

function show(view: View, legal: string[], changes: Partial<BoardProps<View>> = {}) {
  board = showBoard(Board, moment(view, legal), { send: (move) => send(move), ...changes })
}
function press(key: string) {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
}
function tap(spot: string) {
  found(spot).dispatchEvent(new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'touch' }))
  flushSync()
}
function happen(event: GameEvent, view: View): Promise<void> | undefined {
  const beat: Beat<View> = {
    event,
    actor: 'p1',
    move: '',
    before: view,
    after: view,
    lasts: () => 0,
    signal: new AbortController().signal,
  }
  return board.perform?.(beat)
}
const walking = () => village({ phase: 'choose', rolled: 2, steps: 2, walks: { c1: ['b1', 'c1'], b2: ['b1', 'b2'] } })
const LEGAL = ['go c1', 'go b2', 'swap b1 d1', 'swap b1 d4', 'swap d1 d4']

beforeEach(() => {
  send = vi.fn<(move: string) => void>()
  localStorage.clear()
})
it('lets the die be rolled by touching it', () => {
  show(village(), ['roll'])
  expect(glowing()).toEqual(['die'])
  touch('die')
  expect(send).toHaveBeenCalledWith('roll')
})

it('lights the squares that can be reached and shows the walk under focus', () => {
  show(walking(), LEGAL)
  expect(glowing()).toEqual(['b2', 'c1'])
  expect(document.querySelector('.walk .lit')?.getAttribute('d')).toBe('M50 50L150 50L250 50M50 50L150 50L150 150')
  expect(document.querySelector('.walk .over')).toBeNull()
  found('c1').dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
  flushSync()
  expect(document.querySelector('.walk .over')?.getAttribute('d')).toBe('M50 50L150 50L250 50')
  touch('c1')
  expect(send).toHaveBeenCalledWith('go c1')
})

it('shows the walk at the first touch of a finger and goes at the second', () => {
  show(walking(), LEGAL)
  tap('c1')
  expect(send).not.toHaveBeenCalled()
  expect(document.querySelector('.walk .over')).not.toBeNull()
  tap('c1')
  expect(send).toHaveBeenCalledWith('go c1')
})

it('exchanges two paths: pick one, pick the other, see them lie there, confirm', () => {
  show(walking(), LEGAL)
  touch('swap')
  expect(glowing()).toEqual(['b1', 'd1', 'd4'])
  touch('d4')
  touch('b1')
  expect(send).not.toHaveBeenCalled()
  expect(found('d4').style.transform).toContain('calc(-2 *')
  touch('swap-do')
  expect(send).toHaveBeenCalledWith('swap b1 d4')
})

it('shows after a reload what was begun before it, and nothing of it in another position', () => {
  const reload = (legal: string[]) => (putAway(), show(walking(), legal))
  show(walking(), LEGAL)
  tap('c1')
  reload(LEGAL.slice(0, 4))
  expect(document.querySelector('.walk .over')).toBeNull()
  reload(LEGAL)
  tap('c1')
  reload(LEGAL)
  expect(document.querySelector('.walk .over')?.getAttribute('d')).toBe('M50 50L150 50L250 50')
  tap('d1')
  tap('d4')
  reload(LEGAL)
  touch('swap-do')
  expect(send.mock.calls).toEqual([['swap d1 d4']])
})

it('takes an exchange back before it is confirmed', () => {
  show(walking(), LEGAL)
  touch('d4')
  touch('b1')
  touch('swap-back')
  expect(glowing()).toEqual(['b2', 'c1'])
  touch('d4')
  touch('b1')
  touch('b1')
  touch('d1')
  expect(board.says?.()).toEqual({ id: 'board-now-swap-sure', args: { one: 'd4', two: 'd1' } })
  expect(send).not.toHaveBeenCalled()
})

it('says that touches exchange paths now, and nothing where they walk', () => {
  show(walking(), LEGAL)
  expect(board.says?.()).toBeNull()
  touch('swap')
  expect(board.says?.()?.id).toBe('board-now-swap-first')
  touch('d4')
  expect(board.says?.()).toEqual({ id: 'board-now-swap-second', args: { square: 'd4' } })
})

it('gives the confirmation to the keyboard that laid the paths', () => {
  show(walking(), LEGAL)
  for (const square of ['d4', 'b1']) {
    found(square).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
    flushSync()
  }
  expect(document.activeElement).toBe(found('swap-do'))
})

it('begins an exchange at a path that cannot be walked to, and gives it up with Escape', () => {
  show(walking(), LEGAL)
  touch('d4')
  expect(found('d4').className).toContain('picked')
  press('Escape')
  expect(glowing()).toEqual(['b2', 'c1'])
  press('s')
  expect(glowing()).toEqual(['b1', 'd1', 'd4'])
})

it('picks paths at once where no walk exists', () => {
  show(walking(), ['swap b1 d1'])
  touch('b1')
  touch('d1')
  touch('swap-do')
  expect(send).toHaveBeenCalledWith('swap b1 d1')
})

it('sends what is not possible too, so that the refusal can explain it', () => {
  show(walking(), LEGAL)
  touch('c3')
  expect(send).toHaveBeenLastCalledWith('go c3')
  touch('swap')
  touch('e3')
  expect(send).toHaveBeenLastCalledWith('swap b1 e3')
})

it('looks under the card that is touched', () => {
  show(village({ phase: 'look', task: 'witness' }), ['look e3', 'look a5', 'look c5'])
  expect(glowing()).toEqual(['a5', 'c5', 'e3'])
  touch('a5')
  expect(send).toHaveBeenCalledWith('look a5')
})

it('swaps pawns with the one that is touched', () => {
  show(village({ phase: 'trade' }), ['trade p2', 'trade p3'])
  touch('b2')
  expect(send).toHaveBeenCalledWith('trade p3')
})

it('declares a suspect and a place that were touched', () => {
  show(village({ phase: 'declare', known: ['l1', 'l2', 'l3'] }), ['pass', 'declare s1 l1', 'declare s2 l4'])
  expect(found('accuse:l4').getAttribute('aria-pressed')).toBe('true')
  expect((found('accuse:say') as HTMLButtonElement).disabled).toBe(true)
  touch('accuse:s2')
  touch('accuse:say')
  expect(send).toHaveBeenCalledWith('declare s2 l4')
})

it('may accuse before rolling on Finish', () => {
  show(village(), ['roll', 'declare s1 l1'])
  expect(document.querySelector('.accuse')).toBeNull()
  touch('accuse')
  touch('accuse:s1')
  touch('accuse:l1')
  touch('accuse:say')
  expect(send).toHaveBeenCalledWith('declare s1 l1')
})

it('lifts a card for the one who looked, until it is put down', async () => {
  const view = village()
  show(view, [])
  await happen({ kind: 'look-witness', data: { seat: 'p1', square: 'e3', witness: 'w1', suspect: 's3' } }, view)
  flushSync()
  expect(document.querySelector('[data-lifted]')?.textContent).toContain('board-seen-innocent')
  const handedOn = vi.fn()
  const down = board.read?.()?.then(handedOn)
  await Promise.resolve()
  expect(handedOn).not.toHaveBeenCalled()
  touch('put-down')
  expect(document.querySelector('[data-lifted]')).toBeNull()
  await down
  expect(handedOn).toHaveBeenCalled()
  expect(board.read?.()).toBeNull()
})

it('shows no more than an eye when another player looks', async () => {
  const view = village()
  show(view, [])
  await happen({ kind: 'look-witness', data: { seat: 'p2', square: 'e3', witness: 'w1', suspect: 'unknown' } }, view)
  flushSync()
  expect(document.querySelector('[data-lifted]')).toBeNull()
  expect(found('e3').querySelector('.peek')).not.toBeNull()
})

it('walks a pawn square by square and turns a card up for all', async () => {
  const view = village()
  show(view, [])
  await happen({ kind: 'walk', data: { seat: 'p2', from: 'a1', to: 'b2', walk: ['b1', 'b2'] } }, view)
  await happen({ kind: 'turn-up', data: { seat: 'p2', square: 'b2', action: 'again' } }, view)
  flushSync()
  expect(document.querySelector('[data-pawn="p2"]')?.getAttribute('data-at')).toBe('b2')
  expect(found('b2').querySelector('.action use')?.getAttribute('href')).toBe('#lab-do-again')
})

it('draws in pencil what this seat knows, and keeps its marks', () => {
  show(village({ known: ['s2'] }, { e3: { below: 's2' }, c3: { below: 'flag' } }), [])
  expect(found('e3').querySelector('.pencil')).not.toBeNull()
  expect(found('a5').querySelector('.pencil')).toBeNull()
  expect(found('card:s2').className).toContain('out')
  touch('card:s1')
  expect(found('card:s1').querySelector('.mark')?.textContent).toBe('?')
  expect(Object.values(localStorage).join()).toContain('maybe')
})

it('plays nothing for one who only looks on', () => {
  show(walking(), [], { readonly: true, seat: '' })
  touch('c1')
  touch('b1')
  expect(send).not.toHaveBeenCalled()
})

it('names every button', () => {
  show(village({ phase: 'declare' }), ['pass', 'declare s1 l1'])
  for (const button of document.querySelectorAll('button')) {
    expect(button.getAttribute('aria-label') ?? button.textContent?.trim()).toBeTruthy()
  }
})

import { flushSync } from 'svelte'
import { beforeEach, expect, it, vi } from 'vitest'
import type { BoardProps } from '../board'
import { putAway, showBoard } from '../shared/testing'
import Board from './Board.svelte'
import { moment, player, table } from './testing'
import type { View } from './view'

const send = vi.fn<(move: string, anchor?: Element | null, seat?: string) => void>()

const dice = (changes: Partial<View> = {}) =>
  table([player('p1'), player('p2')], { phase: 'touch', dice: ['muffin', 3], rounds: 1, ...changes })

function show(view: View, changes: Partial<BoardProps<View>> = {}) {
  showBoard(Board, moment(view, { over: view.winner !== null }), { shownAt: 0, send, ...changes })
}
const card = (name: string) => document.querySelector<HTMLElement>(`[data-spot="${name}"]`)!
function press(name: string, pointerType: string, changes: PointerEventInit = {}) {
  card(name).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType, isPrimary: true, ...changes }))
  flushSync()
}
function button(what: 'cry' | 'block', type: 'pointerdown' | 'pointerup' | 'click', pointerType: string) {
  document
    .querySelector(`[data-${what}]`)!
    .dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, isPrimary: true }))
  flushSync()
}
function key(code: string, type = 'keydown') {
  document.body.dispatchEvent(new KeyboardEvent(type, { code, key: code, bubbles: true, cancelable: true }))
  flushSync()
}
const sent = () => send.mock.calls.map(([move, , seat]) => `${seat ?? ''}: ${move.replace(/ at=\d+$/, ' at=…')}`)

beforeEach(() => {
  send.mockClear()
  localStorage.clear()
})
it.each(['left', 'right'] as const)('plays with a plain click or a finger when the %s hand plays', (hand) => {
  for (const pointerType of ['mouse', 'touch']) {
    send.mockClear()
    show(dice({ players: [player('p1', { hand }), player('p2')] }))
    press('muffin 3', pointerType)
    expect(sent()).toEqual([`p1: touch muffin 3 ${hand} at=…`])
    putAway()
  }
})

it.each([
  ['the right button', 'mouse', { button: 2 }],
  ['Shift held', 'mouse', { shiftKey: true }],
  ['a second finger', 'touch', { isPrimary: false }],
])('takes %s for the blocking hand, which does not cry by itself', (_way, pointerType, changes) => {
  show(dice())
  press('muffin 3', pointerType, changes)
  expect(sent()).toEqual(['p1: touch muffin 3 left at=…'])
})

it('can err by hand and by cry where children play without constraints, too', () => {
  show(dice({ children: true }))
  press('muffin 3', 'touch', { isPrimary: false })
  expect(sent()).toEqual(['p1: touch muffin 3 left at=…'])
})

it('leaves hand and cry to the table where hands are easy', () => {
  for (const changes of [{}, { button: 2 }, { shiftKey: true }]) {
    send.mockClear()
    show(dice({ easy_hands: true }))
    expect(document.querySelector('[data-cry], [data-block]')).toBeNull()
    key('Space')
    key('ShiftLeft')
    press('muffin 3', 'mouse', changes)
    expect(sent()).toEqual(['p1: touch muffin 3 right at=…'])
    putAway()
  }
})

it('shows to everybody that hands are easy', () => {
  show(dice({ easy_hands: true }), { readonly: true, seat: '', mySeats: [] })
  expect(document.querySelector('[data-tray]')?.textContent).toContain('option-easy_hands')
})

it('opens no menu over the tray', () => {
  show(dice())
  const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
  card('muffin 3').dispatchEvent(menu)
  expect(menu.defaultPrevented).toBe(true)
})

it('lays a hand down once, and shows it at once', () => {
  show(dice())
  press('muffin 3', 'mouse')
  press('muffin 4', 'mouse', { button: 2 })
  expect(sent()).toEqual(['p1: touch muffin 3 right at=…'])
  expect(document.querySelector('[data-laid="p1"]')).not.toBeNull()
})

it('cannot be touched before the dice are shown', () => {
  show(table([player('p1'), player('p2')], { rounds: 1 }), { awaiting: true })
  press('muffin 3', 'mouse')
  press('muffin 3', 'mouse', { button: 2 })
  press('muffin 3', 'touch')
  key('KeyD')
  key('Digit3')
  card('muffin 3').click()
  expect(send).not.toHaveBeenCalled()
  expect(document.querySelector('.saucer')?.getAttribute('data-dice')).toBe('')
})

it('cries with the button held under one finger, and blocks with the second finger', () => {
  show(dice())
  button('cry', 'pointerdown', 'touch')
  press('muffin 3', 'touch', { isPrimary: false })
  expect(sent()).toEqual(['p1: touch muffin 3 left cry at=…'])
})

it('touches any card with two keys', () => {
  show(dice())
  key('KeyD')
  key('Digit3')
  expect(sent()).toEqual(['p1: touch muffin 3 right at=…'])
})

it.each([
  [['ShiftLeft', 'Space'], 'left cry'],
  [['ShiftRight'], 'left'],
  [['Space'], 'right cry'],
])('with %s held touches with: %s', (held, how) => {
  show(dice())
  held.forEach((one) => key(one))
  key('KeyA')
  key('Digit6')
  expect(sent()).toEqual([`p1: touch eclair 6 ${how} at=…`])
})

it('touches the card under the pointer with the key of a hand', () => {
  show(dice())
  card('waffle 2').dispatchEvent(new PointerEvent('pointerenter'))
  key('KeyF')
  expect(sent()).toEqual(['p1: touch waffle 2 left at=…'])
})

it.each(['mouse', 'touch'])(
  'readies hand and cry for the next touch with a press of their buttons by %s',
  (pointerType) => {
    const tap = (what: 'cry' | 'block') =>
      (['pointerdown', 'pointerup', 'click'] as const).forEach((type) => button(what, type, pointerType))
    for (const [taps, how] of [
      [['block', 'cry'], 'left cry'],
      [['block'], 'left'],
      [['cry'], 'right cry'],
      [['cry', 'cry'], 'right'],
    ] as const) {
      send.mockClear()
      show(dice())
      taps.forEach(tap)
      press('muffin 3', pointerType)
      expect(sent()).toEqual([`p1: touch muffin 3 ${how} at=…`])
      putAway()
    }
  },
)

it('does not ready the cry for later when its button is let go after the touch', () => {
  show(dice())
  button('cry', 'pointerdown', 'touch')
  press('muffin 3', 'touch', { isPrimary: false })
  button('cry', 'pointerup', 'touch')
  button('cry', 'click', 'touch')
  expect(document.querySelector('[data-cry]')?.getAttribute('aria-pressed')).toBe('false')
})

it.each([
  ['block', 'ShiftLeft'],
  ['cry', 'Space'],
])('lights the %s while %s is held', (what, code) => {
  const pressed = () => document.querySelector(`[data-${what}]`)?.getAttribute('aria-pressed')
  show(dice())
  key(code)
  expect(pressed()).toBe('true')
  key(code, 'keyup')
  expect(pressed()).toBe('false')
})

it('is silent for one who has erred, and for one who looks on', () => {
  show(dice({ players: [player('p1', { out: true }), player('p2')] }))
  press('muffin 3', 'mouse')
  expect(send).not.toHaveBeenCalled()
  putAway()
  show(dice(), { readonly: true, seat: '', mySeats: [] })
  press('muffin 3', 'mouse')
  key('KeyD')
  key('Digit3')
  expect(send).not.toHaveBeenCalled()
})

it('chooses the level, and the hand once the level is on the table', () => {
  const setup = table([player('p1', { level: null, hand: null, cards: [] }), player('p2')], { phase: 'setup' })
  show(setup)
  // The cards under the form are out of the way of the keyboard.
  expect(document.querySelector<HTMLElement>('[data-tray]')?.inert ?? true).toBe(true)
  document.querySelector<HTMLInputElement>('input[value="5"]')!.click()
  document.querySelector<HTMLInputElement>('input[value="left"]')!.click()
  flushSync()
  document
    .querySelector<HTMLFormElement>('form')!
    .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  flushSync()
  expect(sent()).toEqual(['p1: level 5'])
})

it('proposes the level that the game before left', () => {
  localStorage.setItem('veillee.pas-touche', JSON.stringify({ levels: { Léa: 2 } }))
  show(table([player('p1', { level: null, proposed: 7, hand: null, cards: [] }), player('p2')], { phase: 'setup' }))
  expect(document.querySelector<HTMLInputElement>('input[value="7"]')?.checked).toBe(true)
})

it('lets several people share a keyboard: a treat, then a number, each with keys of its own', () => {
  show(dice(), { seat: '', mySeats: ['p1', 'p2'] })
  key('KeyD')
  key('KeyU')
  key('KeyE')
  key('KeyM')
  key('Comma')
  key('KeyL')
  expect(sent()).toEqual(['p1: touch muffin 3 right at=…', 'p2: touch croissant 6 left cry at=…'])
})

it('lets each of several people err by hand and by cry', () => {
  show(dice(), { seat: '', mySeats: ['p1', 'p2'] })
  ;['KeyZ', 'KeyD', 'KeyE', 'Comma', 'KeyL', 'KeyO'].forEach((code) => key(code))
  expect(sent()).toEqual(['p1: touch muffin 3 left at=…', 'p2: touch muffin 3 right cry at=…'])
})

it('remembers the new level for the next game', () => {
  show(
    table([player('p1', { level: 4 }), player('p2')], {
      phase: 'over',
      rounds: 9,
      last_dice: ['muffin', 3],
      winner: 'p1',
    }),
  )
  expect(JSON.parse(localStorage.getItem('veillee.pas-touche')!).levels).toEqual({ Léa: 4 })
})

it('leaves the winner’s cube past the last card', () => {
  show(
    table([player('p1', { cube: null }), player('p2', { cube: null })], {
      phase: 'over',
      rounds: 9,
      last_dice: ['muffin', 3],
      winner: 'p1',
    }),
  )
  const places = (seat: string) =>
    [...document.querySelectorAll(`[data-track="${seat}"] > li`)].map((one) => one.classList.contains('start'))
  expect(places('p1').at(-1)).toBe(true)
  expect(places('p2').at(0)).toBe(true)
  expect(places('p1').at(0)).toBe(false)
})

it('names every button', () => {
  show(dice())
  for (const button of document.querySelectorAll('button')) {
    expect(button.getAttribute('aria-label') ?? button.textContent?.trim()).toBeTruthy()
  }
})

it('gives two people on one phone in front of a big screen a tray each', () => {
  show(dice(), { seat: '', mySeats: ['p1', 'p2'], place: 'palm' })
  const half = (seat: string, card: string) =>
    document
      .querySelector(`[data-half="${seat}"] [data-card="${card}"]`)!
      .dispatchEvent(new Event('pointerdown', { bubbles: true }))
  document.querySelector<HTMLElement>('[data-cry="p2"]')!.click()
  document.querySelector<HTMLElement>('[data-block="p2"]')!.click()
  half('p2', 'croissant 6')
  half('p1', 'muffin 3')
  expect(sent()).toEqual(['p2: touch croissant 6 left cry at=…', 'p1: touch muffin 3 right at=…'])
})

it('is walked by the arrow keys', () => {
  show(dice())
  const lie = (name: string, left: number, top: number) =>
    vi.spyOn(card(name), 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, 10, 10))
  const [first, right, below] = table([player('p1')]).grid as [string, string, string]
  lie(first, 100, 100)
  lie(right, 120, 100)
  lie(below, 100, 120)
  card(first).focus()
  const arrow = (code: string) => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: code, bubbles: true, cancelable: true }))
    return document.activeElement?.getAttribute('data-spot')
  }
  expect([arrow('ArrowRight'), arrow('ArrowLeft'), arrow('ArrowDown')]).toEqual([right, first, below])
})

it('says that cards cannot be touched while no dice lie', () => {
  show(table([player('p1'), player('p2')]))
  expect(card('muffin 3').getAttribute('aria-disabled')).toBe('true')
  putAway()
  show(dice())
  expect(card('muffin 3').getAttribute('aria-disabled')).toBeNull()
})

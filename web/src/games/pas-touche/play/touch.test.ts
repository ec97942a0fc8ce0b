import { expect, it } from 'vitest'
import { blocks, keyName, numberKey, PADS, printed, slapOf, spell, step, stroke, treatKey } from './touch'

it('spells a touch with its time since the dice were shown here', () => {
  expect(spell({ card: 'churros 3', hand: 'left', cry: false }, 1000.2, 1412.6)).toBe('touch churros 3 left at=412')
  expect(spell({ card: 'churros 3', hand: 'right', cry: true }, 1000, 990)).toBe('touch churros 3 right cry at=0')
  expect(spell({ card: 'muffin 6', hand: 'right', cry: false }, null, 990)).toBe('touch muffin 6 right')
})

const pointer = (pointerType: string, changes: PointerEventInit = {}) => new PointerEvent('pointerdown', { pointerType, isPrimary: true, ...changes })

it('plays with a plain click, a pen or one finger', () => {
  expect(blocks(pointer('mouse'))).toBe(false)
  expect(blocks(pointer('pen'))).toBe(false)
  expect(blocks(pointer('touch'))).toBe(false)
})

it('blocks with the right button, with Shift or with a second finger', () => {
  expect(blocks(pointer('mouse', { button: 2 }))).toBe(true)
  expect(blocks(pointer('mouse', { shiftKey: true }))).toBe(true)
  expect(blocks(pointer('touch', { isPrimary: false }))).toBe(true)
})

it('takes no other button for a hand', () => {
  expect(blocks(pointer('mouse', { button: 1 }))).toBeNull()
})

it('cries with the blocking hand, whichever hand plays', () => {
  expect(slapOf('eclair 2', 'left', false)).toEqual({ card: 'eclair 2', hand: 'left', cry: false })
  expect(slapOf('eclair 2', 'left', true)).toEqual({ card: 'eclair 2', hand: 'right', cry: true })
  expect(slapOf('eclair 2', 'right', true)).toEqual({ card: 'eclair 2', hand: 'left', cry: true })
})

it('names every card by two keys', () => {
  expect(treatKey('KeyQ')).toBe('croissant')
  expect(treatKey('KeyD')).toBe('muffin')
  expect(treatKey('KeyX')).toBeNull()
  expect([numberKey('Digit1'), numberKey('Numpad6'), numberKey('Digit7')]).toEqual([1, 6, null])
})

it('shows the letters that are printed on the keys', () => {
  expect(printed('fr', null)).toEqual(['A', 'Z', 'E', 'Q', 'S', 'D'])
  expect(printed('fr', new Map([['KeyQ', 'q']]))[0]).toBe('Q')
  expect(keyName('ArrowUp', null, 'fr')).toBe('↑')
  expect(keyName('KeyI', null, 'fr')).toBe('I')
})

it('gives every person at a keyboard keys of its own', () => {
  const keys = PADS.flatMap((pad) => [pad.up, pad.left, pad.down, pad.right, pad.hands.left, pad.hands.right])
  expect(new Set(keys).size).toBe(keys.length)
  expect(stroke('KeyL', 2)).toEqual({ pad: 1, move: [0, 1] })
  expect(stroke('Enter', 4)).toEqual({ pad: 3, hand: 'right' })
  expect(stroke('Enter', 2)).toBeNull()
})

it('keeps a hand on the tray', () => {
  expect(step([5, 0], [1, 0])).toEqual([5, 0])
  expect(step([5, 0], [-1, 0])).toEqual([4, 0])
})

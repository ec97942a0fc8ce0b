import { expect, it } from 'vitest'
import { blocks, slapOf, spell } from './touch'

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

it('keeps the hand and the cry apart', () => {
  const lay = (block: boolean, cry: boolean) => slapOf('eclair 2', 'left', { block, cry })
  expect(lay(false, false)).toEqual({ card: 'eclair 2', hand: 'left', cry: false })
  expect(lay(true, false)).toEqual({ card: 'eclair 2', hand: 'right', cry: false })
  expect(lay(true, true)).toEqual({ card: 'eclair 2', hand: 'right', cry: true })
  expect(lay(false, true)).toEqual({ card: 'eclair 2', hand: 'left', cry: true })
})

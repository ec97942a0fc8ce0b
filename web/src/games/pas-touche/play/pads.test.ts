import { expect, it } from 'vitest'
import { NUMBERS, TREATS } from '../box'
import { keyName, numberKey, PADS, printed, stroke, treatKey } from './pads'

it('names every card by two keys', () => {
  expect(treatKey('KeyQ')).toBe('croissant')
  expect(treatKey('KeyD')).toBe('muffin')
  expect(treatKey('KeyX')).toBeNull()
  expect([numberKey('Digit1'), numberKey('Numpad6'), numberKey('Digit7'), numberKey('Digit0'), numberKey('KeyA')]).toEqual([1, 6, null, null, null])
})

it('shows the letters that are printed on the keys', () => {
  expect(printed('fr', null)).toEqual(['A', 'Z', 'E', 'Q', 'S', 'D'])
  expect(printed('en', null)).toEqual(['Q', 'W', 'E', 'A', 'S', 'D'])
  expect(printed('fr', new Map([['KeyQ', 'q']]))[0]).toBe('Q')
  expect(keyName('Enter', null, 'fr')).toBe('↵')
  expect(keyName('Comma', null, 'fr')).toBe(';')
})

it('gives every person at a keyboard keys of its own, enough for every card', () => {
  const keys = PADS.flatMap((pad) => [...pad.six, pad.block, pad.cry])
  expect(new Set(keys).size).toBe(keys.length)
  for (const pad of PADS) expect([pad.six.length, pad.six.length]).toEqual([TREATS.length, NUMBERS.length])
  expect(stroke('KeyL', 2)).toEqual({ pad: 1, place: 5 })
  expect(stroke('KeyX', 2)).toEqual({ pad: 0, readies: 'cry' })
  expect(stroke('Period', 4)).toEqual({ pad: 3, readies: 'block' })
  expect(stroke('Period', 2)).toBeNull()
})

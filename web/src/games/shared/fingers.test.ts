import { expect, it } from 'vitest'
import { Fingers } from './fingers'

function taps(gap: number, aside = 0): boolean[] {
  const hand = new Fingers()
  hand.press(1, 100, 100, 0)
  const first = hand.lift(1, 80)
  hand.press(2, 100 + aside, 100, gap)
  return [first, hand.lift(2, gap + 80)]
}

it('takes two quick taps at one place for a double tap', () => {
  expect(taps(200)).toEqual([false, true])
  expect(taps(600)).toEqual([false, false])
  expect(taps(200, 90)).toEqual([false, false])
})

it('takes a finger that slid for no tap', () => {
  const hand = new Fingers()
  hand.press(1, 100, 100, 0)
  expect(hand.move(1, 160, 100)).toBe(0)
  expect(hand.lift(1, 100)).toBe(false)
  hand.press(1, 160, 100, 150)
  expect(hand.lift(1, 200)).toBe(false)
})

it('turns by two fingers as far as the line between them turns, through any angle', () => {
  const hand = new Fingers()
  hand.press(1, 100, 100, 0)
  hand.press(2, 200, 100, 10)
  expect(hand.move(2, 100, 200)).toBeCloseTo(90)
  expect(hand.move(2, 0, 100)).toBeCloseTo(90)
  expect(hand.move(2, 100, 0)).toBeCloseTo(90)
  expect(hand.lift(2, 20)).toBe(false)
  expect(hand.count).toBe(1)
})

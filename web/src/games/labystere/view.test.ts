import { describe, expect, it } from 'vitest'
import { village } from './testing'
import { choices, sides, spot, SQUARES, squareAt, squaresOf, standingOf, swapMove } from './view'

describe('squares', () => {
  it('reads a1 at the upper left, row by row', () => {
    expect(SQUARES.slice(0, 6)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'a2'])
    expect(spot('d4')).toEqual({ x: 3, y: 3 })
    expect(squareAt(5, 0)).toBeNull()
  })

  it('opens places, witnesses and both ends on all sides', () => {
    expect(sides({ square: 'c3', kind: 'place', name: 'l1', below: 'unknown' })).toBe('nesw')
    expect(sides({ square: 'c3', kind: 'path', name: 'ne', below: 'unknown' })).toBe('ne')
  })
})

describe('what may be touched', () => {
  it('is read from the legal moves', () => {
    const found = choices(['go c3', 'go a2', 'swap a2 d4', 'swap b1 d4'])
    expect([...found.go]).toEqual(['c3', 'a2'])
    expect([...found.swap].sort()).toEqual(['a2', 'b1', 'd4'])
    expect(choices(['ask p2', 'ask p3'])).toMatchObject({ verb: 'ask' })
    expect(choices(['roll', 'declare s1 l1'])).toMatchObject({ roll: true, declare: true })
  })

  it('spells an exchange with ascending squares', () => {
    expect(swapMove('d4', 'a2')).toBe('swap a2 d4')
    expect(squaresOf('swap a2 d4')).toEqual(['a2', 'd4'])
    expect(squaresOf('ask p2')).toEqual([])
  })
})

describe('the notebook', () => {
  it('strikes off what was set aside and rings the last one left', () => {
    const view = village({ known: ['s1', 's2', 's4', 'l2'] })
    expect(standingOf(view, 's1')).toBe('out')
    expect(standingOf(view, 's3')).toBe('last')
    expect(standingOf(view, 'l1')).toBe('free')
  })

  it('knows the place where the flag was seen, and the card a wrong declaration showed', () => {
    expect(standingOf(village({}, { c3: { below: 'flag' } }), 'l4')).toBe('seen')
    const lost = village({ culprit: 's2' })
    expect(standingOf(lost, 's2')).toBe('seen')
    expect(standingOf(lost, 's1')).toBe('out')
  })

  it('is empty for a spectator', () => {
    expect(standingOf(village({ known: null, seat: null }), 's1')).toBe('free')
  })
})

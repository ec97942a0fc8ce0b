import { describe, expect, it } from 'vitest'
import { nearest } from '../../shared/keys'
import { flights, pointed } from './motion'

describe('what flies', () => {
  it('takes a card from the own hand, and the other’s from theirs', () => {
    const event = (seat: string) => ({ kind: 'play-ghost', data: { seat, value: 3 } })
    expect(flights(event('green'), 'green', 1)[0]).toMatchObject({
      card: 'ghost 3',
      from: '[data-spot="ghost:3"]',
      to: '[data-row="green"]',
    })
    expect(flights(event('blue'), 'green', 1)[0]).toMatchObject({ from: '[data-hand="blue"]', to: '[data-row="blue"]' })
  })

  it('shows the back of a card that is not known', () => {
    expect(flights({ kind: 'draw', data: { seat: 'blue' } }, 'green', 1)[0]?.card).toBeNull()
    expect(flights({ kind: 'place-tenth', data: { seat: 'green', card: 'ghost 5' } }, 'green', 1)[0]?.card).toBeNull()
  })

  it('is as long as the motion says', () => {
    expect(flights({ kind: 'draw', data: { seat: 'blue' } }, 'green', 1)[0]?.ms).toBe(220)
    expect(
      flights({ kind: 'take-token', data: { seat: 'blue', round: 4, manors: 0, castles: 1 } }, 'green', 4)[0],
    ).toMatchObject({ ms: 420, house: 'castle' })
    expect(flights({ kind: 'turn-ends', data: { seat: 'blue' } }, 'green', 1)).toEqual([])
  })

  it('lets two Houses cross, and every discarded card go', () => {
    const swap = { kind: 'swap-houses', data: { seat: 'green', first: 1, second: 2 } }
    expect(flights(swap, 'green', 1, [['castle'], ['manor', 'castle']]).map((flight) => flight.house)).toEqual([
      'castle',
      'manor',
      'castle',
    ])
    expect(flights({ kind: 'truce', data: { seat: 'green', medium: 8 } }, 'green', 1, [['manor'], []])).toHaveLength(1)
    expect(
      flights({ kind: 'discard', data: { seat: 'green', cards: ['ghost 1', 'ghost 2'] } }, 'green', 1),
    ).toHaveLength(2)
  })

  it('points at what an entry of the log is about', () => {
    expect(pointed({ kind: 'play-ghost', data: { seat: 'blue', value: 4 } }, 'green')).toEqual(['other:ghost:4'])
    expect(pointed({ kind: 'take-token', data: { seat: 'blue', round: 4 } }, 'green')).toEqual(['round:4'])
  })
})

describe('arrow keys', () => {
  it('go to the nearest thing straight ahead', () => {
    const places = [
      { x: 100, y: 0 },
      { x: 50, y: 5 },
      { x: -10, y: 0 },
    ]
    expect(nearest({ x: 0, y: 0 }, places, [1, 0])).toBe(1)
    expect(nearest({ x: 0, y: 0 }, places, [-1, 0])).toBe(2)
    expect(nearest({ x: 0, y: 0 }, places, [0, -1])).toBe(-1)
  })
})

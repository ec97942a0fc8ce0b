import { describe, expect, it } from 'vitest'
import { around, ring } from './chairs'

describe('the chairs', () => {
  it('seat one person at the back of the table', () => {
    expect(ring(1)).toHaveLength(1)
    expect(ring(1)[0]!.x).toBeCloseTo(50, 5)
    expect(ring(1)[0]!.y).toBeLessThan(50)
  })

  it('let two people sit face to face', () => {
    const [left, right] = ring(2)
    expect(left!.y).toBeCloseTo(right!.y, 5)
    expect(left!.x + right!.x).toBeCloseTo(100, 5)
    expect(right!.x - left!.x).toBeGreaterThan(60)
  })

  it.each([3, 4, 5, 6, 7, 8, 9])('stand apart and inside the room, all %i', (count) => {
    const chairs = ring(count)
    for (const [index, chair] of chairs.entries()) {
      expect(chair.x).toBeGreaterThan(8)
      expect(chair.x).toBeLessThan(92)
      expect(chair.y).toBeLessThan(95)
      for (const other of chairs.slice(index + 1)) {
        // In a room of 880 × 420 a figure is 60 wide.
        expect(Math.hypot((chair.x - other.x) * 8.8, (chair.y - other.y) * 4.2)).toBeGreaterThan(90)
      }
    }
  })

  it('draws those at the back smaller', () => {
    const chairs = ring(5)
    expect(chairs[2]!.scale).toBeLessThan(chairs[0]!.scale)
  })

  it('stand in rows where a ring has no room', () => {
    expect([around(6, 390), around(7, 390), around(9, 900), around(10, 900)]).toEqual([true, false, true, false])
  })
})

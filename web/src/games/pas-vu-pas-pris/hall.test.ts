import { expect, it } from 'vitest'
import {
  BELLS,
  eyeAt,
  footprint,
  FURNITURE,
  heights,
  heldTurn,
  lowest,
  outlineOf,
  placed,
  raysOf,
  seenFrom,
  standing,
} from './hall'
import { hall } from './testing'
import { doorMiddle, SIDES, squareAt, turnFrom, turnTo } from './view'

const pose = (piece: string, face = 'bottom', z = 0) => ({
  piece,
  x: 120,
  y: 120,
  z,
  turn: heldTurn(face, 0),
  face,
  yaw: 0,
  leaning: false,
})

it('builds every piece and every ghost from the data', () => {
  expect(Object.keys(FURNITURE).sort()).toEqual(['armchair', 'desk', 'mirror', 'piano', 'table', 'trolley'])
  expect(BELLS.large.height).toBeGreaterThan(BELLS.medium.height)
})

it('stands a piece on the floor when its centre is half its height up', () => {
  expect(lowest(pose('table', 'bottom', FURNITURE.table!.middle))).toBeCloseTo(0)
  expect(lowest(pose('piano', 'top', FURNITURE.piano!.middle))).toBeCloseTo(0)
})

it('knows what a piece covers of the floor', () => {
  const [top] = placed(pose('table')).map(footprint)
  expect(top!.loop.map(([x]) => Math.round(x)).sort((a, b) => a - b)).toEqual([84, 84, 156, 156])
})

it('looks in from behind the plate of every door', () => {
  for (const side of SIDES) {
    const eye = eyeAt(side, 2)
    const [x, y] = doorMiddle(side, 2)
    const seen = seenFrom(eye, [x + eye.ahead[0] * 100, y + eye.ahead[1] * 100, 26])
    expect(seen.u).toBeCloseTo(0)
    expect(seen.v).toBeCloseTo(0)
    expect(seen.far).toBeCloseTo(116)
  }
})

it('turns the picture to every seat and back', () => {
  for (const side of SIDES) {
    expect(turnFrom(side, turnTo(side, [30, 70]))).toEqual([30, 70])
    expect(turnTo(side, doorMiddle(side, 1))).toEqual([20, 240])
  }
  expect(squareAt(30, 70)).toBe('a2')
})

it('lays a ghost down with its middle over its spot', () => {
  const ghost = { ...hall().ghosts[0]!, where: 'c3', x: 100, y: 100, lying: true, heading: 90 }
  const ys = standing(ghost).points.map((point) => point[1])
  expect((Math.min(...ys) + Math.max(...ys)) / 2).toBeCloseTo(100)
})

it('finds floor, shelf and top at a spot, where a ghost has room', () => {
  const table = pose('table', 'bottom', FURNITURE.table!.middle)
  expect(heights([table], 'medium', 120, 120)).toEqual([0, 36])
  expect(heights([table], 'large', 120, 120)).toEqual([36])
  expect(heights([table], 'large', 30, 30)).toEqual([0])
})

it('draws a ray for each way in which a ghost was seen', () => {
  const glimpse = {
    ghost: 'south:large',
    seen: true,
    share: 0.5,
    blockers: [],
    blocked: [],
    polygons: [],
    witness: [
      [0, 0, 26],
      [50, 50, 9],
    ],
    image_share: 0,
    image_polygons: [],
    image_witness: [],
  }
  const hidden = { ...glimpse, ghost: 'north:large', seen: false, witness: [] }
  expect(raysOf({ side: 'south', door: 1, glimpses: [glimpse, hidden] })).toEqual([
    { ghost: 'south:large', points: glimpse.witness },
  ])
})

it('widens the whole keyhole to the field of a variant', () => {
  const [box, wide] = [outlineOf({}), outlineOf({ variant: { field: 45 } })]
  const right = (loop: readonly (readonly number[])[]) => Math.max(...loop.map(([u]) => u!))
  expect(right(wide.bow)).toBeCloseTo(1)
  expect(right(wide.slot) / right(box.slot)).toBeCloseTo(wide.round / box.round)
})

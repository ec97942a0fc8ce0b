import { expect, it } from 'vitest'
import { elbowRoom } from './elbow'

const PAGE = { width: 400, height: 600 }
const SIZE = { width: 200, height: 80 }
const near = { left: 150, top: 300, right: 210, bottom: 380 }

it('stands above the thing where there is room', () => {
  expect(elbowRoom(SIZE, near, [], PAGE)).toEqual({ x: 80, y: 208, side: 'above' })
})

it('goes under it where something to be touched lies above', () => {
  const row = { left: 0, top: 200, right: 400, bottom: 290 }
  expect(elbowRoom(SIZE, near, [row], PAGE)).toMatchObject({ y: 392, side: 'below' })
})

it('moves aside before it changes sides', () => {
  const card = { left: 60, top: 200, right: 140, bottom: 290 }
  expect(elbowRoom(SIZE, near, [card], PAGE)).toMatchObject({ x: 150, side: 'above' })
})

it('never lies on the thing itself, and stays on the page', () => {
  const high = { left: 150, top: 20, right: 210, bottom: 100 }
  expect(elbowRoom(SIZE, high, [], PAGE)).toMatchObject({ y: 112, side: 'below' })
})

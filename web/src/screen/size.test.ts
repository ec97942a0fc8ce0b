import { expect, it } from 'vitest'
import { tooSmall } from './size'

it('knows a phone by its shorter side, upright or not', () => {
  expect([tooSmall(360, 640), tooSmall(390, 844), tooSmall(932, 430)]).toEqual([true, true, true])
})

it('takes a TV, a tablet and a laptop for a big screen', () => {
  expect([tooSmall(960, 540), tooSmall(820, 1180), tooSmall(1920, 1080)]).toEqual([false, false, false])
})

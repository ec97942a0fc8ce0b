import { expect, it } from 'vitest'
import { Sums } from './network'

/** Numbers as the float16 of a file: only what has an exact one. */
const HALVES: Record<number, string> = { 0: '0000', 1: '003c', 2: '0040', '-1': '00bc', 0.5: '0038' }
const layer = (rows: number, columns: number, numbers: number[]) => [
  rows,
  columns,
  numbers.map((number) => HALVES[number]).join(''),
]
const sums = () =>
  new Sums(
    JSON.stringify({
      'first.weight': layer(2, 3, [1, 0, 2, -1, 1, 0]),
      'first.bias': layer(2, 1, [0, 0.5]),
      'second.weight': layer(1, 2, [1, 1]),
      'second.bias': layer(1, 1, [0]),
      'policy.weight': layer(3, 1, [1, 0, 2]),
      'policy.bias': layer(3, 1, [0, 0, -1]),
      'value.weight': layer(1, 1, [0.5]),
      'value.bias': layer(1, 1, [0]),
    }),
  )

it('adds up two hidden layers, a policy and a value', () => {
  // (1, 0, 1) -> (3, -0.5 -> 0) -> 3 -> outputs 3, 0, 5
  const [one, three] = JSON.parse(sums().chances('010001', '[[0, 2]]')) as number[]
  expect(one! / three!).toBeCloseTo(Math.exp(-2), 6)
  expect(one! + three!).toBeCloseTo(1, 12)
  expect(sums().worth('010001')).toBeCloseTo(Math.tanh(1.5), 6)
})

it('draws by those chances, the same for the same seed', () => {
  const sheets = '010001'.repeat(4000)
  const choices = JSON.stringify(Array.from({ length: 4000 }, () => [0, 2]))
  const drawn = JSON.parse(sums().draw(sheets, choices, 7)) as number[]
  const share = drawn.filter((place) => place === 0).length / drawn.length
  expect(share).toBeCloseTo(Math.exp(-2) / (1 + Math.exp(-2)), 1)
  expect(sums().draw(sheets, choices, 7)).toBe(JSON.stringify(drawn))
  expect(sums().draw(sheets, choices, 8)).not.toBe(JSON.stringify(drawn))
})

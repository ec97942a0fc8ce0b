import { describe, expect, it } from 'vitest'
import { movesWith, moveText, plainName, shapeOf } from './value'

describe('the shape of a part of a view', () => {
  it.each([
    [null, { kind: 'nothing' }],
    ['', { kind: 'nothing' }],
    [[], { kind: 'nothing' }],
    [true, { kind: 'truth', holds: true }],
    [7, { kind: 'number', number: 7 }],
    ['queen', { kind: 'word', word: 'queen' }],
    [['queen', 'king'], { kind: 'row', items: ['queen', 'king'] }],
    [{ hand: 3 }, { kind: 'fields', fields: [['hand', 3]] }],
  ])('of %j', (value, shape) => expect(shapeOf(value)).toEqual(shape))

  it('is a grid for rows of rows', () =>
    expect(
      shapeOf([
        ['x', null],
        [null, 'o'],
      ]),
    ).toEqual({
      kind: 'grid',
      rows: [
        [
          { name: '', value: 'x' },
          { name: '', value: null },
        ],
        [
          { name: '', value: null },
          { name: '', value: 'o' },
        ],
      ],
    }))

  it('is a grid for named squares, in their order', () => {
    const shape = shapeOf({ b1: 2, a1: 1, b2: 4, a2: 3 })
    expect(shape).toMatchObject({ kind: 'grid' })
    expect(shape.kind === 'grid' && shape.rows.map((row) => row.map((cell) => cell.name))).toEqual([
      ['a1', 'b1'],
      ['a2', 'b2'],
    ])
  })
})

it('finds the moves that name a thing', () => {
  const legal = ['take 1', 'take 11', 'play ghost 5', 'end']
  expect(movesWith(legal, '1')).toEqual(['take 1'])
  expect(movesWith(legal, 'ghost 5')).toEqual(['play ghost 5'])
  expect(movesWith(legal, 'end')).toEqual([])
})

it('names moves and fields', () => {
  expect(moveText('place c3 x=2,5')).toBe('move-place-c3-x-2-5')
  expect(plainName('cards_left')).toBe('Cards left')
})

import { expect, it } from 'vitest'
import { quiet, say } from '../../shared/testing'
import { describe } from './speech'
import { hall } from '../testing'

it('tells two ghosts of one square apart where one of them is to be replaced', () => {
  const moment = quiet(
    { ...hall({ 'north:small1': 'b3', 'north:small2': 'b3' }), midnight: 5 },
    { south: 'Hugo', north: 'Léa' },
  )
  expect(describe('replace small3 north:small1', moment, say)).toBe('board-move-replace small3 small1 Léa b3')
  expect(describe('replace small3 north:small2', moment, say)).toBe('board-move-replace small3 small2 Léa b3')
})

import { beforeEach, expect, it } from 'vitest'
import { keep } from '../../../lib/storage'
import { nextMark, readMarks } from './marks'

beforeEach(() => localStorage.clear())

it('goes round: perhaps, no, yes, nothing', () => {
  expect(nextMark('')).toBe('maybe')
  expect(nextMark('maybe')).toBe('no')
  expect(nextMark('no')).toBe('yes')
  expect(nextMark('yes')).toBe('')
})

it('reads its marks and forgives what is not its own', () => {
  keep('x', { s1: 'maybe' })
  expect(readMarks('x')).toEqual({ s1: 'maybe' })
  localStorage.setItem('x', '{"s1":"blue","s2":"no"}')
  expect(readMarks('x')).toEqual({ s2: 'no' })
  localStorage.setItem('x', 'broken')
  expect(readMarks('x')).toEqual({})
})

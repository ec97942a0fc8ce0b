import { beforeEach, expect, it } from 'vitest'
import { keepMarks, marksKey, nextMark, readMarks } from './marks'

beforeEach(() => localStorage.clear())

it('goes round: perhaps, no, yes, nothing', () => {
  expect(nextMark('')).toBe('maybe')
  expect(nextMark('maybe')).toBe('no')
  expect(nextMark('no')).toBe('yes')
  expect(nextMark('yes')).toBe('')
})

it('keeps the marks of one seat of one table', () => {
  const key = marksKey('/t/abc', 'p1')
  keepMarks(key, { s1: 'maybe' })
  expect(readMarks(key)).toEqual({ s1: 'maybe' })
  expect(readMarks(marksKey('/t/abc', 'p2'))).toEqual({})
})

it('forgives what is not its own', () => {
  localStorage.setItem('x', '{"s1":"blue","s2":"no"}')
  expect(readMarks('x')).toEqual({ s2: 'no' })
  localStorage.setItem('x', 'broken')
  expect(readMarks('x')).toEqual({})
})

import { afterEach, expect, it } from 'vitest'
import { notePlayed, played } from './played'

afterEach(() => localStorage.clear())

it('remembers every game once', () => {
  expect(played()).toEqual([])
  notePlayed(['labystere'])
  expect(notePlayed(['labystere', 'pas-touche'])).toEqual(['labystere', 'pas-touche'])
  expect(played()).toEqual(['labystere', 'pas-touche'])
})

it('takes what is not its own for nothing', () => {
  localStorage.setItem('veillee-played', '7')
  expect(played()).toEqual([])
})

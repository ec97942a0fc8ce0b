import { expect, it } from 'vitest'
import { offersOf } from './choices'
import { hall } from '../testing'

const offers = (places: Record<string, string>, ...choices: string[]) => offersOf({ ...hall(places), choices }, 'south')

it('offers each square and each ghost to be replaced once, whichever small one takes the place', () => {
  expect(offers({}, 'place small1 a3', 'place small1 b3', 'place small2 a3', 'place small2 b3')).toEqual([
    'place small1 a3',
    'place small1 b3',
  ])
  const taken = [
    'replace small1 west:small1',
    'replace small1 west:small2',
    'replace small3 west:small1',
    'replace small3 west:small2',
  ]
  expect(offers({}, ...taken)).toEqual(taken.slice(0, 2))
})

it('tells sizes apart, and who waits at the edge from who waits in the reserve', () => {
  const grown = ['grow small1 medium1', 'grow small1 medium2', 'grow small1 large', 'grow small2 medium1']
  expect(offers({ 'south:small1': 'c3', 'south:small2': 'd3' }, ...grown)).toEqual([grown[0], grown[2], grown[3]])
  expect(offers({ 'south:small1': 'c3', 'south:medium2': 'edge' }, ...grown.slice(0, 2))).toEqual(grown.slice(0, 2))
})

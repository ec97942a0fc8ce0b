import { expect, it } from 'vitest'
import { variantLines } from './variant'

const TEXTS: Record<string, string> = {
  'variant-hand': 'Main',
  'variant-tracks': 'Pistes',
  'variant-levels': 'Niveaux',
  'variant-word-green': 'vert',
  'variant-word-lock': 'cadenas',
}
const has = (id: string) => id in TEXTS
const say = (id: string, args?: Record<string, string>) => (args ? `${args.rule} : ${args.value}` : (TEXTS[id] ?? ''))

it('says nothing of the box', () => {
  expect(variantLines({ players: 2 }, say, has)).toEqual([])
  expect(variantLines({ variant: null }, say, has)).toEqual([])
})

it('says each number that is another, with the words of the game', () => {
  const variant = { hand: 4, tracks: { green: ['lock', 'lock'] }, levels: [['green', 'red'], ['green']] }
  expect(variantLines({ variant }, say, has)).toEqual([
    'Main : 4',
    'Pistes : vert (cadenas, cadenas)',
    'Niveaux : vert, red / vert',
  ])
})

import { beforeAll, expect, it } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { loadTexts } from '../../lib/texts.svelte'
import type { SeatInfo, TableInfo } from '../../wire/types'
import { nameOf, shortNameOf } from './names'

const seat = (id: string, rest: Partial<SeatInfo>) =>
  ({ seat: id, kind: 'bot', name: '', level: '1', ...rest }) as SeatInfo
const named = (...seats: SeatInfo[]) => seats.map((one) => nameOf({ seats } as TableInfo, one.seat, (id) => id))

beforeAll(async () => {
  settings.language = 'fr'
  await loadTexts('', 'fr')
})

it('tells bots of one strength apart by numbers', () => {
  expect(
    named(seat('p1', { kind: 'human', name: 'Léa' }), seat('p2', {}), seat('p3', {}), seat('p4', { level: '2' })),
  ).toEqual(['Léa', 'Robot · Enfant 1', 'Robot · Enfant 2', 'Robot · Débutant'])
})

it('leaves the word out where a sign says it', () => {
  const seats = [seat('p1', { kind: 'human', name: 'Léa' }), seat('p2', {}), seat('p3', {}), seat('p4', { level: '2' })]
  expect(seats.map((one) => shortNameOf({ seats } as TableInfo, one.seat, (id) => id))).toEqual([
    'Léa',
    'Enfant 1',
    'Enfant 2',
    'Débutant',
  ])
})

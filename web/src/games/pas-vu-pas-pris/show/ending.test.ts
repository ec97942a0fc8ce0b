import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import data from '../../../../../src/veillee/games/pas_vu_pas_pris/data.json'
import french from '../../../../../src/veillee/games/pas_vu_pas_pris/texts/fr.ftl?raw'
import { quiet, say } from '../../shared/testing'
import { hall } from '../testing'
import { POINTS, type View } from '../view'
import { tally, verdict } from './ending'

const NAMES = { south: 'Anna', north: 'Ben' }

function moment(places: Record<string, string>, points: View['points'], winners: string[] = []) {
  return quiet({ ...hall(places), points }, NAMES, { winners })
}

it('knows the points of the data', () => {
  expect(POINTS).toEqual(data.points)
})

it('ends a round with who leads once those who were seen are home', () => {
  const now = moment({ 'south:large': 'c3', 'north:small1': 'd4' }, { south: 3, north: 1 })
  const looked = { kind: 'looked', data: { seen: ['south:large'], count: 1 } }
  const began = { kind: 'round-began', data: { round: 2, seat: 'south' } }
  expect(verdict(0, [looked, began], now)).toBeNull()
  expect(verdict(1, [looked, began], now)).toMatchObject({
    seat: 'north',
    text: { id: 'board-round-led', args: { round: 1, count: 1, name: 'Ben', points: 1, others: 0 } },
    next: { args: { name: 'Anna' } },
  })
  expect(verdict(0, [began], now)).toBeNull()
})

it('counts ghosts out and in the hall by their size, and says what decided', () => {
  const places = { 'south:large': 'out', 'south:small1': 'c3', 'north:medium1': 'out', 'north:large': 'd4' }
  const { why, rows } = tally(moment(places, { south: 7, north: 7 }, ['south']), say)
  expect(rows[0]).toMatchObject({ seat: 'south', parts: [{ points: 6 }, { points: 1 }], total: '7' })
  expect(rows[1]!.parts.map((part) => part.points)).toEqual([4, 3])
  expect(why.id).toBe('board-tally-why-side')
  expect(tally(moment(places, { south: 7, north: 6 }, ['south']), say).why.id).toBe('board-tally-why-points')
  expect(tally(moment(places, { south: 7, north: 7 }, ['south', 'north']), say).why.id).toBe('board-tally-why-shared')
})

it('counts in the plural', () => {
  const bundle = new FluentBundle('fr', { useIsolating: false })
  bundle.addResource(new FluentResource(french))
  const places = { 'south:small1': 'out', 'south:small2': 'out', 'south:medium1': 'c3' }
  const { rows } = tally(moment(places, { south: 3, north: 0 }), (id, args) =>
    bundle.formatPattern(bundle.getMessage(id)?.value ?? '', args),
  )
  expect(rows[0]!.parts.map((part) => part.label)).toEqual(['2 petits dehors', '1 moyen dans le hall'])
})

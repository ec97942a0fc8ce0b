import { expect, it } from 'vitest'
import { readPlan } from './draft'
import { cost, EMPTY, mayLeave, nudge, partners, route, send, spell, spent, whereIn } from './plan'
import { hall } from '../testing'
import type { Point, View } from '../view'

const UP: Point = [0, 1]

it('enters by the own door of the lane and goes straight on', () => {
  const { ghosts } = hall()
  expect(route(ghosts[3]!, 'd3')).toEqual({ squares: ['d1', 'd2', 'd3'], leaves: false })
  expect(cost(ghosts[3]!, 'd1')).toBe(1)
})

it('goes out through the exit for one more step, and never from the start', () => {
  const view = hall({ 'south:small1': 'c5' })
  expect(route(view.ghosts[3]!, 'out')).toEqual({ squares: ['c6'], leaves: true })
  expect(cost(view.ghosts[4]!, 'out')).toBe(Infinity)
})

it('spells what it would send', () => {
  const view = hall({ 'south:medium1': 'c6' })
  let draft = send(view, EMPTY, 'south:small1', 'b2', { x: 0.25, y: 0.5, level: 1 })
  draft = send(view, draft, 'south:medium1', 'out', null)
  expect(spell(view, draft)).toBe('plan small1:b1-b2@0.25,0.5,1 medium1:out')
  expect(spent(view, draft)).toBe(3)
  expect(spell(view, EMPTY)).toBe('plan none')
})

it('walks by arrow keys: in, on, back and out of the plan', () => {
  const view = hall()
  let draft = nudge(view, EMPTY, 'south:small1', UP)
  expect(spell(view, draft)).toBe('plan small1:c1')
  draft = nudge(view, draft, 'south:small1', [1, 0])
  expect(spell(view, draft)).toBe('plan small1:d1')
  draft = nudge(view, draft, 'south:small1', [0, -1])
  expect(spell(view, draft)).toBe('plan none')
})

it('merges only where fusion is played and two meet', () => {
  const places = { 'south:small1': 'c3', 'south:small2': 'c2' }
  const draft = send(hall(places), EMPTY, 'south:small2', 'c3', null)
  expect(partners(hall(places), draft, 'south:small2')).toEqual([])
  expect(partners({ ...hall(places), fusion: true }, draft, 'south:small2')).toEqual(['south:small1'])
  const merged = [...draft, { first: 'south:small2', second: 'south:small1' }]
  expect(partners({ ...hall(places), fusion: true }, merged, 'south:small2')).toEqual([])
})

it('lets a ghost that a merge replaced start again, and the newborn rest', () => {
  const view = { ...hall({ 'south:small1': 'c3', 'south:small2': 'c2' }), fusion: true }
  const met = send(view, EMPTY, 'south:small2', 'c3', null)
  const merged = [...met, { first: 'south:small2', second: 'south:small1' }]
  expect(whereIn(view, merged, 'south:medium1')).toBe('c3')
  expect(mayLeave(view, merged, 'south:medium1')).toBe(false)
  expect(mayLeave(view, merged, 'south:small2')).toBe(true)
  const again = send(view, merged, 'south:small2', 'a2', null)
  expect(spell(view, again)).toBe('plan small2:c3 merge:small2+small1 small2:a1-a2')
  expect(spent(view, again)).toBe(3)
  // Its first walk is done: only the second one can still be changed.
  expect(spell(view, send(view, again, 'south:small2', 'b1', null))).toBe(
    'plan small2:c3 merge:small2+small1 small2:b1',
  )
  expect(spell(view, send(view, again, 'south:small2', 'side', null))).toBe('plan small2:c3 merge:small2+small1')
})

it('merges nobody where the reserve has no ghost of the next size', () => {
  const places = { 'south:small1': 'c3', 'south:small2': 'c2', 'south:medium1': 'a1', 'south:medium2': 'out' }
  const view = { ...hall(places), fusion: true }
  expect(partners(view, send(view, EMPTY, 'south:small2', 'c3', null), 'south:small2')).toEqual([])
})

it('offers only ghosts that may be sent on', () => {
  const leaving = (view: View, draft = EMPTY) =>
    view.ghosts.map((ghost) => ghost.name).filter((name) => name.startsWith('south') && mayLeave(view, draft, name))
  const view = hall({
    'south:medium1': 'c6',
    'south:medium2': 'edge',
    'south:small1': 'out',
    'south:small2': 'out',
    'south:small3': 'b2',
  })
  expect(leaving(view)).toEqual(['south:large', 'south:medium1', 'south:medium2', 'south:small3', 'south:small4'])
  const fusion = { ...view, fusion: true }
  expect(leaving(fusion)).toEqual(['south:medium1', 'south:medium2', 'south:small3', 'south:small4'])
  const last = send(fusion, EMPTY, 'south:small4', 'a1', null)
  expect(leaving(fusion, last)).toEqual([
    'south:medium1',
    'south:medium2',
    'south:small1',
    'south:small2',
    'south:small3',
    'south:small4',
  ])
})

it('reads a suggested plan', () => {
  expect(readPlan('south', 'plan small1:b1-b2@0.25,0.5 large:out merge:small1+small3 small1:a1')).toEqual([
    { ghost: 'south:small1', target: 'b2', place: { x: 0.25, y: 0.5, level: 0 } },
    { ghost: 'south:large', target: 'out', place: null },
    { first: 'south:small1', second: 'south:small3' },
    { ghost: 'south:small1', target: 'a1', place: null },
  ])
})

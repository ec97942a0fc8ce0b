import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BoardProps, Foreseen } from '../../board'
import { Desk } from './desk.svelte'
import { FURNITURE } from '../hall'
import { hall } from '../testing'
import type { PieceView, Preview, View } from '../view'

beforeEach(() => {
  sessionStorage.clear()
  sent.mockClear()
})
afterEach(() => void vi.useRealTimers())

const sent = vi.fn<(move: string) => void>()

/** A hand over a hall that is being furnished; `answers` is what the server says of places. */
function desk(
  furniture: readonly PieceView[],
  change: Partial<View> = {},
  answers?: BoardProps<View>['preview'],
): Desk {
  const view: View = {
    ...hall({ 'south:small1': 'c3' }),
    phase: 'furnish',
    furniture: [...furniture],
    may_furnish: ['table', 'trolley'],
    ...change,
  }
  const props = { view, seat: 'south', actors: ['south'], readonly: false, pending: null, options: {} }
  return new Desk(() => ({ ...props, send: sent, preview: answers }) as unknown as BoardProps<View>)
}

function piece(name: string, high: number): PieceView {
  return {
    piece: name,
    x: 100.25,
    y: 90,
    z: FURNITURE[name]!.middle + high,
    turn: [1, 0, 0, 0],
    face: 'bottom',
    yaw: 22.5,
    leaning: false,
  }
}

it('takes a piece up as it stands, over whoever is under it, and says so to all', () => {
  const hand = desk([piece('table', 0)])
  hand.take('table')
  expect(hand.furnish).toBe('furnish table x=100.25 y=90 yaw=22.5 face=bottom level=0')
  expect(sent.mock.calls).toEqual([['take table']])
})

it('leaves a piece that stands on another one high', () => {
  const hand = desk([piece('trolley', 36)])
  hand.take('trolley')
  expect(hand.furnish).toBe('furnish trolley x=100.25 y=90 yaw=22.5 face=bottom')
})

it('takes a piece that is still to be laid out over the middle of the hall, for nobody else to see', () => {
  const hand = desk([], { lays_out: true })
  hand.take('trolley')
  expect(hand.furnish).toBe('furnish trolley x=120 y=120 yaw=0 face=bottom')
  expect(sent).not.toHaveBeenCalled()
})

it('holds after a reload what was taken up before it', () => {
  const hand = desk([piece('table', 0)], { taken: 'table', may_furnish: ['table'] })
  hand.resume()
  expect(hand.held?.piece).toBe('table')
  expect(sent).not.toHaveBeenCalled()
})

it('shows whom somebody else lets a piece hang in', () => {
  const other = { taken: 'table', turn: ['north'] }
  expect(desk([piece('table', 0)], other).aloft).toEqual({ piece: 'table', side: 'north' })
})

it('slides a piece along the wall instead of through it', () => {
  const hand = desk([piece('table', 0)])
  hand.take('table')
  hand.hold({ yaw: 0, x: -50, y: 300 })
  expect([hand.held?.x, hand.held?.y]).toEqual([36, 216])
})

const stands = (
  furniture: readonly PieceView[],
  ghosts = hall({ 'south:small1': 'c3' }).ghosts,
): Foreseen<Preview> => ({
  shows: { ghosts, furniture: [...furniture], look: null, level: 0, levels: 1 },
  refusal: null,
})

it('lets a piece that is dropped where it cannot stand come to the nearest place', async () => {
  vi.useFakeTimers()
  const nearest = 'furnish table x=90 y=90 yaw=0 face=bottom'
  const falls = { clause: 'PVP-F1', text: '', params: { nearest } }
  const hand = desk([piece('table', 0)], {}, (move) =>
    Promise.resolve(move === nearest ? stands([piece('table', 0)]) : { shows: null, refusal: falls }),
  )
  hand.take('table')
  hand.dragging = true
  hand.hold({ x: 120 })
  await vi.advanceTimersByTimeAsync(1000)
  expect([hand.held?.x, hand.trouble?.clause, hand.hovers]).toEqual([120, 'PVP-F1', true])
  expect(hand.furnish).toBe(nearest)
  hand.settle()
  expect(hand.held).toMatchObject({ x: 90, y: 90 })
})

it('says before it happens who comes down and what drops', async () => {
  vi.useFakeTimers()
  const view = hall({ 'south:small1': 'c3' })
  const down = view.ghosts.map((ghost) => (ghost.name === 'south:small1' ? { ...ghost, z: 36 } : ghost))
  const answer = stands([piece('table', 0), piece('trolley', 36)], down)
  const hand = desk([piece('table', 0), piece('trolley', 0)], {}, () => Promise.resolve(answer))
  hand.take('table')
  hand.hold({ x: 120 })
  await vi.advanceTimersByTimeAsync(1000)
  expect([...hand.shaken]).toEqual(['ghost:south:small1', 'piece:trolley'])
})

function peeking(changed: Partial<View>, options: Record<string, unknown> = { rehearsal: true }): boolean {
  const view: View = { ...hall(), ...changed }
  const props = {
    view,
    seat: 'south',
    actors: ['south'],
    readonly: false,
    over: false,
    pending: null,
    options,
    preview: () => Promise.reject(new Error('unasked')),
  }
  const hand = new Desk(() => props as unknown as BoardProps<View>)
  hand.peeking = true
  return hand.peeking
}

it('lets people try doors out at a rehearsal alone', () => {
  expect(peeking({ phase: 'plan' })).toBe(true)
  expect(peeking({ phase: 'plan' }, {})).toBe(false)
})

it('lets nobody try doors out once all have planned', () => {
  expect(['furnish', 'plan', 'roll', 'side', 'door'].filter((phase) => peeking({ phase }))).toEqual(['furnish', 'plan'])
})

it('lets nobody try doors out whose plan is in, nor who is the last to plan', () => {
  const players: View['players'] = ['south', 'west', 'north']
  expect(peeking({ phase: 'plan', players, planned: ['north'] })).toBe(true)
  expect(peeking({ phase: 'plan', players, planned: ['south'] })).toBe(false)
  expect(peeking({ phase: 'plan', players, planned: ['west', 'north'] })).toBe(false)
})

/** A seat that is opened, as after a reload; `view` changes what the hall was. */
function opened(seat: string, view: Partial<View> = {}, more: Partial<BoardProps<View>> = {}): Desk {
  const props = {
    view: { ...hall({ 'north:small1': 'd4' }), ...view },
    seat,
    actors: ['south', 'north'],
    readonly: false,
    pending: null,
    options: {},
    ...more,
  }
  const hand = new Desk(() => props as unknown as BoardProps<View>)
  hand.clear()
  hand.resume()
  return hand
}

function begin(seat: string, ghost: string, target: string): void {
  const hand = opened(seat)
  hand.pick(ghost)
  hand.go(target, { x: 0.5, y: 0.25, level: 0 })
}

it('takes a plan up again after a reload, each seat its own', () => {
  begin('south', 'south:small1', 'c2')
  expect(opened('south').plan).toBe('plan small1:c1-c2@0.5,0.25')
  expect(opened('north').plan).toBe('plan none')
  expect(opened('south').plan).toBe('plan small1:c1-c2@0.5,0.25')
})

it('forgets a plan that was begun anew, that was sent, or that is of another round', () => {
  const again = (change: () => void) => {
    begin('south', 'south:small1', 'c2')
    change()
    return opened('south').plan
  }
  expect(again(() => opened('south').undo())).toBe('plan none')
  expect(again(() => opened('south', {}, { actors: ['north'] }))).toBe('plan none')
  expect(again(() => opened('south', { round: 2 }))).toBe('plan none')
})

it('leaves a kept plan alone in a replay and before the eyes of a spectator', () => {
  begin('south', 'south:small1', 'c2')
  expect(opened('south', {}, { readonly: true }).plan).toBe('plan none')
  expect(opened('', {}, { readonly: true }).plan).toBe('plan none')
  expect(opened('south').plan).toBe('plan small1:c1-c2@0.5,0.25')
})

it('takes up of a kept plan only what its ghosts can still do', () => {
  begin('north', 'north:small1', 'out')
  expect(opened('north', { ghosts: hall({ 'north:small1': 'out' }).ghosts }).plan).toBe('plan none')
  sessionStorage.setItem('veillee-plan--north', '{"round":1,"plan":"plan nobody:c1 small2:zz merge:small3+small4"}')
  expect(Object.keys(sessionStorage)).toEqual(['veillee-plan--north'])
  expect(opened('north').plan).toBe('plan none')
})

it('undoes a plan one step at a time', () => {
  const hand = opened('south')
  hand.pick('south:small1')
  hand.step([0, 1])
  hand.step([0, 1])
  hand.step([1, 0])
  expect(hand.plan).toBe('plan small1:d1-d2')
  hand.undo()
  expect(hand.plan).toBe('plan small1:c1-c2')
  hand.undo()
  hand.undo()
  expect([hand.plan, hand.undoable]).toEqual(['plan none', false])
})

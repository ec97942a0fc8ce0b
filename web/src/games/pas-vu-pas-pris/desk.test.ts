import { expect, it } from 'vitest'
import type { BoardProps } from '../board'
import { Desk } from './desk.svelte'
import { FURNITURE } from './hall'
import { hall } from './testing'
import type { PieceView, View } from './view'

function desk(...furniture: PieceView[]): Desk {
  const view: View = { ...hall({ 'south:small1': 'c3' }), phase: 'furnish', furniture, may_furnish: ['table', 'trolley'] }
  return new Desk(() => ({ view, seat: 'south', actors: ['south'], readonly: false, pending: null, options: {} }) as unknown as BoardProps<View>)
}

function piece(name: string, high: number): PieceView {
  return { piece: name, x: 100.25, y: 90, z: FURNITURE[name]!.middle + high, turn: [1, 0, 0, 0], face: 'bottom', yaw: 22.5, leaning: false }
}

it('takes a piece up as it stands, over whoever is under it', () => {
  const hand = desk(piece('table', 0))
  hand.take('table')
  expect(hand.furnish).toBe('furnish table x=100.25 y=90 yaw=22.5 face=bottom level=0')
})

it('leaves a piece that stands on another one high', () => {
  const hand = desk(piece('trolley', 36))
  hand.take('trolley')
  expect(hand.furnish).toBe('furnish trolley x=100.25 y=90 yaw=22.5 face=bottom')
})

it('lets nobody try doors out once all have planned', () => {
  const peeking = (phase: string): boolean => {
    const view: View = { ...hall(), phase }
    const props = { view, seat: 'south', actors: ['south'], readonly: false, over: false, pending: null, options: {}, preview: () => Promise.reject(new Error('unasked')) }
    const hand = new Desk(() => props as unknown as BoardProps<View>)
    hand.peeking = true
    return hand.peeking
  }
  expect(['furnish', 'plan', 'roll', 'side', 'door'].filter(peeking)).toEqual(['furnish', 'plan'])
})

/** What stands on the little stage of each Midnight card, in a picture of 200 by 110 with the floor at 96. */
import type { Side } from '../view'

export interface Prop {
  what: 'ghost' | 'keyhole' | 'mirror' | 'chair' | 'table' | 'piano' | 'door' | 'ball' | 'sun' | 'board'
  /** The middle of its foot. */
  x: number
  y?: number
  /** 1: a medium ghost, a whole piece. */
  size?: number
  side?: Side
  afraid?: boolean
  lying?: boolean
  does?: 'hop' | 'chase' | 'tip' | 'left' | 'right' | 'turn' | 'grow' | 'knock' | 'glow' | 'peer'
  after?: number
}

export const SCENES: Readonly<Record<number, readonly Prop[]>> = {
  1: [
    { what: 'keyhole', x: 44, does: 'peer' },
    { what: 'ghost', x: 100, side: 'south', afraid: true, does: 'hop' },
    { what: 'keyhole', x: 156, does: 'peer', after: 700 },
  ],
  2: [
    { what: 'ghost', x: 58, side: 'south', lying: true },
    { what: 'ghost', x: 104, side: 'north', lying: true, after: 150 },
    { what: 'ghost', x: 146, size: 0.7, side: 'east', lying: true, after: 300 },
  ],
  3: [
    { what: 'chair', x: 56, does: 'tip' },
    { what: 'piano', x: 104, does: 'tip', after: 200 },
    { what: 'table', x: 152, does: 'tip', after: 400 },
  ],
  4: [
    { what: 'mirror', x: 100 },
    { what: 'ghost', x: 66, size: 0.7, side: 'south', afraid: true, does: 'hop' },
    { what: 'ghost', x: 134, size: 0.7, side: 'north', afraid: true, does: 'hop', after: 250 },
  ],
  5: [
    { what: 'ghost', x: 132, size: 0.75, side: 'north', afraid: true, does: 'chase', after: 120 },
    { what: 'ghost', x: 90, size: 0.75, side: 'south', does: 'chase' },
  ],
  6: [
    { what: 'chair', x: 78, does: 'left' },
    { what: 'ball', x: 100, y: 34, does: 'glow' },
    { what: 'piano', x: 122, does: 'right' },
    { what: 'ghost', x: 100, size: 0.8, side: 'west', does: 'hop' },
  ],
  7: [
    { what: 'table', x: 78 },
    { what: 'ghost', x: 78, y: 62, size: 0.8, side: 'east', does: 'hop' },
    { what: 'ghost', x: 138, side: 'south', afraid: true, does: 'right', after: 600 },
  ],
  8: [
    { what: 'ghost', x: 74, size: 0.6, side: 'north' },
    { what: 'ghost', x: 122, size: 1.7, side: 'north', does: 'grow' },
  ],
  9: [
    { what: 'door', x: 100, does: 'knock' },
    { what: 'ghost', x: 52, size: 0.8, side: 'west', afraid: true },
    { what: 'ghost', x: 148, size: 0.8, side: 'south', afraid: true },
  ],
  10: [
    { what: 'board', x: 100, y: 60, does: 'turn' },
    { what: 'ghost', x: 46, size: 0.8, side: 'south', does: 'hop' },
    { what: 'ghost', x: 154, size: 0.8, side: 'north', does: 'hop', after: 200 },
  ],
  11: [
    { what: 'table', x: 100 },
    { what: 'ball', x: 100, y: 46, does: 'glow' },
    { what: 'ghost', x: 52, side: 'east' },
    { what: 'ghost', x: 150, size: 0.7, side: 'west' },
  ],
  12: [
    { what: 'sun', x: 156, y: 34, does: 'glow' },
    { what: 'ghost', x: 52, size: 0.8, side: 'south', does: 'hop' },
    { what: 'ghost', x: 84, side: 'north', does: 'hop', after: 150 },
    { what: 'ghost', x: 118, size: 0.6, side: 'west', does: 'hop', after: 300 },
  ],
}

/** Every colour of the hall in depth, as three.js and its canvases take them; it is the same by night and by day. */
import type { Side } from '../view'

/** The gangs, as `--gang-*` of the page. */
export const TINTS: Readonly<Record<Side, string>> = {
  south: '#e5534b',
  west: '#f0923b',
  north: '#4f8fe0',
  east: '#58b368',
}

/** Cardboard of the furniture, as `--piece-*` of the board. */
export const CARDBOARD: Readonly<Record<string, string>> = {
  mirror: '#b9895a',
  trolley: '#c9a24b',
  desk: '#8a5a3c',
  piano: '#5b4a63',
  armchair: '#3f837c',
  table: '#a5714a',
}

export const LIGHTS = {
  lamp: '#ffc583',
  front: '#ffdcb8',
  sky: '#8e8bd0',
  ground: '#3a1c22',
  moon: '#8fa2ff',
  ambient: '#ffe9d2',
  bulb: '#fff1c9',
  /** What is beyond an open door. */
  beyond: '#1a0f16',
  /** Bright on any carpet; the gang's colour is round it. */
  ray: '#fff3c4',
} as const

/** What shines by itself: what can be touched, what was taken, what is wrong. */
export const GLOWS = {
  none: '#000',
  square: '#ffb14a',
  door: '#9a6a18',
  piece: '#4a2f08',
  ghost: '#2a1a00',
  selected: '#7a4d00',
  wrong: '#7a1010',
  /** Where a piece in hand would come to stand. */
  landing: '#6a4a10',
  /** What it would move beside itself. */
  shaken: '#8a3c00',
} as const

/** A piece in somebody's hand glows in the colour of that gang. */
export const HELD_BY: Readonly<Record<Side, string>> = {
  south: '#5c1f1b',
  west: '#5f3612',
  north: '#1c3a60',
  east: '#1f4a28',
}

/** The piece in hand, as it hovers: fine, or not possible there; and its shadow. */
export const HAND = { fine: '#ffd48a', wrong: '#ff5a4a', shadow: '#0a0308' } as const

/** The plinth, from the floor up. */
export const PLINTH = { foot: '#2a1a18', base: '#5a3524', brass: '#d0a04a', felt: '#4a2836' } as const

export const GLASS = { cut: '#1c0f12', mirror: '#d8e4ee', pane: '#6f86a3', behindKeyhole: '#120c1c' } as const

/** What is painted on the cardboard. */
export const INKS = {
  board: '#f4efe8',
  /** Three numbers, as different fibres let more or less through. */
  fibre: '60 30 10',

  carpet: '#5f2233',
  carpetOdd: '#722e3c',
  border: '#b57a4d',
  borderOdd: '#c98e5c',
  wear: '#000',
  wearLight: '#ffd8b0',

  wall: '#3b3566',
  stripe: '#37315f',
  stripeOdd: '#443d74',
  lozenge: 'rgb(230 195 110 / 0.28)',
  dado: '#4e2f2a',
  moulding: '#d9b25c',
  mouldingLow: '#8c5a2b',

  doorFrame: '#2c1711',
  door: '#8d4d34',
  panel: '#6b3624',
  panelEdge: '#b57048',

  brassLight: '#fff0b0',
  brass: '#e6c34a',
  brassDark: '#a87a1c',
  figure: '#2a1a05',

  plateLight: '#fff3bf',
  plate: '#ffcf5c',
  plateDark: '#b57d1e',
  plateEdge: '#7a4d0d',
  hole: '#160b05',

  halo: 'rgb(255 214 140 / 0.75)',
  haloMiddle: 'rgb(255 178 84 / 0.22)',
  haloEdge: 'rgb(255 160 60 / 0)',
  shade: 'rgb(8 2 8)',
  shadeEdge: 'rgb(8 2 8 / 0)',
  matEdge: 'rgb(20 8 12 / 0.45)',

  pale: '#f6f1ff',
  crown: 'rgb(255 255 255 / 0.3)',
  shoulder: 'rgb(255 255 255 / 0.12)',
  waist: 'rgb(40 20 50 / 0)',
  foot: 'rgb(40 20 50 / 0.3)',
  fold: 'rgb(30 16 40 / 0.18)',
  foldLight: 'rgb(255 246 230 / 0.16)',
  blush: 'rgb(255 120 110 / 0.4)',
  hem: 'rgb(24 12 32 / 0.55)',
  sign: '#fff4dc',
  signPale: '#8d7fa8',
  eye: '#160d1c',
  gleam: '#fff',

  ivory: '#f4ead2',
  ebony: '#1d1420',
  drawer: '#6d4228',
  drawerEdge: '#c08a58',
  knob: '#ffd76a',
  runner: '#efe3c8',
  fringe: '#a33d4a',
  velvet: '#4d978f',
  quilt: 'rgb(16 60 56 / 0.6)',
} as const

/** How the gangs look: a colour and a shape each, for colour is never the only sign. */
import type { SeatLook } from '../../board'
import type { Side } from '../view'

export const LOOKS: Readonly<Record<Side, SeatLook>> = {
  south: { colour: 'gang-red', sign: 'M14 2a10 10 0 1 0 8 14.5A8.500 8.500 0 0 1 14 2Z' },
  west: {
    colour: 'gang-orange',
    sign: 'm12 1.500 3.200 7 7.600.800-5.700 5.100 1.600 7.500L12 18.100l-6.700 3.800 1.600-7.500L1.200 9.300l7.600-.800Z',
  },
  north: {
    colour: 'gang-blue',
    sign: 'M12 1.500c4 5.500 7.500 9.300 7.500 13.500a7.500 7.500 0 0 1-15 0C4.500 10.800 8 7 12 1.500Z',
  },
  east: {
    colour: 'gang-green',
    sign: 'M20.500 3C10 3 4 7 4 14c0 1.500.3 2.700.8 3.700L3 20.500l1.600 1 1.700-2.300c1 .5 2.200.8 3.700.8 7 0 10.500-6 10.500-17Z',
  },
}

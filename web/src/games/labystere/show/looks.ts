import type { SeatLook } from '../../board'

/** The detectives: a magnifying glass, a lantern, a key, a hat. */
export const looks: Readonly<Record<string, SeatLook>> = {
  p1: {
    colour: 'detective-coral',
    sign: 'M10 2a8 8 0 1 0 4.6 14.5l5.2 5.2 2-2-5.2-5.2A8 8 0 0 0 10 2Zm0 2.800a5.200 5.200 0 1 1 0 10.400 5.200 5.200 0 0 1 0-10.400Z',
  },
  p2: {
    colour: 'detective-sky',
    sign: 'M9 1.500h6V4h2.500v2.500H16l2.500 4V19H16v3H8v-3H5.500v-8.500L8 6.500H6.500V4H9ZM12 9c-2.500 3-3 4-3 5.500a3 3 0 0 0 6 0C15 13 14.500 12 12 9Z',
  },
  p3: {
    colour: 'detective-leaf',
    sign: 'M7.500 3a5.500 5.500 0 1 0 5.200 7.300H15v3h3v-3h1.500v4h3V7.500h-9.800A5.500 5.500 0 0 0 7.500 3Zm0 3a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5Z',
  },
  p4: {
    colour: 'detective-lilac',
    sign: 'M7 9.500C7 5 9 3 12 4.200 15 3 17 5 17 9.500l.300 3.500c2.700.500 4.700 1.400 4.700 2.500 0 2-5 3.500-10 3.500S2 17.500 2 15.500c0-1.100 2-2 4.700-2.500Z',
  },
}

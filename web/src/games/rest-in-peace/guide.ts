import type { Guide, Situation } from '../board'
import { signs } from './signs'
import { familyOf, other, type View } from './view'

type Moment = Situation<View>

const mine = ({ view, seat }: Moment) => familyOf(view, seat)
const theirs = ({ view, seat }: Moment) => familyOf(view, other(seat))
const playing = ({ legal, phase }: Moment) => phase === 'play' && legal.length > 0

/** The first game: the board teaches by playing. The first step that holds and was not yet seen is shown. */
const guide: Guide<View> = {
  options: { initiation: true },
  level: '1',
  steps: [
    { id: 'welcome', when: ({ phase }) => phase === 'play', target: '.street', clause: 'RIP-E1' },
    { id: 'over', when: ({ over }) => over, target: '.ending', clause: 'RIP-E3' },
    {
      id: 'tenth',
      when: ({ phase, legal }) => phase === 'tenth' && legal.length > 0,
      target: '[data-spot="round:10"]',
      clause: 'RIP-T6',
      untilMove: true,
    },
    { id: 'owes', when: ({ legal }) => legal.includes('stumble'), clause: 'RIP-C6', untilMove: true },
    {
      id: 'first',
      when: (now) => playing(now) && !mine(now).row.length && !theirs(now).row.length,
      target: '[data-hand]:has(button.stack)',
      clause: 'RIP-T1',
      untilMove: true,
    },
    {
      id: 'answer',
      when: (now) => playing(now) && theirs(now).total >= mine(now).total && theirs(now).row.length > 0,
      target: '.candles',
      clause: 'RIP-T2',
      untilMove: true,
    },
    { id: 'ahead', when: (now) => playing(now) && mine(now).total > theirs(now).total, target: '.candles', clause: 'RIP-T2', untilMove: true },
    {
      id: 'medium',
      when: (now) => playing(now) && mine(now).mediums.length > 0,
      target: '[data-mediums]:has(button.medium.open)',
      clause: 'RIP-T4',
    },
    {
      id: 'sign',
      when: ({ view }) => view.families.some((family) => signs(view, family.seat).length > 0),
      target: '.signs',
      clause: 'RIP-V3',
    },
    { id: 'late', when: (now) => playing(now) && now.view.round >= 4, target: '[data-tokens]', clause: 'RIP-E1' },
  ],
}

export default guide

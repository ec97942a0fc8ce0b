import type { Guide, Situation } from '../board'
import { signs } from './show/signs'
import { familyOf, other, type View } from './view'

type Moment = Situation<View>

const mine = ({ view, seat }: Moment) => familyOf(view, seat)
const theirs = ({ view, seat }: Moment) => familyOf(view, other(seat))
const behind = (now: Moment) => playing(now) && theirs(now).total >= mine(now).total && theirs(now).row.length > 0
const ahead = (now: Moment) => playing(now) && mine(now).total > theirs(now).total
const owning = (now: Moment) => playing(now) && mine(now).mediums.length > 0
const signed = ({ view }: Moment) => view.families.some((family) => signs(view, family.seat).length > 0)
const late = (now: Moment) => playing(now) && now.view.round >= 4
const HAND = '[data-hand]:has(button.stack)'
const playing = ({ legal, phase }: Moment) => phase === 'play' && legal.length > 0

/** The first game: the board teaches by playing. The first step that holds and was not yet seen is shown. */
const guide: Guide<View> = {
  options: { initiation: true },
  level: '1',
  steps: [
    { id: 'over', when: ({ over }) => over, target: '.curtain', clause: 'RIP-E3' },
    { id: 'over-tenth', when: ({ over }) => over, target: '.curtain', clause: 'RIP-E3' },
    { id: 'welcome', when: ({ phase }) => phase === 'play', target: '.street', clause: 'RIP-E1' },
    { id: 'welcome-win', when: ({ phase }) => phase === 'play', target: '.street', clause: 'RIP-E1' },
    {
      id: 'tenth',
      when: ({ phase, legal }) => phase === 'tenth' && legal.length > 0,
      target: '[data-spot="round:10"]',
      clause: 'RIP-T6',
      untilMove: true,
    },
    { id: 'owes', when: ({ legal }) => legal.includes('stumble'), target: HAND, clause: 'RIP-C6', untilMove: true },
    {
      id: 'first',
      when: (now) => playing(now) && !mine(now).row.length && !theirs(now).row.length,
      target: HAND,
      clause: 'RIP-T1',
      untilMove: true,
    },
    { id: 'answer', when: behind, target: '.candles', clause: 'RIP-T2' },
    { id: 'answer-leave', when: behind, target: '[data-action="end"]', clause: 'RIP-T2' },
    { id: 'answer-bid', when: behind, target: HAND, clause: 'RIP-T2', untilMove: true },
    { id: 'ahead-save', when: ahead, target: '.candles', clause: 'RIP-T2' },
    { id: 'ahead', when: ahead, target: '[data-action="end"]', clause: 'RIP-T2', untilMove: true },
    { id: 'medium', when: owning, target: '[data-mediums]:has(button.medium.open)', clause: 'RIP-T4' },
    { id: 'medium-touch', when: owning, target: '[data-mediums]:has(button.medium.open)', clause: 'RIP-T4' },
    { id: 'sign', when: signed, target: '.signs', clause: 'RIP-V3' },
    { id: 'sign-sum', when: signed, target: '.candles', clause: 'RIP-V3' },
    { id: 'late', when: late, target: '[data-tokens]', clause: 'RIP-E1' },
    { id: 'late-decks', when: late, target: '.deck', clause: 'RIP-E1' },
  ],
}

export default guide

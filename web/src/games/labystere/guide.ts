import type { Guide, Situation } from '../board'
import { choices, playing, standingOf, type View } from './view'

type Moment = Situation<View>

const mine = (now: Moment, phase: string) => now.phase === phase && now.legal.length > 0
const free = (now: Moment) => mine(now, 'choose') && choices(now.legal).go.size > 0
const looked = ({ view, seat }: Moment) => view.enquiry.some((one) => one.kind === 'look' && one.seat === seat)
const opening = ({ view }: Moment) => view.grid.length > 0 && view.turns === 0
const stuck = (now: Moment) => mine(now, 'choose') && !choices(now.legal).go.size
const sure = ({ view }: Moment) =>
  playing(view).every((cards) => cards.some((card) => ['last', 'seen'].includes(standingOf(view, card))))

/** The first game: the board teaches by playing. The first step that holds and was not yet seen is shown. */
const guide: Guide<View> = {
  options: { players: 2 },
  level: '1',
  steps: [
    { id: 'over', when: ({ over }) => over, clause: 'LAB-E1' },
    { id: 'welcome', when: opening, target: '.maze', clause: 'LAB-S1' },
    { id: 'welcome-where', when: opening, target: '.notebook', clause: 'LAB-S1' },
    { id: 'welcome-witness', when: opening, target: '.maze', clause: 'LAB-S1' },
    { id: 'risk', when: (now) => mine(now, 'declare'), clause: 'LAB-E1' },
    {
      id: 'declare',
      when: (now) => mine(now, 'declare'),
      target: '.accuse, [data-spot="accuse"]',
      clause: 'LAB-E1',
      untilMove: true,
    },
    {
      id: 'roll',
      when: (now) => mine(now, 'roll') && now.view.turns < 2,
      target: '[data-spot="die"]',
      clause: 'LAB-T1',
      untilMove: true,
    },
    { id: 'stuck', when: stuck, target: '[data-spot="swap"]', clause: 'LAB-T5' },
    { id: 'stuck-how', when: stuck, clause: 'LAB-T5', untilMove: true },
    { id: 'aim', when: free, target: '.maze', clause: 'LAB-T2' },
    { id: 'walk', when: free, target: '.tile.open', clause: 'LAB-T2', untilMove: true },
    { id: 'look', when: (now) => mine(now, 'look'), target: '.tile.open', clause: 'LAB-A2', untilMove: true },
    { id: 'ask', when: (now) => mine(now, 'ask'), clause: 'LAB-A3' },
    {
      id: 'ask-whom',
      when: (now) => mine(now, 'ask'),
      target: '[data-action^="ask"]',
      clause: 'LAB-A3',
      untilMove: true,
    },
    {
      id: 'trade',
      when: (now) => mine(now, 'trade'),
      target: '[data-action^="trade"]',
      clause: 'LAB-A5',
      untilMove: true,
    },
    { id: 'secret', when: looked, target: '.notebook', clause: 'LAB-K1' },
    { id: 'secret-mark', when: looked, target: '.notebook', clause: 'LAB-K1' },
    { id: 'border', when: free, target: '.maze', clause: 'LAB-T2' },
    { id: 'swap', when: free, target: '[data-spot="swap"]', clause: 'LAB-T6', untilMove: true },
    { id: 'finish', when: (now) => sure(now) && now.legal.length > 0, target: '.tile.finish', clause: 'LAB-E1' },
  ],
}

export default guide

import type { Guide, Situation } from '../board'
import { playerOf, type View } from './view'

type Moment = Situation<View>

const mine = ({ view, seat }: Moment) => playerOf(view, seat)
const last = ({ view, seat }: Moment) => view.touches.find((touch) => touch.seat === seat) ?? null
const between = ({ view, phase }: Moment) => phase === 'ready' && view.rounds > 0

/** The first game: the board teaches by playing. The first step that holds and was not yet seen is shown. */
const guide: Guide<View> = {
  options: { players: 2, easy_hands: true },
  level: '1',
  steps: [
    { id: 'setup', when: ({ phase }) => phase === 'setup', target: '[data-setup]', foot: true, clause: 'PT-L1', untilMove: true },
    { id: 'over', when: ({ over }) => over, target: '.levels', clause: 'PT-L3' },
    { id: 'tray', when: ({ phase, view }) => phase === 'ready' && view.rounds === 0, target: '[data-tray]', clause: 'PT-T2' },
    { id: 'hands', when: ({ phase, view }) => phase === 'ready' && view.rounds === 0, target: '.hand.playing', clause: 'PT-S2', untilMove: true },
    { id: 'right', when: (now) => between(now) && last(now)?.result === 'right', target: '.mine .track', clause: 'PT-P1' },
    { id: 'error', when: (now) => between(now) && ['card', 'hand', 'cry', 'forbidden'].includes(last(now)?.result ?? ''), target: '[data-verdict]', clause: 'PT-T6' },
    { id: 'verdict', when: between, target: '[data-verdict]', clause: 'PT-O1' },
    {
      id: 'napkin',
      when: (now) => now.phase === 'ready' && (mine(now)?.cards.some((card) => card.up) ?? false),
      target: '[data-napkin]',
      clause: 'PT-T5',
    },
    { id: 'block', when: (now) => now.phase === 'ready' && (mine(now)?.cards.some((card) => card.up) ?? false), target: '.hand.blocking', clause: 'PT-S5' },
  ],
}

export default guide

import type { Guide, Situation } from '../board'
import { playerOf, type View } from './view'

type Moment = Situation<View>

const mine = ({ view, seat }: Moment) => playerOf(view, seat)
const last = ({ view, seat }: Moment) => view.touches.find((touch) => touch.seat === seat) ?? null
const finger = () => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false
const opening = ({ view, phase }: Moment) => phase === 'ready' && view.rounds === 0
const erred = (now: Moment) => between(now) && ['card', 'hand', 'cry', 'forbidden'].includes(last(now)?.result ?? '')
const bound = (now: Moment) => now.phase === 'ready' && (mine(now)?.cards.some((card) => card.up) ?? false)
const blocking = (now: Moment) => bound(now) && now.view.rounds > 1
const between = ({ view, phase }: Moment) => phase === 'ready' && view.rounds > 0

/** The first game: the board teaches by playing. The first step that holds and was not yet seen is shown. */
const guide: Guide<View> = {
  options: { players: 2, easy_hands: true },
  level: '1',
  steps: [
    { id: 'over', when: ({ over }) => over, target: '[data-tally]', clause: 'PT-L3' },
    { id: 'setup', when: ({ phase }) => phase === 'setup', target: '[data-setup]', clause: 'PT-L1' },
    {
      id: 'setup-hand',
      when: ({ phase }) => phase === 'setup',
      target: '[data-setup]',
      clause: 'PT-S2',
      untilMove: true,
    },
    { id: 'tray', when: opening, target: '[data-tray]', clause: 'PT-T2' },
    { id: 'dice', when: opening, target: '[data-tray]', clause: 'PT-T2' },
    { id: 'race', when: opening, target: '[data-tray]', clause: 'PT-T2' },
    { id: 'finger', when: (now) => opening(now) && finger(), target: '[data-tray]', clause: 'PT-S2' },
    { id: 'mouse', when: (now) => opening(now) && !finger(), target: '.hand.playing', clause: 'PT-S2' },
    { id: 'keys', when: (now) => opening(now) && !finger(), target: '[data-tray]', clause: 'PT-S2' },
    { id: 'easy', when: (now) => opening(now) && now.view.easy_hands, target: '.hand.playing', clause: 'PT-S5' },
    { id: 'throw', when: opening, target: '[data-action="throw"]', clause: 'PT-T2', untilMove: true },
    {
      id: 'right',
      when: (now) => between(now) && last(now)?.result === 'right',
      target: '.mine .track',
      clause: 'PT-P1',
    },
    {
      id: 'right-win',
      when: (now) => between(now) && last(now)?.result === 'right',
      target: '.mine .track',
      clause: 'PT-P1',
    },
    { id: 'error', when: erred, target: '[data-verdict]', clause: 'PT-T6' },
    { id: 'error-price', when: erred, target: '.mine .track', clause: 'PT-T6' },
    { id: 'error-signs', when: erred, target: '.mine .track', clause: 'PT-T6' },
    { id: 'verdict', when: between, target: '[data-verdict]', clause: 'PT-O1' },
    { id: 'verdict-line', when: between, target: '[data-verdict]', clause: 'PT-O1' },
    { id: 'napkin', when: bound, target: '[data-napkin]', clause: 'PT-T5' },
    { id: 'napkin-off', when: bound, target: '[data-napkin]', clause: 'PT-T5' },
    { id: 'block', when: blocking, target: '.hand.blocking', clause: 'PT-T5' },
    {
      id: 'block-easy',
      when: (now) => blocking(now) && now.view.easy_hands,
      target: '.hand.blocking',
      clause: 'PT-S5',
    },
    {
      id: 'block-hand',
      when: (now) => blocking(now) && !now.view.easy_hands,
      target: '.hand.blocking',
      clause: 'PT-S5',
    },
    {
      id: 'block-cry',
      when: (now) => blocking(now) && !now.view.easy_hands,
      target: '.hand.blocking',
      clause: 'PT-T6',
    },
    { id: 'block-none', when: blocking, target: '.hand.blocking', clause: 'PT-T5' },
  ],
}

export default guide

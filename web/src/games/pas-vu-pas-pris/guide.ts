import type { Guide, Situation } from '../board'
import { rehearses } from './rehearsal'
import { isSquare, near, sideOf, type View } from './view'

type Moment = Situation<View>

const mine = ({ view, seat }: Moment) => view.ghosts.filter((ghost) => sideOf(ghost.name) === near(seat))
const acting = ({ actors, seat }: Moment) => actors.includes(seat)
const opening = ({ view }: Moment) => view.round === 1 && view.phase !== 'setup' && view.looks.length === 0
const furnishing = (now: Moment) => now.phase === 'furnish' && acting(now)
const planning = (now: Moment) => now.phase === 'plan' && acting(now)
const starting = (now: Moment) => planning(now) && mine(now).every((ghost) => !isSquare(ghost.where))
const onward = (now: Moment) => planning(now) && mine(now).some((ghost) => isSquare(ghost.where))
const choosing = (now: Moment) => now.phase === 'side' && acting(now)
const ending = (now: Moment) => now.view.round === now.view.rounds && acting(now)

/** The first game: the board teaches by playing. The first step that holds and was not yet seen is shown. */
const guide: Guide<View> = {
  options: { players: 2, layout: 'salon', rehearsal: true },
  level: '1',
  steps: [
    { id: 'over', when: ({ over }) => over, clause: 'PVP-E1' },
    { id: 'welcome', when: opening, target: '.hall', clause: 'PVP-G2' },
    { id: 'welcome-way', when: opening, target: '.hall', clause: 'PVP-G2' },
    { id: 'welcome-rounds', when: opening, target: '.hall', clause: 'PVP-G2' },
    { id: 'welcome-look', when: opening, target: '.hall', clause: 'PVP-L1' },
    { id: 'furnish', when: furnishing, target: '.tools', clause: 'PVP-F1' },
    { id: 'furnish-why', when: furnishing, target: '.hall', clause: 'PVP-F1' },
    { id: 'furnish-how', when: furnishing, target: '.hall', clause: 'PVP-F1', untilMove: true },
    { id: 'plan', when: starting, target: '.tools', clause: 'PVP-G1' },
    { id: 'plan-cost', when: starting, target: '.hall', clause: 'PVP-G1' },
    { id: 'plan-hide', when: starting, target: '.hall', clause: 'PVP-G1' },
    {
      id: 'peek',
      when: (now) => planning(now) && rehearses(now.view, now.options, near(now.seat)),
      target: '[data-peek]',
      clause: 'PVP-L1',
    },
    { id: 'send', when: starting, target: '.tools', clause: 'PVP-G1', untilMove: true },
    { id: 'side', when: choosing, target: '.tools', clause: 'PVP-T4' },
    { id: 'side-best', when: choosing, target: '.tools', clause: 'PVP-T4', untilMove: true },
    { id: 'looked', when: ({ view }) => view.looks.length > 0, clause: 'PVP-L1' },
    { id: 'onward', when: onward, target: '.tools', clause: 'PVP-G3' },
    { id: 'onward-door', when: onward, target: '.tools', clause: 'PVP-G3', untilMove: true },
    { id: 'last', when: ending, clause: 'PVP-M5' },
    { id: 'last-half', when: ending, clause: 'PVP-M5' },
  ],
}

export default guide

import type { Guide, Situation } from '../board'
import { isSquare, near, sideOf, type View } from './view'

type Moment = Situation<View>

const mine = ({ view, seat }: Moment) => view.ghosts.filter((ghost) => sideOf(ghost.name) === near(seat))
const acting = ({ actors, seat }: Moment) => actors.includes(seat)

/** The first game: the board teaches by playing. The first step that holds and was not yet seen is shown. */
const guide: Guide<View> = {
  options: { players: 2, layout: 'salon' },
  level: '1',
  steps: [
    { id: 'welcome', when: ({ view }) => view.round === 1 && view.phase !== 'setup', target: '.hall', clause: 'PVP-G2' },
    { id: 'over', when: ({ over }) => over, clause: 'PVP-E1' },
    { id: 'furnish', when: (now) => now.phase === 'furnish' && acting(now), target: '.tools', clause: 'PVP-F1', untilMove: true },
    { id: 'plan', when: (now) => now.phase === 'plan' && acting(now) && mine(now).every((ghost) => !isSquare(ghost.where)), target: '.tools', clause: 'PVP-G1' },
    { id: 'peek', when: (now) => now.phase === 'plan' && acting(now) && now.options.strict !== true, target: '[data-peek]', clause: 'PVP-L1', untilMove: true },
    { id: 'side', when: (now) => now.phase === 'side' && acting(now), target: '.tools', clause: 'PVP-T4', untilMove: true },
    { id: 'looked', when: ({ view }) => view.looks.length > 0, clause: 'PVP-L1' },
    { id: 'onward', when: (now) => now.phase === 'plan' && acting(now) && mine(now).some((ghost) => isSquare(ghost.where)), target: '.tools', clause: 'PVP-G3', untilMove: true },
    { id: 'last', when: (now) => now.view.round === now.view.rounds && acting(now), clause: 'PVP-M5' },
  ],
}

export default guide

/** What the frame says about an enquiry: what to do now, the buttons, moves and events in words. */
import type { BarAction, GameEvent, Said, SeatNote, Situation, SoundName, Tally, Translate, Verdict } from '../../board'
import { choices, type View } from '../view'

type Moment = Situation<View>

/** The line that says what to do now. */
export function instruction({ view, seat, legal, phase }: Moment): Said | null {
  if (!legal.length) return null
  const now = choices(legal)
  switch (phase) {
    case 'roll': {
      const twice = view.double.includes(seat) ? 'yes' : 'no'
      return { id: now.declare ? 'board-now-roll-declare' : 'board-now-roll', args: { twice } }
    }
    case 'choose':
      return { id: now.go.size ? 'board-now-walk' : 'board-now-swap', args: { steps: view.steps ?? 0 } }
    case 'look':
      return { id: view.task === 'witness' ? 'board-now-look-witness' : 'board-now-look-place' }
    case 'ask':
      return { id: view.task === 'ask-place' ? 'board-now-ask-place' : 'board-now-ask-suspect' }
    case 'trade':
      return { id: 'board-now-trade' }
    case 'declare':
      return { id: 'board-now-declare' }
    default:
      return null
  }
}

/** The buttons beside it. */
export function actions({ legal, names }: Moment): BarAction[] {
  const found: BarAction[] = []
  if (legal.includes('roll')) found.push({ move: 'roll', label: { id: 'board-do-roll' }, key: 'd', primary: true })
  for (const move of legal) {
    const [verb, seat = ''] = move.split(' ')
    if (verb === 'ask' || verb === 'trade') {
      // The instruction beside it asks whom.
      found.push({ move, label: { id: 'board-do-whom', args: { name: names[seat] ?? seat } }, key: seat.slice(1) })
    }
  }
  if (legal.includes('pass'))
    found.push({ move: 'pass', label: { id: 'board-do-pass' }, note: { id: 'board-do-pass-note' }, key: 'p' })
  return found
}

/** A move in words. */
export function describe(move: string, { names, view }: Moment, t: Translate): string {
  const [verb = '', one = '', two = ''] = move.split(' ')
  switch (verb) {
    case 'go':
      return t('board-move-go', { square: one })
    case 'swap':
      return t('board-move-swap', { one, two })
    case 'look': {
      const cell = view.grid.find((each) => each.square === one)
      return t('board-move-look', { square: one, name: cell ? t(cell.kind, { [cell.kind]: cell.name }) : '' })
    }
    case 'ask':
    case 'trade':
      return t(`board-do-${verb}`, { name: names[one] ?? one })
    case 'declare':
      return t('board-accuse-said', { suspect: t('suspect', { suspect: one }), place: t('place', { place: two }) })
    default:
      return t(verb === 'roll' ? 'board-do-roll' : 'board-do-pass')
  }
}

/** What everybody may know of a player. */
export function note(seat: string, { view }: Moment, t: Translate): SeatNote {
  const facts: SeatNote['facts'] = []
  if (view.lost.includes(seat)) facts.push({ text: t('board-note-lost') })
  if (view.double.includes(seat)) facts.push({ text: t('board-note-double'), icon: 'star' })
  const looks = view.looked[seat]?.length ?? 0
  if (looks) facts.push({ text: t('board-note-looks', { count: looks }), icon: 'eye' })
  const held = view.held_out[seat]
  if (typeof held?.suspects === 'number') facts.push({ text: t('board-note-held-suspects', { count: held.suspects }) })
  if (typeof held?.places === 'number') facts.push({ text: t('board-note-held-places', { count: held.places }) })
  return { facts }
}

/** A wrong accusation is told before the enquiry goes on. */
export function verdict(at: number, events: readonly GameEvent[], { names, seat }: Moment): Verdict | null {
  const event = events[at]
  if (event?.kind !== 'wrong' || events.some((one) => one.kind === 'end')) return null
  const who = String(event.data.seat ?? '')
  return {
    seat: '',
    text: { id: 'board-sentence-wrong', args: { who: who === seat ? 'you' : 'other', name: names[who] ?? who } },
  }
}

/** The truth, and how much each detective had found out. */
export function tally({ view, seats, names }: Moment, t: Translate): Tally {
  const flag = view.grid.find((cell) => cell.kind === 'place' && cell.below === 'flag')
  const rows = seats.map((seat) => ({
    seat,
    parts: [
      { label: t('board-note-looks', { count: view.looked[seat]?.length ?? 0 }), icon: 'eye' as const },
      ...(view.lost.includes(seat) ? [{ label: t('board-note-lost') }] : []),
    ],
  }))
  const why = {
    id: 'board-tally',
    args: {
      reason: view.reason ?? '',
      name: view.winner ? (names[view.winner] ?? view.winner) : '',
      suspect: t('suspect', { suspect: view.culprit ?? '' }),
      place: t('place', { place: flag?.name ?? '' }),
    },
  }
  return { why, rows }
}

const SOUNDS: Readonly<Record<string, SoundName>> = {
  die: 'dice',
  walk: 'wood',
  jump: 'owl',
  swap: 'wood',
  trade: 'wood',
  'turn-up': 'turn',
  'look-witness': 'card',
  'look-place': 'card',
  show: 'card',
  declare: 'bell',
  wrong: 'shriek',
}

export function sound(event: GameEvent): SoundName | null {
  return SOUNDS[event.kind] ?? null
}

/** What the frame says about the hall: what to do now, the buttons, moves and events in words. */
import type { Args, BarAction, GameEvent, Said, SeatNote, Situation, SoundName, Translate } from '../../board'
import { isWalk, readPlan } from '../play/draft'
import { bare, ghostOf, isSquare, near, type Side, sideOf, squareAt, type View } from '../view'

export { tally, verdict } from './ending'

type Moment = Situation<View>

export function instruction({ view, seat, phase, actors }: Moment): Said | null {
  if (!actors.includes(seat)) return null
  const side = near(seat)
  if (phase === 'plan') return { id: 'board-now-plan', args: { number: view.cards[side]?.number ?? 0 } }
  if (view.lays_out) return { id: 'board-now-lay-out' }
  if (view.taken) return { id: 'board-now-taken', args: { piece: view.taken } }
  if (phase === 'furnish')
    return {
      id: view.may_furnish.length === 2 ? 'board-now-furnish' : 'board-now-furnish-any',
      args: furnishable(view),
    }
  if (phase === 'side')
    return view.crystal ? { id: 'board-now-side-crystal', args: { door: view.crystal } } : { id: 'board-now-side' }
  if (phase === 'choice')
    return {
      id:
        view.midnight === 8
          ? 'board-now-grow'
          : view.choices[0]?.startsWith('place')
            ? 'board-now-place'
            : 'board-now-replace',
    }
  return null
}

function furnishable(view: View): Args {
  const [first = '', second = ''] = view.may_furnish
  return { first, second }
}

export function actions({ legal, view }: Moment): BarAction[] {
  if (!legal.includes('furnish none')) return []
  const label: Said = view.taken ? { id: 'board-do-put-back', args: { piece: view.taken } } : { id: 'board-do-stay' }
  return [{ move: 'furnish none', label, key: 'n' }]
}

export function describe(move: string, { seat, view, names }: Moment, t: Translate): string {
  const [word = '', first = '', second = ''] = move.split(' ')
  if (move === 'furnish none') return t('board-do-stay')
  if (move === 'plan none') return t('board-move-plan-none')
  if (word === 'take') return t('board-move-take', { piece: first })
  if (word === 'furnish') {
    const [, x, y] = /x=(\S+) y=(\S+)/.exec(move) ?? []
    return t('board-move-furnish', {
      piece: first,
      square: squareAt(Math.min(239, Number(x)), Math.min(239, Number(y))) ?? '',
    })
  }
  if (word === 'plan') {
    const parts = readPlan(near(seat), move).map((part) =>
      isWalk(part)
        ? t(isSquare(part.target) ? 'board-part-walk' : 'board-part-out', {
            ghost: bare(part.ghost),
            square: part.target,
          })
        : t('board-part-merge', { first: bare(part.first), second: bare(part.second) }),
    )
    return t('board-move-plan', { parts })
  }
  if (word === 'side') return t('board-move-side', { side: first })
  if (word === 'place') return t('board-move-place', { ghost: first, square: second })
  if (word === 'grow')
    return t('board-move-grow', { first, second, square: ghostOf(view, `${near(seat)}:${first}`)?.where ?? '' })
  if (word === 'replace')
    return t('board-move-replace', {
      first,
      second: bare(second),
      name: names[sideOf(second)] ?? '',
      square: ghostOf(view, second)?.where ?? '',
    })
  return move
}

export function note(seat: string, { view }: Moment, t: Translate): SeatNote {
  const side = seat as Side
  const mine = view.ghosts.filter((ghost) => sideOf(ghost.name) === side)
  const facts: SeatNote['facts'] = [
    { text: t('board-note-out', { count: mine.filter((ghost) => ghost.where === 'out').length }), icon: 'star' },
    { text: t('board-note-hall', { count: mine.filter((ghost) => isSquare(ghost.where)).length }), icon: 'eye' },
  ]
  const card = view.cards[side]
  if (card) facts.push({ text: t('board-note-card', { number: card.number }), icon: 'hand' })
  if (view.planned.includes(side)) facts.push({ text: t('board-note-planned') })
  return { score: String(view.points[side] ?? 0), facts }
}

/** The arguments of an event's sentence: pieces of furniture have names. */
export function args(event: GameEvent, base: Args, t: Translate): Args | null {
  const found: Args = { ...base }
  if (Array.isArray(event.data.pieces) && event.data.pieces.length)
    found.pieces = event.data.pieces.map((piece) => t('piece', { piece: String(piece) }))
  return found
}

const SOUNDS: Readonly<Record<string, SoundName>> = {
  'card-drawn': 'card',
  furnished: 'wood',
  'piece-laid': 'wood',
  'piece-taken': 'wood',
  'piece-dropped': 'wood',
  'ghost-walked': 'token',
  'ghost-out': 'owl',
  'ghosts-merged': 'turn',
  rolled: 'dice',
  'door-rolled': 'dice',
  midnight: 'bell',
  tipped: 'wood',
  slid: 'wood',
}

export function sound(event: GameEvent): SoundName | null {
  // Who is seen cries out when it is shown, not before.
  if (event.kind === 'looked') return 'owl'
  return SOUNDS[event.kind] ?? null
}

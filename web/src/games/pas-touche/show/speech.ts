/** What the frame says about a game: what to do now, the buttons, moves and events in words. */
import type { BarAction, GameEvent, Said, SeatNote, Situation, SoundName, Tally, Translate } from '../../board'
import { open, playerOf, type View } from '../view'

type Moment = Situation<View>

/** The seats of this browser that it may speak for now. */
function own({ seat, mySeats }: Moment): readonly string[] {
  return seat ? [seat] : mySeats
}

/** The line that says what to do now. */
export function instruction(now: Moment): Said | null {
  const { view, phase } = now
  const many = own(now).length > 1
  if (phase === 'setup') return { id: 'board-now-setup' }
  if (phase === 'ready') return { id: view.rounds === 0 ? 'board-now-first' : 'board-now-ready' }
  if (phase !== 'touch') return null
  if (view.children) return { id: 'board-now-children' }
  if (!many && !open(view, now.seat)) return { id: 'board-now-wait' }
  if (view.easy_hands) return { id: 'board-now-easy' }
  return { id: many ? 'board-now-many' : 'board-now-touch' }
}

/** The buttons beside it. */
export function actions(now: Moment): BarAction[] {
  if (now.phase === 'ready') return [{ move: 'throw', label: { id: 'board-bar-throw' }, key: 'Enter', primary: true }]
  if (now.phase === 'touch' && now.seat && open(now.view, now.seat)) {
    return [{ move: 'pass', label: { id: 'board-do-pass' }, key: 'p' }]
  }
  return []
}

/** A move in words. */
export function describe(move: string, _now: Moment, t: Translate): string {
  const [first = '', second = '', third = '', fourth = ''] = move.split(' ')
  if (first === 'level') return t('board-move-level', { level: second })
  if (first === 'hand') return t('board-move-hand', { hand: second })
  if (first === 'touch') return t('board-move-touch', { treat: second, number: third, hand: fourth })
  return t(first === 'throw' ? 'board-do-throw' : 'board-do-pass')
}

/** How far the cube has come: right touches so far, and how many win. */
export function progress(view: View, seat: string): { done: number; all: number } {
  const player = playerOf(view, seat)
  if (!player?.cards.length) return { done: 0, all: 0 }
  const lengths = player.cards.map((card) => view.tracks[card.colour].length)
  const all = lengths.reduce((sum, length) => sum + length, 1)
  if (view.winner === seat) return { done: all, all }
  if (!player.cube) return { done: 0, all }
  const [card, space] = player.cube
  return { done: lengths.slice(0, card - 1).reduce((sum, length) => sum + length, space), all }
}

/** What everybody may know of a player. */
export function note(seat: string, { view }: Moment, t: Translate): SeatNote {
  const player = playerOf(view, seat)
  if (!player) return { facts: [] }
  const facts: SeatNote['facts'] = []
  if (player.level) facts.push({ text: t('board-level', { level: player.level }), icon: 'star' })
  if (player.hand) facts.push({ text: t(`hand-${player.hand}`), icon: 'hand' })
  const { done, all } = progress(view, seat)
  return all ? { score: `${done}/${all}`, facts } : { facts }
}

/** How far everybody has come, and the levels of the next game (PT-L3). */
export function tally({ view, seats, names }: Moment, t: Translate): Tally {
  const rows = seats.map((seat) => {
    const { done, all } = progress(view, seat)
    const level = t('board-tally-level', { level: playerOf(view, seat)?.level ?? 1 })
    return {
      seat,
      parts: [
        { label: t('board-tally-touches', { count: done }), points: done },
        { label: level, icon: 'star' as const },
      ],
      total: `${done}/${all}`,
    }
  })
  return { why: { id: 'board-tally', args: { name: names[view.winner ?? ''] ?? '' } }, rows }
}

const SOUNDS: Readonly<Record<string, SoundName>> = {
  dice: 'dice',
  'card-up': 'turn',
  advanced: 'token',
  'card-lost': 'shriek',
  'card-dealt': 'card',
}

export function sound(event: GameEvent): SoundName | null {
  if (event.kind !== 'touched') return SOUNDS[event.kind] ?? null
  if (event.data.result === 'right') return 'bell'
  return event.data.result === 'block' ? 'wood' : event.data.result === 'late' ? null : 'no'
}

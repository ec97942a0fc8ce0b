/** What the frame says about a duel: what to do now, the buttons, moves and events in words. */
import type { Args, BarAction, GameEvent, Said, SeatNote, Situation, SoundName, Translate } from '../../board'
import { BRAVER_IN_PAIRS, HANDS_OFF, NOT_WORTH_MUCH } from '../mediums'
import { familyOf, other, readCard, type View } from '../view'

export { tally, verdict } from './verdict'

type Moment = Situation<View>

/** RIP-V5: with 29 on the table nothing else has an effect. */
function flat(view: View): boolean {
  return lies(view, 'green', NOT_WORTH_MUCH) || lies(view, 'blue', NOT_WORTH_MUCH)
}

/** Ending the turn now keeps the family in the round: RIP-T2, and RIP-C14's single card. */
function stays({ view, seat }: Moment): boolean {
  const mine = familyOf(view, seat)
  const theirs = familyOf(view, other(seat))
  const alone = view.played_this_turn === 1 && lies(view, other(seat), BRAVER_IN_PAIRS) && !flat(view)
  return mine.total > theirs.total && !alone
}

function lies(view: View, seat: string, medium: number): boolean {
  return familyOf(view, seat).row.some((lying) => lying.card === `medium ${medium}`)
}

/** The line that says what to do now. */
export function instruction(situation: Moment): Said | null {
  const { view, seat, legal, phase } = situation
  if (!legal.length) return null
  if (phase === 'tenth' || phase === 'keep') return { id: `board-now-${phase}` }
  if (phase === 'resolve' && view.asked) return { id: 'board-now-resolve', args: { medium: view.asked } }
  if (legal.includes('stumble')) return { id: 'board-now-owes' }
  if (!legal.includes('end')) return { id: 'board-now-pair' }
  const mine = familyOf(view, seat)
  const theirs = familyOf(view, other(seat))
  const missing = theirs.total + 1 - mine.total
  if (missing <= 0)
    return stays(situation)
      ? { id: 'board-now-ahead', args: { lead: mine.total - theirs.total } }
      : { id: 'board-now-alone' }
  const first = !mine.row.length && !theirs.row.length
  return first ? { id: 'board-now-first' } : { id: 'board-now-missing', args: { missing } }
}

/** The buttons beside it. */
export function actions(situation: Moment): BarAction[] {
  const { view, seat, legal, names } = situation
  const found: BarAction[] = []
  const name = names[other(seat)] ?? ''
  if (legal.includes('stumble')) {
    found.push({
      move: 'stumble',
      label: { id: 'board-do-stumble' },
      note: { id: 'board-do-stumble-note' },
      key: 's',
      primary: true,
    })
  }
  if (legal.includes('end')) {
    const stay = stays(situation)
    // RIP-C1: the winner keeps the Medium.
    const bare = lies(view, other(seat), HANDS_OFF) && !flat(view)
    const note: Said = stay
      ? { id: 'board-do-end-note', args: { name, total: familyOf(view, seat).total } }
      : { id: bare ? 'board-do-abandon-note-bare' : 'board-do-abandon-note', args: { name } }
    found.push({
      move: 'end',
      label: { id: stay ? 'board-do-end' : 'board-do-abandon' },
      note,
      key: 'e',
      primary: stay,
    })
  }
  if (legal.includes('tenth none')) found.push({ move: 'tenth none', label: { id: 'board-do-tenth-none' }, key: 'n' })
  if (legal.includes('keep none')) found.push({ move: 'keep none', label: { id: 'board-do-keep-none' }, key: 'n' })
  return found
}

function mediumName(medium: number | string, t: Translate): string {
  return t('board-medium', { name: t(`medium-${medium}-name`) })
}

function cardName(card: string, t: Translate): string {
  const read = readCard(card)
  return read.kind === 'ghost' ? t('board-ghost', { value: read.number }) : mediumName(read.number, t)
}

function choice(text: string, t: Translate): string {
  if (text === 'none') return t('board-choice-none')
  const [key = '', value = ''] = text.split('=')
  if (key === 'target' || key === 'take') return cardName(value.replace(':', ' '), t)
  if (key === 'deck' || key === 'family') return t(`board-choice-${key}`, { side: value })
  if (key === 'rounds') return t('board-choice-rounds', { rounds: value.split(',') })
  if (value.includes(',')) return t('board-choice-values', { values: value.split(',') })
  return t('board-choice-value', { value })
}

/** A move in words. */
export function describe(move: string, situation: Moment, t: Translate): string {
  const [first = '', second = '', third] = move.split(' ')
  if (first === 'ghost') return t('board-move-ghost', { value: second })
  if (first === 'end') return t(stays(situation) ? 'board-do-end' : 'board-do-abandon')
  if (first === 'stumble') return t('board-move-stumble')
  if (first === 'tenth' || first === 'keep') {
    return third ? t(`board-move-${first}`, { card: cardName(`${second} ${third}`, t) }) : t(`board-move-${first}-none`)
  }
  const medium = mediumName(second, t)
  if (first === 'resolve') return t('board-move-resolve', { medium, choice: third ? choice(third, t) : '' })
  return third ? t('board-move-medium-with', { medium, choice: choice(third, t) }) : t('board-move-medium', { medium })
}

/** What everybody may know of a family. */
export function note(seat: string, { view }: Moment, t: Translate): SeatNote {
  const family = familyOf(view, seat)
  const facts: SeatNote['facts'] = [
    { text: t('board-note-manors', { count: family.manors }), icon: 'manor' },
    { text: t('board-note-castles', { count: family.castles }), icon: 'castle' },
    { text: t('board-note-hand', { count: family.hand_size }), icon: 'hand' },
    { text: t('board-note-deck', { count: family.deck_size }), icon: 'deck' },
  ]
  if (family.owes) facts.push({ text: t('board-note-owes') })
  return { facts }
}

/** The arguments of an event's sentence: names of cards and Mediums, named values. */
export function args(event: GameEvent, base: Args, t: Translate): Args | null {
  const data = event.data
  const secret = event.kind === 'place-tenth' || event.kind === 'hidden-tenth' || event.kind === 'see-hand'
  const known = 'card' in data || 'hand' in data
  const found: Args = { ...base }
  if (secret && known) found.who = 'you'
  if (typeof data.card === 'string') {
    found.card = cardName(data.card, t)
    Object.assign(found, held(readCard(data.card).held))
  }
  if (typeof data.choice === 'string')
    Object.assign(found, held(readCard(data.choice.replace('resolve', 'medium')).held))
  if (Array.isArray(data.cards) && data.cards.length) found.cards = data.cards.map((card) => cardName(String(card), t))
  if (Array.isArray(data.mediums)) found.mediums = data.mediums.map((medium) => t(`medium-${String(medium)}-name`))
  return found
}

function held(values: readonly number[]): Args {
  const [first, second] = values
  if (first === undefined || Number.isNaN(first)) return {}
  return second === undefined ? { value: first } : { first, second }
}

const SOUNDS: Readonly<Record<string, SoundName>> = {
  'play-ghost': 'card',
  'play-medium': 'turn',
  stumble: 'wood',
  fetch: 'card',
  reveal: 'turn',
  'place-tenth': 'card',
  'hidden-tenth': 'card',
  'drawn-tenth': 'card',
  'take-token': 'token',
  'take-medium': 'owl',
  'swap-houses': 'wood',
  truce: 'bell',
  debt: 'shriek',
}

export function sound(event: GameEvent): SoundName | null {
  return SOUNDS[event.kind] ?? null
}

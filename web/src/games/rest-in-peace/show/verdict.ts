/** The sentences that end a round and the game. */
import type { GameEvent, Said, Situation, Tally, Translate, Verdict } from '../../board'
import { familyOf, other, type Seat, toWin, type View } from '../view'
import { type RoundStory, roundsOf } from './rounds'

type Moment = Situation<View>

/** The sentence that ends a round: once its House and its Medium have found their families. */
export function verdict(at: number, events: readonly GameEvent[], situation: Moment): Verdict | null {
  const kind = events[at]?.kind ?? ''
  const later = events.slice(at + 1)
  const over = later.some((event) => event.kind === 'game-over')
  const waits = kind === 'take-token' && !later.some((event) => event.kind === 'take-medium')
  if (over || !(kind === 'take-medium' || kind === 'truce' || waits)) return null
  const story = roundsOf([...situation.told, ...events.slice(0, at + 1)]).at(-1)
  if (!story || story.round === 10) return null
  if (story.truce) return { seat: '', text: { id: 'board-verdict-truce', args: { round: story.round } } }
  // The winner chooses a card to keep between the two: the House has been told.
  const kept = kind === 'take-medium' && !events.some((event) => event.kind === 'take-token')
  return story.winner && !kept ? told(story, story.winner, situation) : null
}

function told(story: RoundStory, winner: Seat, { seat, names }: Moment): Verdict {
  const loser = other(winner)
  const you = (one: string) => (one === seat ? 'you' : 'other')
  const { round, manors, castles, totals } = story
  const who = you(winner)
  const name = names[winner] ?? winner
  const gets = story.medium ? you(story.medium.seat) : 'none'
  const getter = names[story.medium?.seat ?? loser] ?? ''
  const medium = story.medium?.number ?? 0
  const text: Said = totals
    ? {
        id: 'board-verdict',
        args: { round, who, name, high: totals[winner], low: totals[loser], manors, castles, gets, getter, medium },
      }
    : { id: 'board-verdict-given', args: { round, who, name, manors, castles, gets, getter, medium } }
  const turn = seat === winner ? 'winner' : seat === loser ? 'loser' : 'other'
  const left = names[loser] ?? loser
  const next: Said =
    round === 9
      ? { id: 'board-verdict-next-tenth', args: { turn, loser: left } }
      : { id: 'board-verdict-next', args: { turn, name, loser: left, next: round + 1 } }
  return { seat: winner, text, next }
}

/** Why the game has ended. */
export function why({ view, names, options }: Moment): Said {
  const winner = view.winner
  const [green, blue] = view.families
  if (!winner) return { id: 'board-end-draw' }
  const name = names[winner] ?? winner
  if (view.reason === 'RIP-E1')
    return {
      id: familyOf(view, winner).castles >= toWin(options).castles ? 'board-end-castles' : 'board-end-manors',
      args: { name },
    }
  if (view.reason === 'RIP-E3') {
    const [high, low] = [familyOf(view, winner).total, familyOf(view, other(winner)).total]
    return high > low
      ? { id: 'board-end-tenth', args: { name, high, low } }
      : { id: 'board-end-tenth-left', args: { name } }
  }
  const most = Math.max(green.manors + green.castles, blue.manors + blue.castles)
  return { id: 'board-end-tokens', args: { name, most } }
}

/** What each family has at the end: Houses, and the total of round 10 where that was played. */
export function tally(situation: Moment, t: Translate): Tally {
  const { view, seats } = situation
  const rows = seats.map((seat) => {
    const { manors, castles, total } = familyOf(view, seat)
    const parts: { label: string; points?: number; icon?: 'manor' | 'castle' | 'moon' }[] = [
      { label: t('board-note-manors', { count: manors }), points: manors, icon: 'manor' },
      { label: t('board-note-castles', { count: castles }), points: castles, icon: 'castle' },
    ]
    if (view.round === 10) parts.push({ label: t('board-tally-tenth', { total }), icon: 'moon' })
    return { seat, parts }
  })
  return { why: why(situation), rows }
}

import type { GameEvent } from '../../board'
import { other, type House, type Seat } from '../view'

/** Something that flies over the board because of an event; places are CSS selectors inside the board. */
export interface Flight {
  card: string | null
  seat: Seat
  house?: House
  from: string
  to: string
  ms: number
  /** It leaves the game: it fades on its way. */
  fades?: boolean
}

const DEAL = 220
const PLAY = 260
const TURN = 320
const TAKE = 420

const row = (seat: Seat) => `[data-row="${seat}"]`
const hand = (seat: Seat) => `[data-hand="${seat}"]`
const mediums = (seat: Seat) => `[data-mediums="${seat}"]`
const deck = (seat: Seat) => `[data-deck="${seat}"]`
const cell = (round: number) => `[data-spot="round:${round}"]`

function home(card: string, seat: Seat): string {
  return card.startsWith('medium') ? mediums(seat) : hand(seat)
}

/** From where a card is played: the viewer's own from where it lies, the other's from its hand. */
function source(card: string, seat: Seat, mine: Seat): string {
  return seat === mine ? `[data-spot="${card.split(' ').slice(0, 2).join(':')}"]` : home(card, seat)
}

/** The Houses of a round on their way to another one. */
function moved(from: number, to: number, seat: Seat, houses: readonly House[][]): Flight[] {
  return (houses[from - 1] ?? []).map((house) => ({
    card: null,
    seat,
    house,
    from: cell(from),
    to: cell(to),
    ms: TAKE,
  }))
}

/** What flies when an event happens, seen from a seat in a round, with the Houses as they lay; maybe nothing. */
export function flights(event: GameEvent, mine: Seat, round: number, houses: readonly House[][] = []): Flight[] {
  const data = event.data
  const seat = (data.seat === 'blue' ? 'blue' : 'green') as Seat
  const value = data.value ? `ghost ${String(data.value)}` : null
  const card = typeof data.card === 'string' ? data.card : null
  const one = (flight: Partial<Flight> & Pick<Flight, 'from' | 'to'>): Flight[] => [{ card, seat, ms: PLAY, ...flight }]
  switch (event.kind) {
    case 'play-ghost':
    case 'stumble':
      return one({ card: value, from: source(value ?? 'ghost', seat, mine), to: row(seat) })
    case 'play-medium':
      return one({ from: source(card ?? 'medium', seat, mine), to: row(seat) })
    case 'drawn-tenth':
      return one({ card: value, from: hand(seat), to: row(seat), ms: TURN })
    case 'fetch':
      return one({ card: value, from: deck(seat), to: row(seat), ms: TURN })
    case 'draw':
      return one({ card: value, from: deck(seat), to: hand(seat), ms: DEAL })
    case 'place-tenth':
    case 'hidden-tenth':
      return one({ card: null, from: card ? home(card, seat) : hand(seat), to: cell(10), ms: TURN })
    case 'take-medium':
      return one({ card: `medium ${String(data.medium)}`, from: cell(round), to: mediums(seat), ms: TAKE })
    case 'take-token':
      return one({
        card: null,
        house: Number(data.castles) > 0 ? 'castle' : 'manor',
        from: cell(Number(data.round)),
        to: `[data-tokens="${seat}"]`,
        ms: TAKE,
      })
    case 'take-back':
      return one({ from: row(seat), to: home(card ?? 'ghost', seat) })
    case 'return-to-deck':
      return one({ card: value, from: row(seat), to: deck(seat) })
    case 'keep':
      return one({ from: row(seat), to: cell(Math.min(10, round + 1)) })
    case 'move-to-tenth':
      return one({ from: row(seat), to: cell(10) })
    case 'discard':
      return (data.cards as string[]).map((gone) => ({
        card: gone,
        seat,
        from: row(seat),
        to: row(other(seat)),
        ms: TURN,
        fades: true,
      }))
    case 'swap-houses': {
      const [first, second] = [Number(data.first), Number(data.second)]
      return [...moved(first, second, seat, houses), ...moved(second, first, seat, houses)]
    }
    case 'truce':
      return moved(round, round + 1, seat, houses)
    default:
      return []
  }
}

/** The spots that an entry of the log is about. */
export function pointed(event: GameEvent, mine: Seat): string[] {
  const data = event.data
  const side = data.seat === mine ? 'own' : 'other'
  switch (event.kind) {
    case 'play-ghost':
    case 'stumble':
    case 'drawn-tenth':
    case 'fetch':
      return [`${side}:ghost:${String(data.value)}`]
    case 'play-medium':
      return [`${side}:medium:${String(data.medium)}`]
    case 'take-medium':
      return [`medium:${String(data.medium)}`]
    case 'take-token':
    case 'new-round':
      return [`round:${String(data.round)}`]
    case 'swap-houses':
      return [`round:${String(data.first)}`, `round:${String(data.second)}`]
    case 'place-tenth':
    case 'hidden-tenth':
    case 'move-to-tenth':
    case 'reveal-tenth':
      return ['round:10']
    case 'reveal':
    case 'return-to-deck':
      return [`deck:${side}`]
    case 'draw':
    case 'see-hand':
      return [`hand:${side}`]
    default:
      return []
  }
}

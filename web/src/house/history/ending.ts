import type { Translate } from '../../games/board'
import type { TableCard } from '../../wire/types'

/** How a finished game is told in a list. */
interface Told {
  who: string
  /** This person won. */
  won: boolean
  /** The scores, best first; empty where the game has none. */
  scores: string
  /** This person's place among more than two. */
  place: string
}

/** Tell how a table's game ended; `people` are the names of its seats. Null while it is not over. */
export function endingOf({ ending, seats }: TableCard, people: readonly string[], t: Translate): Told | null {
  if (!ending) return null
  const mine = seats.filter((seat) => seat.mine).map((seat) => seat.seat)
  const names = seats.flatMap(({ seat }, index) => (ending.winners.includes(seat) ? [people[index] ?? seat] : []))
  // Several people at one screen: nobody can tell which of them is looking.
  const me = mine.length === 1 ? mine[0]! : ''
  const won = ending.winners.length === 1 && ending.winners[0] === me
  const place = ending.places[me]
  return {
    who: won
      ? t('ending-you')
      : names.length
        ? t('ending-won', { names: names.join(', '), count: names.length })
        : t('ending-nobody'),
    won,
    scores: Object.values(ending.scores)
      .sort((one, two) => two - one)
      .join(' – '),
    place: place && names.length && !won && seats.length > 2 ? t('ending-place', { place, of: seats.length }) : '',
  }
}

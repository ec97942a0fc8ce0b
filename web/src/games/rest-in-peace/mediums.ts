/** The box, from the same file as the rules: Ghosts and the table of the Mediums. */
import data from '../../../../src/veillee/games/rest_in_peace/data.json'

/** What a Medium asks its family for. */
export type ChoiceKind =
  | 'named-value'
  | 'deck-value'
  | 'row-value'
  | 'past-value'
  | 'other-card'
  | 'own-card'
  | 'deck'
  | 'family'
  | 'two-ghosts'
  | 'two-values'
  | 'two-rounds'

/** A row of the table, as far as the page needs it. */
export interface Medium {
  number: number
  name: string
  level: number
  choice?: ChoiceKind
  holds?: 'choice' | 'turned-up'
  /** Whose row it works on while it lies; `hand`: it shows the other's hand. */
  lasting?: 'own' | 'other' | 'both' | 'hand'
  cards?: 'even' | 'odd' | 'held'
  adds?: number
  /** The highest value that does not count. */
  ignores?: number
  /** What its sign says where the numbers above do not; `{held}` stands for the values it names. */
  sign?: string
}

const TABLE = data.mediums as readonly Medium[]

/** The row of a Medium, by its number. */
export function medium(number: number): Medium | undefined {
  return TABLE[number - 1]
}

/** The number of a Medium, by its name in the table. */
export function called(name: string): number {
  const found = TABLE.find((row) => row.name === name)
  if (!found) throw new Error(`no Medium ${name}`)
  return found.number
}

export const HANDS_OFF = called('hands-off')
export const BRAVER_IN_PAIRS = called('braver-in-pairs')
export const NOT_WORTH_MUCH = called('not-worth-much')

/** RIP-M1: how many Ghosts of each value a family owns, by value. */
export const GHOSTS: readonly number[] = [0, ...Object.values(data.ghosts)]

/** How many Houses of a kind win at once (RIP-E1). */
export const TO_WIN = { manors: data.houses.manor.wins, castles: data.houses.castle.wins }

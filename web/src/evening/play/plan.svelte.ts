import { optionSchema } from '../../games/options'
import { complete, type Options, usualLevel } from '../../games/seats'
import type { Chair, GameInfo, Suggestion } from '../../wire/types'

const asksHowMany = (game: GameInfo) => optionSchema(game).properties?.players !== undefined

/** The smallest and the largest number of players that a table of a game may have. */
export function sizes(game: GameInfo): { least: number; most: number } {
  const most = game.seats.length
  return { least: asksHowMany(game) ? game.fewest : most, most }
}

/** A game to be proposed: who sits down, how many bots, which options. */
export class Plan {
  game = $state.raw<GameInfo>()!
  options = $state.raw<Options>({})
  level = $state('')
  #people = $state.raw<readonly string[]>([])
  #bots = $state(0)

  /** Plan a game for these people; what was suggested goes before. */
  constructor(game: GameInfo, people: readonly string[], suggestion?: Suggestion) {
    this.choose(game, people, suggestion)
  }

  choose(game: GameInfo, people: readonly string[], suggestion?: Suggestion): void {
    this.game = game
    this.options = { ...suggestion?.options }
    this.level = suggestion?.chairs.find((chair) => chair.level)?.level ?? usualLevel(game)
    const seated = suggestion?.chairs.flatMap((chair) => chair.person || []) ?? people
    this.#people = seated.slice(0, sizes(game).most)
    this.#bots = suggestion?.chairs.filter((chair) => chair.level).length ?? 0
  }

  get people(): readonly string[] {
    return this.#people
  }

  /** How many bots there may be: those that are needed, up to those for whom there is a chair. */
  get bounds(): { least: number; most: number } {
    const { least, most } = sizes(this.game)
    return { least: Math.max(0, least - this.#people.length), most: most - this.#people.length }
  }

  get bots(): number {
    return Math.max(this.bounds.least, Math.min(this.bounds.most, this.#bots))
  }

  set bots(count: number) {
    this.#bots = count
  }

  /** Every chair is taken by somebody already. */
  get full(): boolean {
    return this.#people.length >= sizes(this.game).most
  }

  seat(person: string, on: boolean): void {
    const others = this.#people.filter((one) => one !== person)
    this.#people = on && !this.full ? [...others, person] : others
  }

  /** The chairs in the order of the game's seats: people first. */
  get chairs(): Chair[] {
    const people = this.#people.map((person) => ({ person, level: '' }))
    const bots = Array.from({ length: this.bots }, () => ({ person: '', level: this.level }))
    return [...people, ...bots]
  }

  /** The options as they are sent, beside what the game proposes itself. */
  complete(proposed: Options): Options {
    const wanted = { ...proposed, ...this.options }
    return complete(this.game, asksHowMany(this.game) ? { ...wanted, players: this.chairs.length } : wanted)
  }
}

/** A run of practice: so many throws of the dice, how long each took, and the cards touched by mistake. */
import { NUMBERS, type Treat, TREATS } from '../box'

export const THROWS = 12
/** The dice come after a pause that nobody can foresee. */
const SOONEST = 700
const PAUSE = 900

/** How a run went: its times in milliseconds, and its slips. */
export interface Result {
  times: readonly number[]
  slips: number
}

export type Draw = () => number

export const cardOf = (treat: Treat, number: number): string => `${treat} ${number}`

function shuffled<Item>(items: readonly Item[], draw: Draw): Item[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(draw() * (last + 1))
    const [one, two] = [order[last] as Item, order[other] as Item]
    order[last] = two
    order[other] = one
  }
  return order
}

/** The thirty-six cards in a new order. */
export function layOut(draw: Draw = Math.random): string[] {
  return shuffled(
    TREATS.flatMap((treat) => NUMBERS.map((number) => cardOf(treat, number))),
    draw,
  )
}

/** The cards that the dice will show, each of them once. */
export function targets(draw: Draw = Math.random): string[] {
  return layOut(draw).slice(0, THROWS)
}

export function pause(draw: Draw = Math.random): number {
  return SOONEST + draw() * PAUSE
}

/** The time that half of the throws beat. */
export function median(times: readonly number[]): number {
  const order = [...times].sort((one, two) => one - two)
  const middle = order.length >> 1
  const high = order[middle] ?? 0
  return order.length % 2 ? high : Math.round(((order[middle - 1] ?? 0) + high) / 2)
}

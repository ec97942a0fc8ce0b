import { keep, kept } from '../../lib/storage'

/** How a riddle went: answers that were wrong, hints that were taken, and whether it was found at all. */
export interface Result {
  wrong: number
  hints: number
  found: boolean
}

interface Kept {
  /** By the number of the day. */
  days: Record<string, Result>
  /** By game and riddle. */
  riddles: Record<string, Result>
}

const KEY = 'veillee-riddles'

function read(): Kept {
  const found = kept(KEY) as Partial<Kept> | null
  return { days: found?.days ?? {}, riddles: found?.riddles ?? {} }
}

const all = $state<Kept>(read())

/** What this browser keeps of a riddle; null before it was answered. */
export function resultOf(game: string, id: string): Result | null {
  return all.riddles[`${game}/${id}`] ?? null
}

/** What this browser keeps of the riddle of a day. */
export function resultOfDay(day: number): Result | null {
  return all.days[day] ?? null
}

/** Keep how a riddle went the first time, and for which day it was asked. */
export function keepResult(game: string, id: string, result: Result, day: number | null): void {
  all.riddles[`${game}/${id}`] ??= result
  if (day !== null) all.days[day] ??= result
  keep(KEY, $state.snapshot(all))
}

/** On how many days in a row the riddle was found, up to today, or yesterday while today's is open. */
export function streak(today: number, days: Readonly<Record<string, Result>> = all.days): number {
  const found = (day: number) => days[day]?.found ?? false
  let day = days[today] ? today : today - 1
  let count = 0
  while (found(day)) {
    count += 1
    day -= 1
  }
  return count
}

/** A result as signs: one for each wrong answer and hint, then how it ended. */
export function signs({ wrong, hints, found }: Result): string {
  return '💡'.repeat(hints) + '◇'.repeat(wrong) + (found ? '🏮' : '🌑')
}

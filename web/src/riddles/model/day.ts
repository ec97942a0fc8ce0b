const DAY_MS = 86_400_000

/** The number of a day, by the calendar on the wall. */
export function dayOf(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS)
}

/** The day of a number, at noon. */
export function dateOfDay(day: number): Date {
  const date = new Date(day * DAY_MS)
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12)
}

const MINUTE_MS = 60_000

/** How many minutes are left until then, to the nearest: a clock that is looked at now and then is a little late. */
export function minutesUntil(at: number, now: number): number {
  return Math.max(0, Math.round((at * 1000 - now) / MINUTE_MS))
}

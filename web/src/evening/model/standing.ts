import { settings } from '../../lib/settings.svelte'
import type { ScoreLine } from '../../wire/types'

export interface Standing {
  person: string
  points: number
  rank: number
}

/** Who stands where after one night: most points first, equal points share a rank; who did not play is left out. */
export function standing(score: readonly ScoreLine[], night: number): Standing[] {
  const rows = score
    .flatMap(({ person, nights }) => {
      const own = nights.find((one) => one.night === night)
      return own ? [{ person, points: own.points }] : []
    })
    .sort((one, other) => other.points - one.points)
  return rows.map((row) => ({ ...row, rank: 1 + rows.filter((other) => other.points > row.points).length }))
}

/** Points as they are read: whole where they are, else with at most two decimals. */
export function points(value: number): string {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 2 }).format(value)
}

/** A day in words: « samedi 14 novembre ». */
export function day(at: number): string {
  const form = { weekday: 'long', day: 'numeric', month: 'long' } as const
  return new Intl.DateTimeFormat(settings.language, form).format(at * 1000)
}

/** The hour in figures. */
export function hour(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { hour: '2-digit', minute: '2-digit' }).format(at * 1000)
}

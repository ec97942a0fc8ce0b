/** What this browser keeps of the practice: each run with its day, its median time and its slips. */
import { keep, kept } from '../../../lib/storage'
import { median, type Result } from './run'

const KEY = 'veillee.pas-touche.practice'
const MOST = 200

export interface Entry {
  /** `2026-11-18` */
  day: string
  /** Milliseconds that half of the throws took at most. */
  time: number
  slips: number
}

export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

function isEntry(one: unknown): one is Entry {
  const entry = one as Partial<Entry> | null
  return typeof entry?.day === 'string' && Number.isFinite(entry.time) && Number.isFinite(entry.slips)
}

export function readDiary(): Entry[] {
  const found = kept(KEY)
  return Array.isArray(found) ? found.filter(isEntry) : []
}

/** Write a run down; return all that is kept. */
export function write(result: Result, day: string): Entry[] {
  const all = [...readDiary(), { day, time: median(result.times), slips: result.slips }].slice(-MOST)
  keep(KEY, all)
  return all
}

export function forget(): void {
  keep(KEY, null)
}

/** Oneself of the last day of practice before a day: the middle one of that day's runs; null without one. */
export function before(entries: readonly Entry[], day: string): Entry | null {
  const last = entries.filter((entry) => entry.day < day).at(-1)?.day
  const runs = entries.filter((entry) => entry.day === last)
  if (last === undefined) return null
  return { day: last, time: median(runs.map((run) => run.time)), slips: median(runs.map((run) => run.slips)) }
}

import { keep, kept } from '../lib/storage'

const PLAYED = 'veillee-played'

/** The games that somebody has sat down to in this browser: nobody is offered a guide to them. */
export function played(): readonly string[] {
  const known = kept(PLAYED)
  return Array.isArray(known) ? known.map(String) : []
}

/** Remember games that were sat down to; return all that are known. */
export function notePlayed(games: readonly string[]): readonly string[] {
  const all = [...new Set([...played(), ...games])]
  if (all.length > played().length) keep(PLAYED, all)
  return all
}

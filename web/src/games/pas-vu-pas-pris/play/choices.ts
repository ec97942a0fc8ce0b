/** What a Midnight card lets a player choose: one offer for each different thing. */
import { ghostOf, type Side, type View } from '../view'

/** Ghosts of one size that wait at one place are the same thing: the first of them is offered. */
export function offersOf(view: View, me: Side): string[] {
  const found = new Map<string, string>()
  for (const move of view.choices) {
    const [word = '', first = '', second = ''] = move.split(' ')
    const [taken, goal] = word === 'grow' ? [second, first] : [first, second]
    const waits = ghostOf(view, `${me}:${taken}`)
    const thing = `${word} ${goal} ${waits?.size ?? taken} ${waits?.where ?? ''}`
    if (!found.has(thing)) found.set(thing, move)
  }
  return [...found.values()]
}

/** What a touch of a ghost or a square (`ghost:…`, `square:…`) answers: only where it is the one answer. */
export function touchesOf(view: View, me: Side): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const twice = new Set<string>()
  const add = (spot: string, move: string) => (found.has(spot) ? twice.add(spot) : found.set(spot, move))
  for (const move of offersOf(view, me)) {
    const [word, first = '', second = ''] = move.split(' ')
    if (word === 'place') add(`square:${second}`, move)
    else if (word === 'replace') add(`ghost:${second}`, move)
    else add(`ghost:${me}:${first}`, move)
  }
  for (const spot of twice) found.delete(spot)
  return found
}

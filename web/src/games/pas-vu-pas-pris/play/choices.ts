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

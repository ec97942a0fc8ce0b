/**
 * From touches to moves. Nothing here knows a rule: every choice is read off the list of legal moves.
 *
 * A move with a choice is made of *spots*, the things to touch after the card: `medium 11 target=ghost:3` is the
 * spot `other:ghost:3`, `medium 28 rounds=5,7` the spots `round:5` and `round:7`.
 */
import { medium, type ChoiceKind } from '../mediums'

type Verb = 'medium' | 'resolve'

/** A Medium that waits for what it works on. */
export interface Choosing {
  verb: Verb
  medium: number
  picked: readonly string[]
}

/** The spots of a choice in words: what is written after `=` in a move, by the kind of choice. */
const SPOTS: Readonly<Record<ChoiceKind, (text: string) => string[]>> = {
  'named-value': (text) => [`value:${text}`],
  'deck-value': (text) => [`fetch:${text}`],
  'row-value': (text) => [`own:ghost:${text}`],
  'past-value': (text) => [`past:${text}`],
  'other-card': (text) => [`other:${text}`],
  'own-card': (text) => [`own:${text}`],
  deck: (text) => [`deck:${text}`],
  family: (text) => [`hand:${text}`],
  'two-ghosts': (text) => text.split(',').map((value) => `ghost:${value}`),
  'two-values': (text) => text.split(',').map((value) => `value:${value}`),
  'two-rounds': (text) => text.split(',').map((round) => `round:${round}`),
}

/** Take apart a move of a Medium: its verb, its number and the spots to touch for it; null for another move. */
export function spots(move: string): { verb: Verb; medium: number; spots: string[] } | null {
  const [verb, number, choice] = move.split(' ')
  if (verb !== 'medium' && verb !== 'resolve') return null
  const row = medium(Number(number))
  if (!choice || !row?.choice) return { verb, medium: Number(number), spots: [] }
  if (choice === 'none') return { verb, medium: row.number, spots: ['none'] }
  return { verb, medium: row.number, spots: SPOTS[row.choice](choice.slice(choice.indexOf('=') + 1)) }
}

/** Remove what was picked; null when something picked is not there. */
function without(all: readonly string[], picked: readonly string[]): string[] | null {
  const left = [...all]
  for (const spot of picked) {
    const index = left.indexOf(spot)
    if (index < 0) return null
    left.splice(index, 1)
  }
  return left
}

function candidates(legal: readonly string[], choosing: Choosing): { move: string; left: string[] }[] {
  const found: { move: string; left: string[] }[] = []
  for (const move of legal) {
    const parts = spots(move)
    if (!parts || parts.verb !== choosing.verb || parts.medium !== choosing.medium) continue
    const left = without(parts.spots, choosing.picked)
    if (left) found.push({ move, left })
  }
  return found
}

/** The spots that may be touched next. */
export function open(legal: readonly string[], choosing: Choosing): Set<string> {
  return new Set(candidates(legal, choosing).flatMap((candidate) => candidate.left))
}

/** The move that is complete with what was picked, or null. */
export function complete(legal: readonly string[], choosing: Choosing): string | null {
  return candidates(legal, choosing).find((candidate) => candidate.left.length === 0)?.move ?? null
}

/** Touch a spot: pick it, or give it back when it was picked and cannot be picked twice. */
export function pick(legal: readonly string[], choosing: Choosing, spot: string): Choosing {
  if (open(legal, choosing).has(spot)) return { ...choosing, picked: [...choosing.picked, spot] }
  const left = without(choosing.picked, [spot])
  return left ? { ...choosing, picked: left } : choosing
}

/** What a card of the hand, or an owned Medium, does when it is touched in this phase. */
export function cardMove(phase: string, kind: 'ghost' | 'medium', number: number): string {
  return phase === 'tenth' ? `tenth ${kind} ${number}` : `${kind} ${number}`
}

/** Tell whether some legal move begins with this one. */
export function allows(legal: readonly string[], move: string): boolean {
  return legal.some((one) => one === move || one.startsWith(`${move} `))
}

/** The Medium of round 10 that asks its family for a choice now. */
export function asked(legal: readonly string[]): Choosing | null {
  const parts = legal.map(spots).find((one) => one?.verb === 'resolve')
  return parts ? { verb: 'resolve', medium: parts.medium, picked: [] } : null
}

/** How the choice of a Medium is made: in a fan of values, in the pack, among the past, or on the table. */
export function place(legal: readonly string[], choosing: Choosing): 'value' | 'fetch' | 'past' | 'table' {
  const kinds = new Set([...open(legal, choosing), ...choosing.picked].map((spot) => spot.split(':')[0]))
  if (kinds.has('value')) return 'value'
  if (kinds.has('fetch')) return 'fetch'
  return kinds.has('past') ? 'past' : 'table'
}

/** Everything a move touches: for a hint, or for a move that is on its way. */
export function touched(move: string): string[] {
  const parts = spots(move)
  if (parts) return [...(parts.verb === 'medium' ? [`medium:${parts.medium}`] : []), ...parts.spots]
  const [first, second, third] = move.split(' ')
  if (first === 'ghost') return [`ghost:${second}`]
  if (first === 'tenth' && third) return [`${second}:${third}`, 'round:10']
  if (first === 'keep' && third) return [`own:${second}:${third}`]
  return []
}

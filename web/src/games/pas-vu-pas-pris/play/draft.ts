/** A plan in its parts, and how its words are read. */
import type { Side } from '../view'

/** A place in a square, each way from 0 to 1, and a level from below. */
export interface Place {
  x: number
  y: number
  level: number
}

export interface Walk {
  ghost: string
  /** A square, or `out`. */
  target: string
  place: Place | null
}

export interface Merge {
  first: string
  second: string
}

export type Draft = readonly (Walk | Merge)[]

export const isWalk = (part: Walk | Merge): part is Walk => 'ghost' in part

/** Read a plan that was suggested. */
export function readPlan(side: Side, move: string): Draft {
  return move
    .split(' ')
    .slice(1)
    .flatMap((part): (Walk | Merge)[] => {
      const [head = '', tail = ''] = part.split(':')
      if (head === 'merge') {
        const [first = '', second = ''] = tail.split('=')[0]!.split('+')
        return [{ first: `${side}:${first}`, second: `${side}:${second}` }]
      }
      if (!tail) return []
      const [path = '', at] = tail.split('@')
      const [x, y, level] = (at ?? '').split(',').map(Number)
      const place = at ? { x: x!, y: y!, level: level ?? 0 } : null
      return [{ ghost: `${side}:${head}`, target: path.split('-').at(-1)!, place }]
    })
}

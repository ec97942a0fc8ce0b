/** What the rules send: the view of a game as `view.py` builds it, and what a board reads in it. */
import type { Narrowed } from '../../wire/narrowed'

export type Kind = 'path' | 'place' | 'witness' | 'start' | 'finish'

/** A square; `name` is a path's open sides, a place or a witness; `below` is `unknown` where this seat may not know. */
export type Cell = Narrowed<'labystere.Cell', { kind: Kind }>

/** A public step of the enquiry; `card` is what a question showed, for the asker alone. */
export type Inquiry = Narrowed<'labystere.Inquiry', { kind: 'look' | 'ask-suspect' | 'ask-place' }>

export type View = Narrowed<'labystere.View', { grid: Cell[]; enquiry: Inquiry[] }>

const SUSPECTS = ['s1', 's2', 's3', 's4'] as const
export const PLACES = ['l1', 'l2', 'l3', 'l4'] as const
const COLUMNS = 'abcde'

/** Column and row of a square, from 0, from the upper left. */
export function spot(square: string): { x: number; y: number } {
  return { x: COLUMNS.indexOf(square[0] ?? 'a'), y: Number(square[1] ?? 1) - 1 }
}

/** Squares along one side of the maze. */
export const SIDE = 5

export function squareAt(x: number, y: number): string | null {
  return x >= 0 && x < SIDE && y >= 0 && y < SIDE ? `${COLUMNS[x]}${y + 1}` : null
}

/** How far two stacks move when they change places, in squares. */
export function shiftsOf(one: string, two: string): Record<string, { x: number; y: number }> {
  const from = spot(one)
  const to = spot(two)
  const x = to.x - from.x
  const y = to.y - from.y
  return { [one]: { x, y }, [two]: { x: -x, y: -y } }
}

/** The squares row by row, as one reads. */
export const SQUARES: readonly string[] = Array.from({ length: SIDE * SIDE }, (_, n) =>
  squareAt(n % SIDE, Math.floor(n / SIDE))!,
)

export function cellAt(view: View, square: string): Cell {
  return view.grid.find((cell) => cell.square === square) ?? { square, kind: 'path', name: 'nesw', below: 'unknown' }
}

/** The open sides of a square. */
export function sides(cell: Cell): string {
  return cell.kind === 'path' ? cell.name : 'nesw'
}

/** Who stands on a square, in the order of the seats. */
export function standing(pawns: Readonly<Record<string, string | null>>, square: string): string[] {
  return Object.keys(pawns).filter((seat) => pawns[seat] === square)
}

/** The players who have looked under a square: everybody may know. */
export function lookers(view: View, square: string): string[] {
  return view.players.filter((seat) => view.looked[seat]?.includes(square))
}

/** The suspects and places that play: a variant may have fewer than the box. All places lie on the grid, and a Witness for every innocent. */
export function playing(view: View): readonly [readonly string[], readonly string[]] {
  const witnesses = view.grid.filter((cell) => cell.kind === 'witness').length
  const places = PLACES.filter((card) => view.grid.some((cell) => cell.name === card))
  return view.grid.length === 0 ? [SUSPECTS, PLACES] : [SUSPECTS.slice(0, witnesses + 1), places]
}

/** What this seat knows of a card of its notebook. */
type Mark = 'free' | 'out' | 'last' | 'seen'

/** Tell how a suspect or place stands: struck off, seen to be the one, or the last one left. */
export function standingOf(view: View, card: string): Mark {
  const known = view.known ?? []
  if (known.includes(card)) return 'out'
  const place = card.startsWith('l')
  if (!place && view.culprit) return view.culprit === card ? 'seen' : 'out'
  if (place && view.grid.some((cell) => cell.name === card && cell.kind === 'place' && cell.below === 'flag'))
    return 'seen'
  if (place && view.grid.some((cell) => cell.name === card && cell.kind === 'place' && cell.below === 'empty'))
    return 'out'
  const kind = playing(view)[place ? 1 : 0]
  return kind.filter((one) => known.includes(one)).length === kind.length - 1 ? 'last' : 'free'
}

/** What the player may do with the squares now, read from the legal moves. */
interface Choices {
  go: ReadonlySet<string>
  swap: ReadonlySet<string>
  look: ReadonlySet<string>
  seats: ReadonlySet<string>
  /** `ask` or `trade`: what is asked of a player. */
  verb: 'ask' | 'trade' | ''
  declare: boolean
  roll: boolean
}

export function choices(legal: readonly string[]): Choices {
  const go = new Set<string>()
  const swap = new Set<string>()
  const look = new Set<string>()
  const seats = new Set<string>()
  let verb: Choices['verb'] = ''
  let declare = false
  for (const move of legal) {
    const [first, one = '', two = ''] = move.split(' ')
    if (first === 'go') go.add(one)
    else if (first === 'look') look.add(one)
    else if (first === 'swap') swap.add(one).add(two)
    else if (first === 'ask' || first === 'trade') {
      verb = first
      seats.add(one)
    } else if (first === 'declare') declare = true
  }
  return { go, swap, look, seats, verb, declare, roll: legal.includes('roll') }
}

/** The one spelling of an exchange: squares ascend. */
export function swapMove(one: string, two: string): string {
  return one < two ? `swap ${one} ${two}` : `swap ${two} ${one}`
}

/** The squares a move is about. */
export function squaresOf(move: string): string[] {
  return move
    .split(' ')
    .slice(1)
    .filter((word) => /^[a-e][1-5]$/.test(word))
}

/** How the guests of an evening look: by the order in which they came, so that everybody sees the same. */
export interface Look {
  /** The name of a colour token, without the dashes. */
  colour: string
  /** What tells two guests apart where colours do not. */
  sign: (typeof SIGNS)[number]
}

const COLOURS = ['gang-orange', 'gang-blue', 'gang-green', 'castle', 'manor', 'detective-lilac', 'gang-red', 'paper']
const SIGNS = ['tuft', 'cap', 'bow', 'hat', 'glasses', 'flower', 'scarf', 'beret'] as const

/** Return the look of the guest who came as number `index`: the first sixty-four all differ. */
export function lookOf(index: number): Look {
  const round = Math.floor(index / COLOURS.length)
  return { colour: COLOURS[index % COLOURS.length]!, sign: SIGNS[(index + round) % SIGNS.length]! }
}

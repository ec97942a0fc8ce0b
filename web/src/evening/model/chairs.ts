/** Where the chairs stand: around the table while there is room there. */
export interface Chair {
  /** The middle of the chair's foot, in hundredths of the room's width and height. */
  x: number
  y: number
  /** Chairs at the back are drawn a little smaller. */
  scale: number
}

const TURN = 2 * Math.PI
/** The ring of chairs, in hundredths. */
const MIDDLE = { x: 50, y: 59 }
const RADIUS = { x: 37, y: 31 }
/** A room is about twice as wide as it is high. */
const WIDE = 2
/** The back of the ring, in turns: two sit face to face, and the more there are the further they come to the front. */
const BACK = 0.75
const FACING = 0.5
const WIDER = 0.08
/** Nobody sits before the table with the back to us. */
const WIDEST = 0.86
/** How much smaller the last chair at the back is. */
const DEPTH = 0.2
const STEPS = 240

const at = (turn: number) => ({
  x: MIDDLE.x + RADIUS.x * Math.cos(TURN * turn),
  y: MIDDLE.y + RADIUS.y * Math.sin(TURN * turn),
})

/** Return the places of so many chairs around the table, equally far apart, from the left on clockwise. */
export function ring(count: number): Chair[] {
  const spread = count > 1 ? Math.min(WIDEST, FACING + WIDER * (count - 2)) : 0
  const path = Array.from({ length: STEPS + 1 }, (_, step) => at(BACK + spread * (step / STEPS - 0.5)))
  let length = 0
  const walked = path.map((point, index) => {
    const before = path[index - 1] ?? point
    length += Math.hypot((point.x - before.x) * WIDE, point.y - before.y)
    return length
  })
  return Array.from({ length: count }, (_, index) => {
    const wanted = count > 1 ? (length * index) / (count - 1) : length / 2
    const { x, y } = path[walked.findIndex((far) => far >= wanted - 1e-9)] ?? at(BACK)
    return { x, y, scale: 1 - DEPTH * ((MIDDLE.y + RADIUS.y - y) / (2 * RADIUS.y)) }
  })
}

/** Tell whether so many chairs find room around the table in a room of that width; else they stand in rows. */
export function around(count: number, width: number): boolean {
  return count <= (width < 560 ? 6 : 9)
}

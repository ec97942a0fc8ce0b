import type { TableCard } from '../wire/types'

/** The group of a list that a table belongs to: where I am to move comes apart. */
export function groupOf(table: TableCard): 'turn' | TableCard['status'] {
  return table.turn && table.status === 'playing' ? 'turn' : table.status
}

/** Tables by whose turn it is: mine first, the most urgent before the others; then as they were. */
export function ordered(tables: readonly TableCard[]): TableCard[] {
  const urgency = (table: TableCard) => (groupOf(table) === 'turn' ? table.due || Number.MAX_VALUE : Infinity)
  return [...tables].sort((one, other) => compare(urgency(one), urgency(other)))
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1
}

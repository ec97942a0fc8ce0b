import { medium, NOT_WORTH_MUCH, type Medium } from '../mediums'
import { readCard, type Seat, type View } from '../view'

/** A Medium that lies in the round, hung as a sign over a row that it changes. */
interface Sign {
  medium: number
  from: Seat
  text: string
  parity?: 'even' | 'odd'
}

/** A change of what a card counts: `+1`, `−2`. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`
}

/** What the sign of a Medium says: `+1`, `3: −2`, `1, 2: 0`. */
function text(row: Medium, held: readonly number[]): string {
  if (row.adds) return row.cards === 'held' ? `${held[0]}: ${signed(row.adds)}` : signed(row.adds)
  if (row.ignores) return `${Array.from({ length: row.ignores }, (_, index) => index + 1).join(', ')}: 0`
  return (row.sign ?? '').replace('{held}', held.join(', '))
}

/** The signs over a family's row. With 29 on the table nothing else has an effect. */
export function signs(view: View, seat: Seat): Sign[] {
  const found: Sign[] = []
  for (const family of view.families) {
    for (const lying of family.row) {
      const card = readCard(lying.card)
      const row = card.kind === 'medium' ? medium(card.number) : undefined
      if (!row) continue
      const reaches = row.lasting === 'both' || row.lasting === (family.seat === seat ? 'own' : 'other')
      // On round 10 a Medium names its value only when it is resolved.
      if (!reaches || (row.holds && !card.held.length)) continue
      const sign: Sign = { medium: row.number, from: family.seat, text: text(row, card.held) }
      if (row.cards === 'even' || row.cards === 'odd') sign.parity = row.cards
      found.push(sign)
    }
  }
  const flat = found.filter((sign) => sign.medium === NOT_WORTH_MUCH)
  return flat.length ? flat : found
}

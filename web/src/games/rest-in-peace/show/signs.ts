import { readCard, type Seat, type View } from '../view'

/** A Medium that lies in the round, hung as a sign over a row that it changes. */
interface Sign {
  medium: number
  from: Seat
  text: string
  parity?: 'even' | 'odd'
}

/** Over which rows the sign of a Medium hangs, seen from the family that played it. */
const HANGS: Readonly<Record<number, 'own' | 'other' | 'both'>> = {
  1: 'own',
  8: 'own',
  9: 'own',
  10: 'own',
  12: 'other',
  14: 'other',
  15: 'own',
  17: 'other',
  24: 'other',
  25: 'both',
  26: 'both',
  29: 'both',
}

/** Mediums whose effect needs a named value. */
const NAMES = new Set([10, 17, 25, 26])

function text(medium: number, held: readonly number[]): string {
  switch (medium) {
    case 8:
    case 9:
      return '+1'
    case 10:
      return `${held[0]}: +2`
    case 12:
      return '1, 2: 0'
    case 14:
      return '0 / 2+'
    case 17:
      return `${held[0]}: −2`
    case 25:
      return `${held.join(', ')}: ✕`
    case 26:
      return `${held[0]}: +3`
    case 29:
      return '= 1'
    default:
      return ''
  }
}

/** The signs over a family's row. With 29 on the table nothing else has an effect. */
export function signs(view: View, seat: Seat): Sign[] {
  const found: Sign[] = []
  for (const family of view.families) {
    for (const lying of family.row) {
      const card = readCard(lying.card)
      const hangs = card.kind === 'medium' ? HANGS[card.number] : undefined
      const reaches = hangs === 'both' || hangs === (family.seat === seat ? 'own' : 'other')
      // On round 10 a Medium names its value only when it is resolved.
      if (!reaches || (NAMES.has(card.number) && !card.held.length)) continue
      const sign: Sign = { medium: card.number, from: family.seat, text: text(card.number, card.held) }
      if (card.number === 8) sign.parity = 'even'
      if (card.number === 9) sign.parity = 'odd'
      found.push(sign)
    }
  }
  const flat = found.filter((sign) => sign.medium === 29)
  return flat.length ? flat : found
}

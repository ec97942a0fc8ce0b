import type { Translate } from '../../board'
import type { Desk } from '../play/desk.svelte'
import type { View } from '../view'

/** The name of a suspect, place or witness. */
export function nameOf(card: string, t: Translate): string {
  const kind = card.startsWith('s') ? 'suspect' : card.startsWith('l') ? 'place' : 'witness'
  return t(kind, { [kind]: card })
}

/** With a capital, where a name stands alone. */
export function titled(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Without its article, where room is scarce. */
export function short(text: string): string {
  return titled(text.replace(/^(le|la|the) |^l[’']/, ''))
}

/** What lies on a square, in words: its name, what was turned up, what this seat alone knows, who looked and who is there. */
export function tellSquare(view: View, square: string, desk: Pick<Desk, 't' | 'names'>): string[] {
  const { t, names } = desk
  const cell = view.grid.find((one) => one.square === square)
  if (!cell) return []
  const here = view.players.filter((seat) => view.pawns[seat] === square)
  const lanes =
    cell.kind === 'path' ? [t('board-path', { sides: [...cell.name].map((side) => t('board-side', { side })) })] : []
  const people = here.length
    ? [t('board-stands', { names: here.map((seat) => names[seat] ?? seat), count: here.length })]
    : []
  return [...lanes, ...tellCard(view, square, desk), ...people]
}

/** The same without what the picture shows anyhow: lanes and pawns. */
export function tellCard(view: View, square: string, { t, names }: Pick<Desk, 't' | 'names'>): string[] {
  const cell = view.grid.find((one) => one.square === square)
  if (!cell) return []
  const said: string[] = []
  if (cell.kind === 'path') {
    if (cell.below !== 'unknown') said.push(t('action', { action: cell.below }))
  } else if (cell.kind === 'start' || cell.kind === 'finish') {
    said.push(t(`board-${cell.kind}`))
  } else {
    said.push(titled(nameOf(cell.name, t)))
    if (cell.below === 'flag') said.push(t('board-know-flag'))
    else if (cell.below === 'empty') said.push(t('board-know-empty'))
    else if (cell.below !== 'unknown') said.push(t('board-know-innocent', { suspect: nameOf(cell.below, t) }))
    const seen = view.players.filter((seat) => view.looked[seat]?.includes(square))
    if (seen.length) said.push(t('board-looked', { names: seen.map((seat) => names[seat] ?? seat) }))
  }
  return said
}

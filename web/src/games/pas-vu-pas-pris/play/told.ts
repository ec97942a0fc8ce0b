/** What is in hand, said to those who do not see it. */
import type { Translate } from '../../board'
import { bare, isSquare } from '../view'
import type { Desk } from './desk.svelte'
import { whereIn } from './plan'

export function told(desk: Desk, t: Translate): string {
  const { held, selected, side, door } = desk
  if (held)
    return t('board-held-told', {
      piece: held.piece,
      x: Math.round(held.x),
      y: Math.round(held.y),
      yaw: Math.round(held.yaw),
    })
  if (selected) {
    const where = whereIn(desk.view, desk.draft, selected)
    return t('board-told', {
      ghost: bare(selected),
      place: t(`board-at-${isSquare(where) ? 'square' : where}`, { square: where }),
      left: desk.number - desk.spent,
    })
  }
  if (side) return door === null ? t('board-side-name', { side }) : t('board-door', { side, door })
  return ''
}

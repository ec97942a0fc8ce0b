/** The hall as it is drawn from above: outlines, figures, what a square costs and what the doors have in view. */
import type { Translate } from '../../board'
import type { Desk } from '../play/desk.svelte'
import { BELLS, footprint, heldTurn, holds, placed, type Print } from '../hall'
import { cost, walker, whereIn } from '../play/plan'
import {
  bare,
  ghostOf,
  type GhostView,
  isSquare,
  middleOf,
  type Point,
  type Side,
  sideOf,
  SQUARES,
  turnTo,
  waiting,
} from '../view'

interface Drawn extends Print {
  piece: string
}

export interface Figure {
  ghost: GhostView
  x: number
  y: number
  scale: number
  under: boolean
  mine: boolean
}

export class Sketch {
  constructor(
    readonly desk: Desk,
    readonly t: Translate,
    readonly names: () => Readonly<Record<string, string>>,
  ) {}

  get me(): Side {
    return this.desk.me
  }

  at(point: Point): Point {
    return turnTo(this.me, point)
  }

  line(loop: readonly Point[]): string {
    return loop
      .map((point) =>
        this.at(point)
          .map((value) => value.toFixed(1))
          .join(','),
      )
      .join(' ')
  }

  /** Every part of the furniture, the higher ones last. */
  readonly drawn = $derived.by((): Drawn[] =>
    this.desk.furniture
      .flatMap((pose) => placed(pose).map((part) => ({ ...footprint(part), piece: pose.piece })))
      .sort((a, b) => a.high - b.high),
  )

  readonly held = $derived.by((): Print[] | null => {
    const held = this.desk.held
    if (!held) return null
    return placed({ ...held, z: 0, turn: heldTurn(held.face, held.yaw) })
      .map(footprint)
      .sort((a, b) => a.high - b.high)
  })

  /** The player's own ghosts are drawn last: one that does not fit over another can be taken back. */
  readonly figures = $derived.by((): Figure[] =>
    this.desk.ghosts
      .toSorted((a, b) => Number(sideOf(a.name) === this.me) - Number(sideOf(b.name) === this.me))
      .map((ghost) => {
        const mine = sideOf(ghost.name) === this.me
        if (isSquare(ghost.where)) {
          const [x, y] = this.at([ghost.x, ghost.y])
          const top = ghost.z + BELLS[ghost.size].height
          return {
            ghost,
            x,
            y,
            scale: 1,
            under: this.drawn.some((part) => part.low >= top - 0.5 && holds(part.loop, ghost.x, ghost.y)),
            mine,
          }
        }
        const [x, y] = this.at(waiting(ghost))
        return { ghost, x, y, scale: ghost.where === 'out' ? 0.55 : 1, under: false, mine }
      }),
  )

  get chosen(): GhostView | undefined {
    return this.desk.selected ? ghostOf(this.desk.view, this.desk.selected) : undefined
  }

  /** Where the chosen ghost is to go. */
  get target(): string | null {
    return this.desk.selected ? whereIn(this.desk.view, this.desk.draft, this.desk.selected) : null
  }

  price(square: string): number {
    const { view, draft, selected } = this.desk
    return selected ? cost(walker(view, draft, selected), square) : Infinity
  }

  /** Whether the chosen ghost can still pay the way. */
  reaches(square: string): boolean {
    const steps = this.price(square)
    return this.desk.planning && steps > 0 && steps <= this.desk.left
  }

  /** What the doors of the side weighed have in view, square by square. */
  readonly field = $derived.by(() => {
    const { view, side, door, size, past } = this.desk
    const rows = past ? [] : view.fields.filter((one) => one.side === side && (door === null || one.door === door))
    if (!rows.length) return null
    return SQUARES.map((_, index) => {
      const letters = rows.map((row) => row[size][index])
      const seen = letters.filter((letter) => letter === 's').length
      const partly = letters.filter((letter) => letter === 'p').length
      return { seen, partly, share: (seen + partly / 2) / rows.length }
    })
  })

  ghostLabel({ ghost }: Figure): string {
    const where = isSquare(ghost.where) ? 'square' : ghost.where
    const on = ghost.stands_on && ghost.stands_on !== 'floor' ? ghost.stands_on : ''
    const place = this.t(`board-at-${where}`, { square: ghost.where })
    return this.t('board-ghost-label', {
      name: this.#whose(ghost.name),
      ghost: bare(ghost.name),
      where: on ? `${place}, ${this.t('board-on', { piece: on })}` : place,
    })
  }

  squareLabel(square: string): string {
    const who = this.desk.ghosts
      .filter((ghost) => ghost.where === square)
      .map((ghost) => `${this.#whose(ghost.name)} ${this.t('ghost', { ghost: bare(ghost.name) })}`)
    const [x, y] = middleOf(square)
    const what = [
      ...new Set(
        this.drawn.filter((part) => holds(part.loop, x, y)).map((part) => this.t('piece', { piece: part.piece })),
      ),
    ]
    const steps = this.price(square)
    return [
      this.t('board-square', { square }),
      ...what,
      ...who,
      ...(steps < Infinity && steps > 0 ? [this.t('board-steps', { count: steps })] : []),
    ].join(', ')
  }

  #whose(ghost: string): string {
    return this.names()[sideOf(ghost)] ?? ''
  }
}

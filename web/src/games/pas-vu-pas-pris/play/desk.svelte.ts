/** What a player has in hand: the piece taken up, the plan being made, the side being weighed; the flat and the deep hall share it. */
import type { Foreseen, GameEvent } from '../../board'
import { BoardDesk } from '../../shared/desk.svelte'
import { BELLS, heights, lowest } from '../hall'
import { keepPlan, keptPlan } from './kept'
import { asThen, type Peep } from '../show/peep'
import {
  type Draft,
  EMPTY,
  leftFor,
  mayLeave,
  nudge,
  partners,
  type Place,
  readPlan,
  refit,
  send,
  spell,
  spent,
  walkOf,
  whereIn,
} from './plan'
import { rehearses } from './rehearsal'
import { Trial } from './trial.svelte'
import {
  FACES,
  ghostOf,
  type GhostView,
  HALL,
  isSquare,
  middleOf,
  near,
  type PieceView,
  type Point,
  type Preview,
  type Side,
  sideOf,
  SQUARE,
  squareAt,
  type View,
} from '../view'

/** A piece held over the hall. */
export interface Held {
  piece: string
  x: number
  y: number
  yaw: number
  face: string
  /** Null: as high as it rests. */
  level: number | null
  lean: boolean
}

export class Desk extends BoardDesk<View> {
  selected = $state<string | null>(null)
  draft = $state.raw<Draft>(EMPTY)
  held = $state.raw<Held | null>(null)
  /** The side and door whose field is shown. */
  side = $state<Side | null>(null)
  door = $state<number | null>(null)
  peep = $state.raw<Peep | null>(null)
  /** A look that is being explained: the hall stands as it stood then. */
  review = $state.raw<Peep | null>(null)
  /** A look to which the camera is on its way. */
  coming = $state.raw<Peep | null>(null)
  /** A look that is over: whoever was seen is on the way home, and what comes next waits for that. */
  fading = $state.raw<Peep | null>(null)
  size = $state<'small' | 'medium' | 'large'>('medium')

  readonly #trial = new Trial()
  #bent = $state(false)

  get me(): Side {
    return near(this.props().seat)
  }

  /** What would stand after the move that is begun; null while that is not known. */
  get foreseen(): Preview | null {
    return this.#trial.shows
  }

  /** Why the move that is begun is not possible. */
  get trouble(): Foreseen['refusal'] {
    return this.#trial.refusal
  }

  get asking(): boolean {
    return this.#trial.asking
  }

  /** This player is to move; what was sent and is not yet answered may still be refused. */
  get asked(): boolean {
    const { readonly, actors, seat } = this.props()
    return !readonly && seat !== '' && actors.includes(seat) && !this.review && !this.coming && !this.fading
  }

  override get acting(): boolean {
    return this.asked && this.props().pending === null
  }

  get planning(): boolean {
    return this.acting && this.view.phase === 'plan'
  }

  get furnishing(): boolean {
    return this.acting && this.view.phase === 'furnish'
  }

  get choosingSide(): boolean {
    return this.acting && this.view.phase === 'side'
  }

  /** At a rehearsal whoever plays may bend down to doors, until the own plan is in or all others have planned (PVP-T4). */
  get peekable(): boolean {
    const { readonly, over, preview, options } = this.props()
    return !readonly && !over && preview !== undefined && rehearses(this.view, options, this.me)
  }

  /** Doors answer what they would see. */
  get peeking(): boolean {
    return this.#bent && this.peekable
  }

  set peeking(bent: boolean) {
    this.#bent = bent
  }

  /** The look that the hall still shows: whoever was seen goes home when it is over. */
  get past(): Peep | null {
    return this.review ?? (this.peep?.real ? this.peep : (this.coming ?? this.fading))
  }

  /** Ghosts as they would stand: the server's word where it has spoken, else where they are wanted. */
  get ghosts(): readonly GhostView[] {
    const { view, draft, foreseen, past } = this
    if (past) return asThen(view, past, past === this.fading)
    if (!draft.walks.length) return this.held && foreseen ? foreseen.ghosts : view.ghosts
    if (foreseen) return foreseen.ghosts
    return view.ghosts.map((ghost) => {
      const walk = walkOf(draft, ghost.name)
      if (!walk) return ghost
      if (!isSquare(walk.target)) return { ...ghost, where: walk.target }
      const [x, y] = middleOf(walk.target)
      const place = walk.place
      return {
        ...ghost,
        where: walk.target,
        x: place ? x + (place.x - 0.5) * SQUARE : x,
        y: place ? y + (place.y - 0.5) * SQUARE : y,
        z: 0,
      }
    })
  }

  get furniture(): readonly PieceView[] {
    if (this.past) return this.past.furniture
    const found = this.foreseen?.furniture ?? this.view.furniture
    return this.held && !this.foreseen ? found.filter((pose) => pose.piece !== this.held!.piece) : found
  }

  get spent(): number {
    return spent(this.view, this.draft)
  }

  get number(): number {
    return this.view.cards[this.me]?.number ?? 0
  }

  get left(): number {
    return leftFor(this.view, this.draft, this.selected, this.me)
  }

  get partners(): string[] {
    return this.selected ? partners(this.view, this.draft, this.selected) : []
  }

  /** The keyhole as the hall shows it. */
  get keyhole(): readonly [Side, number] | null {
    return this.past ? [this.past.report.side, this.past.report.door] : this.view.keyhole
  }

  /** A new position: what was begun in the old one is void. */
  clear(): void {
    this.selected = null
    this.held = null
    this.side = null
    this.door = null
    this.draft = EMPTY
    this.#ask()
  }

  /** Take up the plan that this tab kept over a reload; once it was sent, or in another round, it is void. */
  resume(): void {
    const { readonly, seat } = this.props()
    if (readonly || !seat) return
    const { view } = this
    const plan = this.asked && view.phase === 'plan' ? keptPlan(seat, view.round) : ''
    if (plan) this.#change(refit(view, this.me, readPlan(this.me, plan)))
    else keepPlan(seat, view.round, '')
  }

  /** The ghosts for which the plan is not possible. */
  get faulty(): ReadonlySet<string> {
    const { ghost, first, second } = this.trouble?.params ?? {}
    return new Set([ghost, first, second].flatMap((name) => (name ? `${this.me}:${name}` : [])))
  }

  // Ghosts

  /** Whether a ghost is one to plan with. */
  owns(ghost: string): boolean {
    return sideOf(ghost) === this.me && mayLeave(this.view, this.draft, ghost)
  }

  pick(ghost: string): void {
    if (!this.planning || !this.owns(ghost)) return
    this.selected = this.selected === ghost ? null : ghost
  }

  /** Send the selected ghost to a square, to a place in it, `out` or back to its `side`. */
  go(target: string, place: Place | null = null): void {
    if (this.selected && this.planning) this.#change(send(this.view, this.draft, this.selected, target, place))
  }

  /** Let the selected ghost go where it was dropped, on the level nearest to a height where one is meant. */
  drop(x: number, y: number, z: number | null = null): void {
    const ghost = this.selected && ghostOf(this.view, this.selected)
    if (!ghost) return
    const square = squareAt(x, y)
    if (!square) {
      const [ax, ay] = [x - HALL / 2, y - HALL / 2]
      const ahead = { south: ay, north: -ay, west: ax, east: -ax }[this.me]
      this.go(ahead > HALL / 2 ? 'out' : 'side')
      return
    }
    const [mx, my] = middleOf(square)
    const place = spotIn(square, ghost.size, x, y)
    const far =
      z === null
        ? []
        : heights(this.furniture, ghost.size, mx + (place.x - 0.5) * SQUARE, my + (place.y - 0.5) * SQUARE).map(
            (height) => Math.abs(height - z),
          )
    this.go(square, {
      ...place,
      level: far.length ? far.indexOf(Math.min(...far)) : (walkOf(this.draft, ghost.name)?.place?.level ?? 0),
    })
  }

  step(direction: Point): void {
    if (this.selected && this.planning) this.#change(nudge(this.view, this.draft, this.selected, direction))
  }

  /** Shift the selected ghost in its square by two millimetres, or lift it by a level. */
  shift(direction: Point, levels = 0): void {
    const ghost = this.selected
    if (!ghost || !this.planning) return
    const shown = ghostOf({ ghosts: [...this.ghosts] }, ghost)
    const square = whereIn(this.view, this.draft, ghost)
    if (!shown || !isSquare(square)) return
    const walk = walkOf(this.draft, ghost)
    const spot = spotIn(square, shown.size, shown.x + 2 * direction[0], shown.y + 2 * direction[1])
    if (walk) this.go(square, { ...spot, level: Math.max(0, (walk.place?.level ?? 0) + levels) })
  }

  merge(other: string): void {
    if (!this.selected) return
    this.#change({ walks: this.draft.walks, merges: [...this.draft.merges, [this.selected, other]] })
    this.selected = null
  }

  reset(): void {
    this.#change(EMPTY)
  }

  get plan(): string {
    return spell(this.view, this.draft)
  }

  /** Lay a suggested plan or piece out, to be looked at. */
  follow(move: string): void {
    if (move.startsWith('plan ')) this.#change(readPlan(this.me, move))
    if (move.startsWith('side ')) this.side = move.slice(5) as Side
    const found = /^furnish (\w+) x=(\S+) y=(\S+) yaw=(\S+) face=(\w+)(?: level=(\d+))?( lean)?/.exec(move)
    if (!found) return
    const [, piece = '', x, y, yaw, face = 'bottom', level, lean] = found
    this.#hold({
      piece,
      x: Number(x),
      y: Number(y),
      yaw: Number(yaw),
      face,
      level: level ? Number(level) : null,
      lean: !!lean,
    })
  }

  // Furniture

  /** Take a piece up as it stands: on the floor it stays low, with whoever is under it, until its player lifts it. */
  take(piece: string): void {
    if (!this.furnishing) return
    const pose = this.view.furniture.find((one) => one.piece === piece)
    if (!pose) {
      // It is still to be laid out: it comes over the middle of the hall.
      this.#hold({ piece, x: HALL / 2, y: HALL / 2, yaw: 0, face: 'bottom', level: null, lean: false })
      return
    }
    const face = (FACES as readonly string[]).includes(pose.face) ? pose.face : 'bottom'
    this.#hold({
      piece,
      x: pose.x,
      y: pose.y,
      yaw: pose.yaw,
      face,
      level: lowest(pose) < 0.5 ? 0 : null,
      lean: pose.leaning,
    })
  }

  hold(change: Partial<Held>): void {
    if (!this.held) return
    const next = { ...this.held, ...change }
    const within = (value: number) => Math.round(Math.min(HALL, Math.max(0, value)) * 2) / 2
    this.#hold({ ...next, x: within(next.x), y: within(next.y), yaw: ((Math.round(next.yaw) % 360) + 360) % 360 })
  }

  tip(): void {
    if (this.held)
      this.hold({ face: FACES[((FACES as readonly string[]).indexOf(this.held.face) + 1) % FACES.length]! })
  }

  letGo(): void {
    this.#hold(null)
  }

  get furnish(): string {
    const held = this.held
    if (!held) return 'furnish none'
    const level = held.level === null ? '' : ` level=${held.level}`
    return `furnish ${held.piece} x=${held.x} y=${held.y} yaw=${held.yaw} face=${held.face}${level}${held.lean ? ' lean' : ''}`
  }

  protected override pointedSpots({ data }: GameEvent): readonly string[] {
    const { ghost, seat, square, piece, seen } = data
    return [
      ...(typeof ghost === 'string' && typeof seat === 'string' ? [`ghost:${seat}:${ghost}`] : []),
      ...(typeof square === 'string' ? [`square:${square}`] : []),
      ...(typeof piece === 'string' ? [`piece:${piece}`] : []),
      ...(Array.isArray(seen) ? seen : []).map((name) => `ghost:${String(name)}`),
    ]
  }

  #hold(held: Held | null): void {
    this.held = held
    this.#ask()
  }

  // What would be

  #change(draft: Draft): void {
    this.draft = draft
    const { readonly, seat } = this.props()
    if (!readonly && seat) keepPlan(seat, this.view.round, draft.walks.length ? this.plan : '')
    this.#ask()
  }

  /** The move begun, to be tried; empty where nothing is. */
  get begun(): string {
    if (this.held) return this.furnish
    return this.draft.walks.length ? this.plan : ''
  }

  /** Try what is begun once more: another one's plan has changed the hall. */
  retry(): void {
    if (this.begun) this.#ask()
  }

  #ask(): void {
    this.#trial.ask(this.begun, this.props().preview)
  }

  /** Bend down at a door: what would it see of what is planned? */
  async look(side: Side, door: number): Promise<void> {
    const { preview } = this.props()
    if (!preview || !this.peekable) return
    const move = this.trouble ? '' : this.begun
    const answer: Foreseen<Preview> = await preview(move, `look ${side} ${door}`)
    if (answer.shows?.look)
      this.peep = {
        report: answer.shows.look,
        ghosts: answer.shows.ghosts,
        furniture: answer.shows.furniture,
        real: false,
      }
    else this.#trial.refusal = answer.refusal
  }
}

/** The place in a square nearest to a point at which a ghost fits, each way from 0 to 1. */
function spotIn(square: string, size: GhostView['size'], x: number, y: number): { x: number; y: number } {
  const edge = BELLS[size].radius / SQUARE
  const [mx, my] = middleOf(square)
  const within = (value: number) => Math.round(Math.min(1 - edge, Math.max(edge, value)) * 80) / 80
  return { x: within((x - mx) / SQUARE + 0.5), y: within((y - my) / SQUARE + 0.5) }
}

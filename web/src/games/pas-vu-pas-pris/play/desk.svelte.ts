/** What a player has in hand: the piece taken up, the plan being made, the side being weighed; the flat and the deep hall share it. */
import type { Foreseen } from '../../board'
import { asThen } from '../show/peep'
import {
  ghostOf,
  type GhostView,
  HALL,
  isSquare,
  near,
  type PieceView,
  type Point,
  type Preview,
  type Side,
  sideOf,
  squareAt,
} from '../view'
import { changes } from './changes'
import { fresh, type Held, heldFrom, readHeld, spellHeld, tippedFace, withinHall } from './held'
import { keepPlan, keptPlan } from './kept'
import { type Draft, type Place, readPlan } from './draft'
import {
  EMPTY,
  leftFor,
  mayLeave,
  nudge,
  partners,
  refit,
  cost,
  send,
  spell,
  spent,
  walker,
  walkOf,
  whereIn,
} from './plan'
import { Situation } from './situation.svelte'
import { levelAt, meant, spotIn } from './spots'
import { Trial } from './trial.svelte'

export class Desk extends Situation {
  selected = $state<string | null>(null)
  draft = $state.raw<Draft>(EMPTY)
  held = $state.raw<Held | null>(null)
  /** The side and door whose field is shown. */
  side = $state<Side | null>(null)
  door = $state<number | null>(null)
  size = $state<'small' | 'medium' | 'large'>('medium')
  /** The piece in hand is being dragged. */
  dragging = $state(false)

  readonly #trial = new Trial()
  #landing = false
  /** The drafts before this one: steps that can be undone. */
  #before = $state.raw<readonly Draft[]>([])

  /** What would stand after the move that is begun; null while that is not known. */
  get foreseen(): Preview | null {
    return this.#trial.shows
  }

  /** Why the move that is begun is not possible. */
  get trouble(): Foreseen['refusal'] {
    return this.#trial.refusal
  }

  /** Where the piece in hand would be put instead: the nearest possible place. */
  get snap(): Held | null {
    return this.held && this.#trial.instead ? readHeld(this.#trial.instead.move) : null
  }

  /** What would stand after the move that is begun or, where that is not possible, after the one nearest to it. */
  get shown(): Preview | null {
    const { shows, instead, last } = this.#trial
    return this.held ? (shows ?? instead?.shows ?? (this.dragging ? last : null)) : shows
  }

  get asking(): boolean {
    return this.#trial.asking
  }

  /** Ghosts as they would stand: the server's word where it has spoken, else where they are wanted. */
  get ghosts(): readonly GhostView[] {
    const { view, draft, past } = this
    if (past) return asThen(view, past, past === this.fading)
    if (this.held) return this.shown?.ghosts ?? view.ghosts
    if (!draft.length) return view.ghosts
    return this.foreseen?.ghosts ?? meant(view, draft)
  }

  /** The furniture as it would stand; a piece in hand of which nobody has said where it rests is not among it. */
  get furniture(): readonly PieceView[] {
    if (this.past) return this.past.furniture
    const found = this.shown?.furniture ?? this.view.furniture
    return this.held && !this.shown ? found.filter((pose) => pose.piece !== this.held!.piece) : found
  }

  /** The piece in hand is not where it would stand. */
  get hovers(): boolean {
    return this.held !== null && (this.dragging || this.trouble !== null || !this.shown)
  }

  /** What else the piece in hand would move: ghosts that come down, pieces that drop. */
  readonly shaken: ReadonlySet<string> = $derived.by(() =>
    this.held && this.shown ? changes(this.view, this.shown, this.held.piece) : new Set<string>(),
  )

  /** The piece that somebody else has taken up (PVP-F3). */
  get aloft(): { piece: string; side: Side } | null {
    const { taken, turn } = this.view
    const [side] = turn
    return taken && !this.held && side && !this.past ? { piece: taken, side: near(side) } : null
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

  /** A new position: what was begun in the old one is void. */
  clear(): void {
    this.selected = null
    this.held = null
    this.side = null
    this.door = null
    this.dragging = false
    this.draft = EMPTY
    this.#before = []
    this.#ask()
  }

  /** Go on after a reload: with the piece taken up, or the plan that this tab kept; sent, or in another round, it is void. */
  resume(): void {
    const { readonly, seat } = this.props()
    if (readonly || !seat) return
    const { view } = this
    const begun = this.asked ? keptPlan(seat, view.round) : ''
    const pose = this.asked && view.furniture.find((one) => one.piece === view.taken)
    const held = readHeld(begun)
    if (pose) this.#hold(held?.piece === pose.piece ? held : heldFrom(pose))
    else if (held && view.lays_out) this.#hold(held)
    else if (begun && view.phase === 'plan') this.#change(refit(view, this.me, readPlan(this.me, begun)))
    else this.#keep('')
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
    const place = spotIn(square, ghost.size, x, y)
    const meant = z === null ? null : levelAt(this.furniture, ghost.size, square, place, z)
    this.go(square, { ...place, level: meant ?? walkOf(this.draft, ghost.name)?.place?.level ?? 0 })
  }

  /** Steps that are left when the selected ghost goes to a square; null where it cannot. */
  leftAt(square: string): number | null {
    if (!this.selected) return null
    const left = this.left - cost(walker(this.view, this.draft, this.selected), square)
    return left > -Infinity ? left : null
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
    this.#change([...this.draft, { first: this.selected, second: other }])
    this.selected = null
  }

  get undoable(): boolean {
    return this.planning && this.#before.length > 0
  }

  /** Take the last step of the plan back. */
  undo(): void {
    const last = this.#before.at(-1)
    if (!this.planning || !last) return
    const earlier = this.#before.slice(0, -1)
    this.#change(last)
    this.#before = earlier
    if (this.selected && !this.owns(this.selected)) this.selected = null
  }

  get plan(): string {
    return spell(this.view, this.draft)
  }

  /** Lay a suggested plan or piece out, to be looked at. */
  follow(move: string): void {
    if (move.startsWith('plan ')) this.#change(readPlan(this.me, move))
    if (move.startsWith('side ')) this.side = move.slice(5) as Side
    const held = readHeld(move)
    if (held) this.#hold(held)
  }

  // Furniture

  /** Take a piece up, for everybody to see (PVP-F3); one that is still to be laid out is only the player's own. */
  take(piece: string): void {
    if (!this.furnishing || this.held?.piece === piece) return
    const { view } = this
    const pose = view.furniture.find((one) => one.piece === piece)
    if (!view.lays_out && !view.taken) this.props().send(`take ${piece}`)
    this.#hold(pose ? heldFrom(pose) : fresh(piece))
  }

  hold(change: Partial<Held>): void {
    this.#landing = false
    if (this.held) this.#hold(withinHall({ ...this.held, ...change }))
  }

  tip(): void {
    if (this.held) this.hold({ face: tippedFace(this.held.face), level: null })
  }

  /** Raise the piece in hand by levels of what it could rest on, as far as there are any. */
  lift(levels: number): void {
    const now = this.shown
    if (this.held && now?.levels) this.hold({ level: Math.min(now.levels - 1, Math.max(0, now.level + levels)) })
  }

  /** The hand lets go of a dragged piece: it comes to where it may stand, once that is known. */
  settle(): void {
    this.dragging = false
    this.#keep(this.begun)
    this.#landing = true
    this.land()
  }

  /** A piece that was let go stands where the server says it may, if only close by. */
  land(): void {
    const { asking, snap } = this
    if (!this.#landing || asking) return
    this.#landing = false
    if (snap) this.#hold(snap)
  }

  /** Give up what is in hand: a piece of the laying out goes back to the others, another one to where it was taken. */
  letGo(): void {
    const pose = this.view.furniture.find((one) => one.piece === this.held?.piece)
    this.#hold(this.held && pose && !this.view.lays_out ? heldFrom(pose) : null)
  }

  get furnish(): string {
    return this.held ? spellHeld(this.snap ?? this.held) : 'furnish none'
  }

  #hold(held: Held | null): void {
    this.held = held
    if (!this.dragging) this.#keep(this.begun)
    this.#ask()
  }

  // What would be

  #change(draft: Draft): void {
    this.#before = [...this.#before, this.draft]
    this.draft = draft
    this.#keep(this.begun)
    this.#ask()
  }

  /** Keep what is begun over a reload. */
  #keep(begun: string): void {
    const { readonly, seat } = this.props()
    if (!readonly && seat) keepPlan(seat, this.view.round, begun)
  }

  /** The move begun, to be tried; empty where nothing is. */
  get begun(): string {
    if (this.held) return spellHeld(this.held)
    return this.draft.length ? this.plan : ''
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

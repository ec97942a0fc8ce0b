/** Where a player stands in the round: what is asked for now, and the look that the hall still shows. */
import type { GameEvent } from '../../board'
import { BoardDesk } from '../../shared/desk.svelte'
import type { Peep } from '../show/peep'
import { near, type Side, type View } from '../view'
import { rehearses } from '../rehearsal'

export class Situation extends BoardDesk<View> {
  peep = $state.raw<Peep | null>(null)
  /** A look that is being explained: the hall stands as it stood then. */
  review = $state.raw<Peep | null>(null)
  /** A look to which the camera is on its way. */
  coming = $state.raw<Peep | null>(null)
  /** A look that is over: whoever was seen is on the way home, and what comes next waits for that. */
  fading = $state.raw<Peep | null>(null)

  #bent = $state(false)

  get me(): Side {
    return near(this.props().seat)
  }

  /** Scenes are watched on a big screen; this is a phone in front of it. */
  get onWall(): boolean {
    return this.props().place === 'palm'
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

  /** Those whom the last look did not find, until new plans are made. */
  get relieved(): ReadonlySet<string> {
    const { phase, looks } = this.view
    const calm = this.past === this.fading && phase !== 'plan'
    return new Set(
      calm ? looks.flatMap(({ glimpses }) => glimpses.filter((one) => !one.seen).map((one) => one.ghost)) : [],
    )
  }

  /** The keyhole as the hall shows it. */
  get keyhole(): readonly [Side, number] | null {
    return this.past ? [this.past.report.side, this.past.report.door] : this.view.keyhole
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
}

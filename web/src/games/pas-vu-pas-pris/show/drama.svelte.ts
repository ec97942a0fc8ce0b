/** What happens on the stage: the die, the way to the keyhole, the look, Midnight's scenes, the turning board. */
import { tick } from 'svelte'
import type { Beat, Motion } from '../../board'
import { Readers } from '../../shared/readers'
import type { Desk } from '../play/desk.svelte'
import { keepPeep, keptPeep } from '../play/kept'
import type { Peep } from './peep'
import type { Report, Side, View } from '../view'

/** The hall that is shown, from above or in depth. */
export interface Hall {
  fly(side: Side, door: number, ms: number): Promise<void>
  home(ms: number): void
  /** Turn the board a quarter clockwise, into the position that is shown. */
  spin(ms: number): void
}

/** Where nobody at this screen plays, or all watch it on a big screen, a look closes by itself. */
const LOOK_MS = 12000
const FLIGHT_MS = 1200
const FLEE_MS = 1200
const SCENE_MS = 4200
const TURN_MS = 1400

export class Drama {
  /** The die on the stage. */
  die = $state<number | null>(null)
  /** The keyhole-shaped darkness closes in; how long it takes. */
  iris = $state<number | null>(null)
  /** The Midnight card whose scene is played. */
  scene = $state<number | null>(null)
  /** Ghosts that were seen and are on their way home. */
  pale = $state.raw<ReadonlySet<string>>(new Set())
  last = $state.raw<Peep | null>(keptPeep())
  /** Everything that the open look shows has been seen: it is not told bit by bit any more. */
  seen = $state(false)

  readonly #desk: Desk
  readonly #hall: () => Hall | null
  readonly #motion: () => Motion
  /** The position that a look ended; until the next one is shown, whoever was seen stays on the way home. */
  #ended: View | null = null
  #timers = new Map<string, ReturnType<typeof setTimeout>>()
  #turnDue = false
  #sceneDue: number | null = null
  /** The second look of a card that looks twice, while the first is still open. */
  #lookDue: Peep | null = null
  #readers = new Readers()
  /** Aborted to open the picture at once. */
  #hurry = new AbortController()

  constructor(desk: Desk, hall: () => Hall | null, motion: () => Motion) {
    this.#desk = desk
    this.#hall = hall
    this.#motion = motion
  }

  get still(): boolean {
    return this.#motion() === 'off'
  }

  /** A scene holds the stage: nothing beside it may tell its end. */
  get cinema(): boolean {
    return this.#desk.past !== null && this.#desk.review === null
  }

  /** Play an event; the look stays open while the table goes on, until it is closed. */
  async perform(beat: Beat<View>): Promise<void> {
    const { kind, data } = beat.event
    if (kind === 'door-rolled' && !this.still) await this.#toss(Number(data.number), beat)
    else if (kind === 'midnight') await this.#strike(Number(data.number), beat)
    else if (kind === 'looked') await this.#look(data as { side: Side; door: number }, beat)
  }

  /** A new position is shown: what was to be seen of its coming about. */
  arrived(): void {
    if (this.#ended && this.#desk.view !== this.#ended) {
      this.#ended = null
      if (!this.#timers.has('fading')) this.#desk.fading = null
    }
    if (this.#desk.past) return
    if (this.#sceneDue !== null) this.replay(this.#sceneDue)
    if (this.#turnDue && !this.still) void tick().then(() => this.#hall()?.spin(TURN_MS))
    this.#sceneDue = null
    this.#turnDue = false
    this.#readers.release()
  }

  /** Open the picture at once, wherever the camera is. */
  hurry(): void {
    this.#hurry.abort()
  }

  /** Resolve when every look has been closed and whoever was seen is on the way home; null where none is open. */
  read(): Promise<void> | null {
    return this.#readers.wait(this.#desk.past !== null && this.#desk.past !== this.#desk.fading)
  }

  /** Another position is shown: put away the look that lies over it, and what was to come after it. */
  clear(): void {
    this.#ended = null
    if (!this.#desk.past) return
    this.#lookDue = null
    this.#sceneDue = null
    this.#turnDue = false
    this.#desk.coming = null
    this.#hurry.abort()
    this.#forget('fading')
    this.#desk.fading = null
    this.close()
    this.pale = new Set()
    this.arrived()
  }

  /** The last look, as long as the hall of its round is remembered. */
  get remembered(): Peep | null {
    const { last } = this
    const known = (one: Report) => one.side === last?.report.side && one.door === last.report.door
    return this.#desk.view.looks.some(known) ? last : null
  }

  /** Show the last look once more. */
  again(): void {
    this.#desk.review = null
    this.#desk.peep = this.remembered
    this.seen = true
  }

  /** Look around in the hall as it was, with the rays that prove it. */
  explain(): void {
    this.#forget('look')
    this.#desk.review = this.#desk.peep
    this.#desk.peep = null
    this.#hall()?.home(this.still ? 0 : 700)
  }

  /** Go on: whoever was seen flies home; only then comes the next look, or Midnight. */
  close(): void {
    this.#forget('look')
    const past = this.#desk.past
    const next = this.#lookDue
    this.#lookDue = null
    this.#desk.peep = null
    this.#desk.review = null
    this.iris = null
    if (!next) this.#hall()?.home(this.still ? 0 : 700)
    if (!past) return
    this.pale = new Set(past.report.glimpses.filter((one) => one.seen).map((one) => one.ghost))
    this.#after('pale', this.still ? 0 : FLEE_MS, () => (this.pale = new Set()))
    const early = this.#ended === this.#desk.view
    const waits = next !== null || this.#sceneDue !== null
    this.#desk.fading = early || (waits && !this.still) ? past : null
    this.#readers.release()
    if (next) void this.#show(next)
    else if (this.#desk.fading && !this.still) this.#after('fading', FLEE_MS, () => this.#settle())
    else this.arrived()
  }

  /** Play the scene of the card that lies open once more. */
  replay(number: number): void {
    this.scene = number
    this.#after('scene', SCENE_MS, () => (this.scene = null))
  }

  closeScene(): void {
    this.#forget('scene')
    this.scene = null
  }

  end(): void {
    this.#desk.coming = null
    this.#hurry.abort()
    for (const name of [...this.#timers.keys()]) this.#forget(name)
  }

  /** Everybody who was seen is home. */
  #settle(): void {
    this.#forget('fading')
    if (!this.#ended) this.#desk.fading = null
    this.arrived()
  }

  async #toss(number: number, beat: Beat<View>): Promise<void> {
    this.die = number
    this.#after('die', 1800, () => (this.die = null))
    await wait(beat.lasts(700), beat.signal)
  }

  async #strike(number: number, beat: Beat<View>): Promise<void> {
    this.#turnDue = number === 10
    this.#sceneDue = number
    if (this.#desk.past) return
    this.replay(number)
    this.#sceneDue = null
    await wait(beat.lasts(600), beat.signal)
  }

  async #look({ side, door }: { side: Side; door: number }, beat: Beat<View>): Promise<void> {
    const report = beat.after?.looks.find((one: Report) => one.side === side && one.door === door)
    if (!report || !beat.before || this.#desk.past?.report === report) return
    const there = new Set(report.glimpses.map((one) => one.ghost))
    const peep: Peep = {
      report,
      ghosts: beat.before.ghosts.filter((ghost) => there.has(ghost.name)),
      furniture: beat.before.furniture,
      real: true,
    }
    this.#ended = beat.before
    const [first] = beat.after!.looks
    if (report !== first && this.#desk.past?.report === first) this.#lookDue = peep
    else await Promise.race([this.#show(peep), wait(beat.lasts(FLIGHT_MS), beat.signal)])
  }

  /** Go down to the keyhole, close the darkness round it, and open the picture: the table may go on meanwhile. */
  async #show(peep: Peep): Promise<void> {
    this.#hurry.abort()
    const { signal } = (this.#hurry = new AbortController())
    this.#desk.peeking = false
    this.#desk.peep = null
    this.#desk.review = null
    this.#desk.coming = peep
    if (!this.still) {
      const ms = this.#motion() === 'short' ? FLIGHT_MS / 3 : FLIGHT_MS
      this.iris = ms
      const { side, door } = peep.report
      await Promise.race([this.#hall()?.fly(side, door, ms), wait(ms * 1.5, signal)])
    }
    if (this.#desk.coming !== peep) return
    this.die = null
    this.iris = null
    this.last = peep
    this.seen = this.still
    keepPeep(peep)
    this.#desk.coming = null
    this.#desk.fading = null
    this.#desk.peep = peep
    if (this.#desk.readonly || this.#desk.onWall) this.#after('look', LOOK_MS, () => this.close())
  }

  #after(name: string, ms: number, act: () => void): void {
    this.#forget(name)
    this.#timers.set(name, setTimeout(act, ms))
  }

  #forget(name: string): void {
    const timer = this.#timers.get(name)
    if (timer !== undefined) clearTimeout(timer)
    this.#timers.delete(name)
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** What happens on the stage: cards and Houses that fly, and the cards of round 10 that are turned up one by one. */
import { tick } from 'svelte'
import type { Beat, BoardProps } from '../../board'
import { pause } from '../../shared/pause'
import type { Course } from './Flights.svelte'
import { type Flight, flights } from './motion'
import { near, opening, type View } from '../view'

/** A movement shorter than this is not seen. */
const SEEN_MS = 100

export class Drama {
  courses = $state.raw<Course[]>([])
  /** Round 10 while its cards are turned up: the position to come, and how many cards of it are seen. */
  opened = $state.raw<View | null>(null)
  turned = $state(Infinity)
  /** What the round was played for has found its family: it lies there no more. */
  claimed = $state({ houses: false, medium: false })

  readonly #props: () => BoardProps<View>
  readonly #root: () => HTMLElement
  #opener: AbortController | null = null
  #count = 0

  constructor(props: () => BoardProps<View>, root: () => HTMLElement) {
    this.#props = props
    this.#root = root
  }

  /** A new position is shown: nothing is in the air any more. */
  begin(): void {
    this.courses = []
    this.opened = null
    this.turned = Infinity
    this.claimed = { houses: false, medium: false }
  }

  /** Turn up the rest of round 10 at once. */
  skip(): void {
    this.#opener?.abort()
  }

  /** Let fly what the event moves; what has landed stays in the air until the new view is shown. */
  async perform(beat: Beat<View>): Promise<void> {
    const { view, seat } = this.#props()
    const from = beat.before ?? view
    if (beat.event.kind === 'reveal-tenth') return this.#open(beat)
    const flying = flights(beat.event, near(seat), from.round, from.houses).flatMap((flight) =>
      this.#course(flight, beat),
    )
    this.courses = [...this.courses, ...flying]
    const { kind } = beat.event
    if (kind === 'take-token' || kind === 'truce') this.claimed = { ...this.claimed, houses: true }
    if (kind === 'take-medium' || kind === 'truce') this.claimed = { ...this.claimed, medium: true }
    if (!this.courses.length) return
    await tick()
    await pause(Math.max(...this.courses.map((course) => course.ms)), beat.signal)
    if (beat.signal.aborted) this.courses = []
  }

  /** The course of a flight over the board, from what is there now; none where there is nothing to see. */
  #course(flight: Flight, beat: Beat<View>): Course[] {
    const root = this.#root()
    const ms = beat.lasts(flight.ms)
    const start = root.querySelector(flight.from)
    const end = root.querySelector(flight.to)
    if (!start || !end || ms < SEEN_MS || beat.signal.aborted) return []
    const box = root.getBoundingClientRect()
    // A big screen enlarges the board: what is measured is larger than what is laid out.
    const zoom = box.width / (root.offsetWidth || box.width)
    const a = start.getBoundingClientRect()
    const b = landing(end)
    const x = a.left + a.width / 2
    const y = a.top + a.height / 2
    const course = { x: (x - box.left) / zoom, y: (y - box.top) / zoom, dx: (b.x - x) / zoom, dy: (b.y - y) / zoom }
    return [{ ...flight, ...course, ms, id: (this.#count += 1) }]
  }

  /** Turn up round 10 card by card. */
  async #open(beat: Beat<View>): Promise<void> {
    const ms = beat.lasts(520)
    if (!beat.after || beat.after.round !== 10 || this.opened || ms < SEEN_MS) return
    this.courses = []
    this.opened = beat.after
    this.#opener = new AbortController()
    const signal = AbortSignal.any([beat.signal, this.#opener.signal])
    const cards = opening(this.opened).length
    for (this.turned = 0; this.turned < cards; this.turned += 1) {
      await pause(ms, signal)
      if (signal.aborted) break
      this.#props().sound('turn')
    }
    this.turned = Infinity
    await pause(ms, signal)
  }
}

/** Where a card lands: behind the last one of a row, else in the middle of the place. */
function landing(place: Element): { x: number; y: number } {
  const last = place.querySelector('li:last-child .lying')?.getBoundingClientRect()
  const box = place.getBoundingClientRect()
  if (last) return { x: Math.min(last.right + last.width / 2 + 6, box.right - 20), y: last.top + last.height / 2 }
  if (place.hasAttribute('data-row')) return { x: box.left + 40, y: box.top + box.height / 2 }
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

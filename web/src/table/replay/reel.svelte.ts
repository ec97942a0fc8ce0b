import type { BoardHandle, GameEvent, GameFace, Situation, Translate } from '../../games/board'
import { motion } from '../../lib/settings.svelte'
import { play } from '../../lib/sound/sound'
import { t } from '../../lib/texts.svelte'
import type { Film, Line, MoveLine, Now } from '../../wire/types'
import { nameOf } from '../model/names'
import { perform, TEMPI } from '../stage/performer'
import type { Shown } from '../model/shown'
import { situationOf } from '../model/situation'

const PAUSE_MS = 900

/** A game seen again: every position, and where we are in it. */
export class Reel implements Shown {
  film = $state.raw<Film>()!
  at = $state(0)
  playing = $state(false)
  busy = $state(false)
  pointed = $state.raw<GameEvent | null>(null)
  face: GameFace | null
  say: Translate
  board: BoardHandle | null = null
  readonly live = false
  readonly mine: readonly string[] = []
  readonly said = {}
  readonly clockAt = 0
  #skip = new AbortController()
  /** Somebody went elsewhere while a move was being shown. */
  #moved = false
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Playing begun anew leaves an older one to end by itself. */
  #runs = 0

  constructor(film: Film, face: GameFace | null, say: Translate, at: number) {
    this.film = film
    this.face = face
    this.say = say
    this.at = this.#clamp(at)
  }

  get last(): number {
    return this.film.frames.length - 1
  }

  get info() {
    return this.film.table
  }

  get seats(): readonly string[] {
    return this.film.table.seats.map((seat) => seat.seat)
  }

  get lines(): readonly Line[] {
    return this.film.frames.flatMap((frame) => frame.line ?? [])
  }

  get seq(): number {
    return this.film.frames[this.at]?.line?.seq ?? 0
  }

  get now(): Now | null {
    const frame = this.film.frames[this.at]
    if (!frame) return null
    return {
      seat: this.film.seat,
      phase: frame.phase,
      actors: frame.actors,
      view: frame.view,
      legal: [],
      whole: true,
      clock: { kind: 'none', seats: [], left_ms: null },
      may_take_back: false,
      takeback: null,
      holiday: null,
      votes: {},
      result: this.at === this.last ? this.film.result : null,
    }
  }

  nameOf(id: string): string {
    return nameOf(this.film.table, id, this.say)
  }

  situation(): Situation | null {
    return situationOf(this)
  }

  /** Show the same position with another pair of eyes. */
  reload(film: Film): void {
    this.stop()
    this.film = film
    this.at = this.#clamp(this.at)
  }

  jump(at: number): void {
    this.#moved = this.busy
    this.board?.clear?.()
    this.#skip.abort()
    this.at = this.#clamp(at)
  }

  /** Go on to the line with this number. */
  seek(seq: number): void {
    this.stop()
    const found = this.film.frames.findIndex((frame) => frame.line?.seq === seq)
    if (found >= 0) this.jump(found)
  }

  /** Step on by one move, animated as it was at the table. */
  async next(): Promise<void> {
    if (this.busy) return this.#skip.abort()
    const frame = this.film.frames[this.at + 1]
    if (!frame) return this.stop()
    this.board?.clear?.()
    const skip = new AbortController()
    this.#skip = skip
    if (frame.line?.type === 'move') {
      this.busy = true
      const line: MoveLine = frame.line
      await perform({
        lines: [line],
        before: this.film.frames[this.at]?.view ?? null,
        after: frame.view,
        ending: this.at + 1 === this.last,
        motion: motion(),
        tempo: TEMPI.normal,
        board: this.board,
        signal: skip.signal,
        onEvent: (event) => {
          const sound = this.face?.sound?.(event)
          if (sound) play(sound)
        },
      })
      this.busy = false
    }
    if (!this.#moved) this.at = this.#clamp(this.at + 1)
    this.#moved = false
  }

  toggle(): void {
    if (this.playing) return this.stop()
    if (this.at === this.last) this.at = 0
    this.playing = true
    void this.#run()
  }

  stop(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  async #run(): Promise<void> {
    const run = (this.#runs += 1)
    while (this.playing && run === this.#runs && this.at < this.last) {
      await this.next()
      await this.board?.read?.()
      await new Promise((resolve) => (this.#timer = setTimeout(resolve, this.#pause())))
    }
    if (run === this.#runs) this.playing = false
  }

  /** Moves of chance follow quickly, moves of people are given time to be read. */
  #pause(): number {
    const line = this.film.frames[this.at]?.line
    return line?.type === 'move' && line.actor === 'chance' ? 120 : PAUSE_MS
  }

  #clamp(at: number): number {
    return Math.max(0, Math.min(this.film.frames.length - 1, Number.isFinite(at) ? at : 0))
  }
}

/** The name of the eyes a replay is seen with. */
export function eyes(reel: Reel, seat: string): string {
  return seat ? reel.nameOf(seat) : t('replay-everyone')
}

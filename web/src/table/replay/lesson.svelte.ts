import { api } from '../../lib/api'
import type { Analysis, Decision, Judged, TurningPoint } from '../../wire/types'

const POLL_MS = 400
const MISSED = 5

export interface Point {
  frame: number
  chance: number
}

/** A finished game looked back at: asked for once, then followed until it is done. */
export class Lesson {
  analysis = $state.raw<Analysis | null>(null)
  /** All cards open, or what could be known. */
  open = $state(false)
  failed = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {}

  get working(): boolean {
    return this.analysis?.status === 'working' && !this.failed
  }

  get turns(): readonly TurningPoint[] {
    return (this.open ? this.analysis?.open_turns : this.analysis?.known_turns) ?? []
  }

  /** The decisions for which the best moves were missed, in the order of the game. */
  get missed(): readonly Decision[] {
    const gain = (one: Decision) => this.judged(one).better?.gain ?? 0
    const found = this.analysis?.decisions.filter((one) => gain(one) > 0) ?? []
    const most = found.sort((one, two) => gain(two) - gain(one)).slice(0, MISSED)
    return most.sort((one, two) => one.frame - two.frame)
  }

  async start(): Promise<void> {
    this.failed = false
    await this.#take(() => api.analyse(this.id, this.invite))
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  async #take(ask: () => Promise<Analysis>): Promise<void> {
    try {
      const found = await ask()
      // Another process of the server, or one that has forgotten: ask for it anew.
      this.analysis = found.status === 'none' ? await api.analyse(this.id, this.invite) : found
      this.failed = this.analysis.status === 'failed'
    } catch {
      this.failed = true
    }
    if (this.working && !this.#stopped) {
      this.#timer = setTimeout(() => void this.#take(() => api.analysis(this.id, this.invite)), POLL_MS)
    }
  }

  judged(decision: Decision): Judged {
    return this.open ? decision.open : decision.known
  }

  /** The decision that is made in a position. */
  decisionAt(frame: number): Decision | null {
    return this.analysis?.decisions.find((one) => one.frame === frame) ?? null
  }

  /**
   * A seat's chances in the order of the game. With all cards open everybody's eyes see the same; else a line goes
   * through what its own player could know, decision by decision.
   */
  series(seat: string, last: number): Point[] {
    const analysis = this.analysis
    if (!analysis) return []
    const own = this.open ? analysis.decisions : analysis.decisions.filter((one) => one.seat === seat)
    const points = own.map((one) => ({ frame: one.frame, chance: this.judged(one).before[seat] ?? 0 }))
    if (analysis.status === 'done' || analysis.known_turns.length > 0) {
      points.push({ frame: last, chance: analysis.result[seat] ?? 0 })
    }
    return points
  }
}

/** A seat's chance in a position: that of the last point before it. */
export function chanceAt(points: readonly Point[], frame: number): number | null {
  return points.findLast((point) => point.frame <= frame)?.chance ?? null
}

/** How a line is drawn, beside its colour. */
export const DASHES = ['', '7 4', '2 3', '9 3 2 3', '1 5', '12 6'] as const

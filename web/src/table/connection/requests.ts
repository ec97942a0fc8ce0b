import type { Feeling } from '../../lib/parts/feelings'
import type { Now, Pace } from '../../wire/types'
import { commandId, type Connection } from './connection'

type Command = Parameters<Connection['command']>[0]

/** Who asks: the seats of this browser, and the one that speaks for it. */
interface Asker {
  readonly now: Now | null
  readonly mine: readonly string[]
  readonly voice: string
}

/** What a person asks of a table beside moves; a refusal is a notice. */
export class Requests {
  readonly #asker: Asker
  readonly #ask: (command: Command) => void

  constructor(asker: Asker, ask: (command: Command) => void) {
    this.#asker = asker
    this.#ask = ask
  }

  chat(text: string): void {
    const words = text.trim()
    if (words) this.#ask({ type: 'chat', id: commandId(), text: words, seat: this.#asker.voice })
  }

  feel(reaction: Feeling): void {
    this.#ask({ type: 'react', id: commandId(), seat: this.#asker.voice, reaction })
  }

  setPace(pace: Pace): void {
    this.#ask({ type: 'set-pace', id: commandId(), seat: this.#asker.voice, pace })
  }

  askTakeback(): void {
    this.#ask({ type: 'ask-takeback', id: commandId(), seat: this.#asker.voice })
  }

  answerTakeback(agree: boolean): void {
    for (const seat of this.#waiting(this.#asker.now?.takeback?.waiting))
      this.#ask({ type: 'answer-takeback', id: commandId(), seat, agree })
  }

  askHoliday(days: number): void {
    this.#ask({ type: 'ask-holiday', id: commandId(), seat: this.#asker.voice, days })
  }

  answerHoliday(agree: boolean): void {
    for (const seat of this.#waiting(this.#asker.now?.holiday?.waiting))
      this.#ask({ type: 'answer-holiday', id: commandId(), seat, agree })
  }

  /** Let the game rest, or go on. */
  setPause(paused: boolean): void {
    this.#ask({ type: 'set-pause', id: commandId(), seat: this.#asker.voice, paused })
  }

  /** Start the game from a big screen. */
  start(): void {
    this.#ask({ type: 'start', id: commandId() })
  }

  /** Vote for a bot in place of somebody who is away. */
  vote(target: string): void {
    this.#ask({ type: 'vote-bot', id: commandId(), seat: this.#asker.voice, target })
  }

  #waiting(seats: readonly string[] = []): string[] {
    return this.#asker.mine.filter((one) => seats.includes(one))
  }
}

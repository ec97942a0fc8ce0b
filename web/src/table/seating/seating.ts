/** Sitting down and getting up: what is asked of the server, not of the game. */
import { api } from '../../lib/api'
import { me } from '../../lib/me.svelte'
import type { Table } from '../model/model.svelte'

export class Seating {
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
  }

  async start(): Promise<void> {
    await this.#ask(api.start(this.#table.id))
  }

  async setSeat(seat: string, kind: 'open' | 'bot', level = ''): Promise<void> {
    await this.#ask(api.setSeat(this.#table.id, seat, { kind, level }))
  }

  async claim(seat: string, name: string): Promise<void> {
    await this.#ask(this.#claim(seat, name))
  }

  /** Let somebody else sit down at this screen: it is handed from one to the other. */
  async bring(seat: string, name: string): Promise<void> {
    await this.#ask(this.#sit(seat, name))
  }

  async leave(): Promise<void> {
    for (const seat of this.#table.mine) await this.#ask(api.leave(this.#table.id, seat))
  }

  /** Lay the same table again; its id, or null when the server refuses. */
  async rematch(): Promise<string | null> {
    return (await this.#ask(api.rematch(this.#table.id)))?.id ?? null
  }

  async #claim(seat: string, name: string): Promise<void> {
    await this.#sit(seat, await me.seated(name))
  }

  async #sit(seat: string, name: string): Promise<void> {
    const { id, invite, info } = this.#table
    const table = await api.claim(id, seat, { invite: invite || (info?.invite ?? ''), name })
    this.#table.sit(seat)
    // The last one to sit down begins the game.
    if (table.status === 'waiting' && !table.seats.some((one) => one.kind === 'open')) await api.start(id)
  }

  /** Wait for an answer; what goes wrong is said at the table. */
  async #ask<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
    try {
      return await answer
    } catch (error) {
      this.#table.complain(error)
      return null
    }
  }
}

import type { BoardProps } from '../board'
import { BoardDesk } from '../shared/desk.svelte'
import { movesWith, moveText, plainName } from './value'

/** What a player holds at a plain board: the thing that was touched, which narrows the moves down. */
export class PlainDesk extends BoardDesk<unknown> {
  picked = $state('')

  constructor(props: () => BoardProps) {
    super(props)
  }

  /** The moves on offer: all, or those with the thing that was touched. */
  get offered(): readonly string[] {
    const narrowed = this.picked ? movesWith(this.legal, this.picked) : []
    return narrowed.length > 0 ? narrowed : this.legal
  }

  /** Touch a thing: the only move that names it is made; several are offered. */
  touch(thing: string, anchor: Element): void {
    const moves = movesWith(this.legal, thing)
    if (moves.length === 1 && moves[0]) this.send(moves[0], anchor)
    else this.picked = this.picked === thing ? '' : thing
  }

  send(move: string, anchor: Element | null): void {
    this.picked = ''
    this.props().send(move, anchor)
  }

  /** Whether a thing can be touched now. */
  open(thing: string): boolean {
    return this.acting && movesWith(this.legal, thing).length > 0
  }

  hinted(move: string): boolean {
    return this.props().hint === move
  }

  waiting(move: string): boolean {
    return this.props().pending === move
  }

  /** A move in words: the game's own text, or the move as it is written. */
  sayMove(move: string): string {
    return this.#known(moveText(move)) ?? move
  }

  sayField(field: string): string {
    return this.names[field] ?? this.#known(`view-${field}`) ?? plainName(field)
  }

  /** A word of the view: a player by name, a card by its text, or as it is written. */
  sayWord(word: string): string {
    return this.names[word] ?? this.#known(`word-${word.replaceAll(' ', '-')}`) ?? word
  }

  #known(id: string): string | null {
    const said = this.t(id)
    return said === id || said === '' ? null : said
  }
}

import type { EveningLine, ReactionLine, WordsLine } from '../../wire/types'

type Said = WordsLine | ReactionLine

const LASTS_MS = 7000

/** What people say and feel, for a moment: the last thing of each of them. */
export class Bubbles {
  shown = $state.raw<Readonly<Record<string, Said>>>({})
  #last: number

  /** Nothing up to entry `last` is news. */
  constructor(last: number) {
    this.#last = last
  }

  /** Show what is new among the lines. */
  hear(lines: readonly EveningLine[]): void {
    const fresh = lines.filter(
      (line): line is Said => line.seq > this.#last && (line.type === 'words' || line.type === 'reaction'),
    )
    this.#last = Math.max(this.#last, lines.at(-1)?.seq ?? -1)
    if (fresh.length === 0) return
    const said = Object.fromEntries(fresh.map((line) => [line.person, line]))
    this.shown = { ...this.shown, ...said }
    setTimeout(() => {
      this.shown = Object.fromEntries(Object.entries(this.shown).filter(([person, line]) => said[person] !== line))
    }, LASTS_MS)
  }
}

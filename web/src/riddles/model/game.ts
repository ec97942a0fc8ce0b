import type { Component } from 'svelte'
import { atTable } from '../../games'
import type { GameFace, Translate } from '../../games/board'
import { settings } from '../../lib/settings.svelte'
import { gameTexts, loadTexts } from '../../lib/texts.svelte'
import { sentencesOf } from '../../offline/sentences'

/** What a riddle needs of its game. */
export interface RiddleGame {
  face: GameFace
  Board: Component<any, any>
  /** The texts of a table. */
  say: Translate
  /** What the game says of its riddles, and why moves are good. */
  tell: (id: string, params?: Record<string, string | number>) => string
}

/** Load a game for its riddles; null where it has no board. */
export async function riddleGame(game: string): Promise<RiddleGame | null> {
  const [face, sentences] = await Promise.all([atTable(game), sentencesOf(game), loadTexts(game, settings.language)])
  const board = await face?.board?.()
  if (!face || !board) return null
  const tell = (id: string, params = {}) => sentences(id, params)[settings.language] ?? ''
  return { face, Board: board.default, say: gameTexts(game), tell }
}

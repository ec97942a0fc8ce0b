import type { Reel } from '../../table/replay/reel.svelte'
import type { RiddleGame } from './game'
import { type Answer, filmOf, type Riddle } from './riddle'

/** Play what an answer leads to, from the position of the riddle. */
export function showAnswer(reel: Reel, game: string, riddle: Riddle, place: number): void {
  reel.stop()
  reel.reload(filmOf(game, riddle, riddle.answers[place] ?? null))
  reel.jump(0)
  reel.toggle()
}

/** An answer in the game's own words. */
export function answerWords(of: RiddleGame, reel: Reel, riddle: Riddle, answer: Answer): string {
  const now = reel.situation()
  const before = now && { ...now, view: riddle.view, phase: riddle.phase, actors: riddle.actors }
  return (before && of.face.describe?.(answer.move, before, of.say)) || answer.move
}

/** Why the best answer is good. */
export function reasonOf(of: RiddleGame, riddle: Riddle): string {
  return riddle.reason ? of.tell(`why-${riddle.reason.key}`, riddle.reason.params) : ''
}

import type { Riddle, Step } from '../../riddles/model/riddle'
import type { RiddleInfo } from '../../wire/types'

/** The riddle of an evening as its page knows riddles; what the server keeps until it is over is empty until then. */
export function riddleOf({ solution, ...asked }: RiddleInfo): Riddle {
  return {
    ...asked,
    id: solution?.id ?? '',
    answers: asked.answers.map((move, place) => ({
      move,
      value: solution?.values[place] ?? 0,
      scene: (solution?.scenes[place] ?? []) as Step[],
    })),
    best: solution?.best ?? -1,
    reason: (solution?.reason ?? null) as Riddle['reason'],
  }
}

/** In how many seconds it was found. */
export function secondsOf({ at, ended }: RiddleInfo): number {
  return Math.max(1, Math.round((ended ?? at) - at))
}

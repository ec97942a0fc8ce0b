import { expect, it } from 'vitest'
import type { Answer } from '../connection/connection'
import type { HintAnswer, Line } from '../../wire/types'
import { Moves } from './moves.svelte'

const hint = { type: 'hint', seq: 4, move: 'furnish none', text: {} } as unknown as HintAnswer
const move = { type: 'move', seq: 5, actor: 'south', events: [] } as unknown as Line

/** A player who asks for a hint, does something, and then is answered. */
async function hintAfter(meanwhile: (moves: Moves, lines: Line[]) => void): Promise<HintAnswer | null> {
  const lines: Line[] = []
  const table = { now: null, lines, mine: ['south'], seat: 'south', shared: false, busy: false, awaiting: false }
  let answer = (_: Answer) => undefined as void
  const ask = (command: { type: string }) =>
    new Promise<Answer>((resolve) => command.type === 'ask-hint' && (answer = resolve))
  const moves = new Moves(
    { ...table, shownSeq: 4, notice: '', acting: () => 'south', skip: () => undefined },
    ask as never,
  )
  const asked = moves.askHint()
  meanwhile(moves, lines)
  answer(hint as never)
  await asked
  return moves.hint
}

it('has a hint once it is answered', async () => {
  expect(await hintAfter(() => undefined)).toBe(hint)
})

it('drops a hint that comes after one has moved, or while a move is on its way', async () => {
  expect(await hintAfter((_, lines) => lines.push(move))).toBeNull()
  expect(await hintAfter((moves) => moves.send('furnish none'))).toBeNull()
})

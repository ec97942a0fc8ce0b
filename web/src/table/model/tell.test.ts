import { beforeAll, describe, expect, it } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { loadTexts } from '../../lib/texts.svelte'
import type { Line, MoveLine } from '../../wire/types'
import examples from '../../../../tests/event_arguments.json'
import { argsOf, gather, tell, type Teller } from './tell'

const teller: Teller = {
  face: null,
  say: (id, args = {}) => `${id} ${JSON.stringify(args)}`,
  seats: ['green', 'blue'],
  nameOf: (seat) => ({ green: 'Léa', blue: 'Hugo' })[seat] ?? seat,
}
const move = (seq: number, events: MoveLine['events'], actor = 'green'): Line => ({
  type: 'move',
  seq,
  at: 0,
  actor,
  move: 'x',
  by: 'person',
  hinted: false,
  measured: null,
  events,
})

beforeAll(async () => {
  settings.language = 'fr'
  await loadTexts('', 'fr')
})

describe('argsOf', () => {
  const say = (id: string, args: object = {}) =>
    id === 'card-ghost' ? `Ghost ${(args as { value: number }).value}` : id

  for (const { why, data, gives } of examples.cases) {
    it(`gives what the terminal gives: ${why}`, () => {
      expect(argsOf({ kind: 'x', data }, { ...teller, say })).toEqual(gives)
    })
  }
})

describe('tell', () => {
  it('tells a sentence for each event', () => {
    const said = tell(move(4, [{ kind: 'a' }, { kind: 'b', data: { seat: 'blue' } }]), teller)
    expect(said.map((one) => one.text)).toEqual(['event-a {}', 'event-b {"seat":"Hugo","name":"Hugo","who":"other"}'])
    expect(said.every((one) => one.seat === 'green')).toBe(true)
  })

  it('says nothing where the game says nothing', () => {
    const silent: Teller = { ...teller, face: { args: () => null } as unknown as Teller['face'] }
    expect(tell(move(4, [{ kind: 'a' }]), silent)).toEqual([])
  })

  it('tells what happens at the table itself', () => {
    const line: Line = {
      type: 'seat',
      seq: 1,
      at: 0,
      seat: 'blue',
      kind: 'human',
      name: 'Hugo',
      level: '',
      why: 'join',
    }
    expect(tell(line, teller)[0]?.text).toBe('Hugo s’assoit.')
    expect(tell({ type: 'takeback', seq: 2, at: 0, seat: 'green', step: 'done', first: 1 }, teller)[0]?.text).toBe(
      'Léa reprend son coup.',
    )
  })
})

describe('tell, before a newer server', () => {
  const unknown = 'Il s’est passé quelque chose que cette page ne connaît pas encore.'

  it('says a neutral sentence for a line it does not know', () => {
    const said = tell({ type: 'applause', seq: 3, at: 0 } as unknown as Line, teller)
    expect(said).toMatchObject([{ seq: 3, text: unknown, kind: 'table' }])
  })

  it('says it for an event that has no text, too, and tells the others', () => {
    const told: Teller = { ...teller, say: (id) => (id === 'event-a' ? 'A.' : id) }
    expect(tell(move(4, [{ kind: 'a' }, { kind: 'new' }]), told).map((one) => one.text)).toEqual(['A.', unknown])
  })

  it('says it for a new reason to sit down or step to take back', () => {
    const seat = { type: 'seat', seq: 1, at: 0, seat: 'blue', kind: 'human', name: 'Hugo', level: '', why: 'fell' }
    const takeback = { type: 'takeback', seq: 2, at: 0, seat: 'green', step: 'weighed', first: 1 }
    const said = [seat, takeback].flatMap((line) => tell(line as unknown as Line, teller))
    expect(said.map((one) => one.text)).toEqual([unknown, unknown])
  })
})

describe('gather', () => {
  it('counts the same sentence said again in a row', () => {
    const said = gather([move(1, [{ kind: 'a' }]), move(2, [{ kind: 'a' }]), move(3, [{ kind: 'b' }])], teller)
    expect(said.map((one) => [one.text, one.times])).toEqual([
      ['event-a {}', 2],
      ['event-b {}', 1],
    ])
  })

  it('leaves the chat to the chat', () => {
    expect(gather([{ type: 'chat', seq: 1, at: 0, seat: 'green', name: 'Léa', text: 'Bonsoir' }], teller)).toEqual([])
  })
})

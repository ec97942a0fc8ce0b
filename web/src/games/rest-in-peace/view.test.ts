import { describe, expect, it } from 'vitest'
import { medium } from './mediums'
import { signs } from './show/signs'
import { duel, lying } from './testing'
import { cardsOf, groups, opening, readCard, toCome } from './view'

describe('what the view says', () => {
  it('reads cards', () => {
    expect(readCard('ghost 5')).toEqual({ kind: 'ghost', number: 5, held: [] })
    expect(readCard('medium 25 values=2,5')).toEqual({ kind: 'medium', number: 25, held: [2, 5] })
    expect([1, 9, 10, 14, 15, 20, 24, 25, 29].map((number) => medium(number)?.level)).toEqual([
      0, 0, 1, 1, 2, 3, 3, 4, 4,
    ])
  })

  it('groups a hand', () => {
    expect(groups([1, 1, 3])).toEqual([
      { value: 1, count: 2 },
      { value: 3, count: 1 },
    ])
  })

  it('finds the cards of a round, past, present and to come', () => {
    const view = duel(
      {
        green: { row: [lying('ghost 2', 2)], past: [{ round: 1, card: 'ghost 5' }], tenth: ['ghost 6'] },
        blue: { tenth: [null] },
      },
      { round: 2 },
    )
    expect(cardsOf(view, 'green', 1)).toEqual(['ghost 5'])
    expect(cardsOf(view, 'green', 2)).toEqual(['ghost 2'])
    expect(cardsOf(view, 'green', 10)).toEqual(['ghost 6'])
    expect(cardsOf(view, 'blue', 10)).toEqual([null])
    expect(cardsOf(view, 'blue', 5)).toEqual([])
  })

  it('counts what is to come, discarded cards left out on the right side', () => {
    const view = duel(
      {
        green: {
          hand: [1, 1],
          deck: [1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6],
          hand_size: 2,
          deck_size: 17,
          row: [lying('ghost 1', 1)],
        },
        blue: { row: [lying('ghost 6', 6)], hand_size: 4, deck_size: 15 },
      },
      { discarded: ['ghost 1', 'ghost 3', 'medium 8'] },
    )
    expect(toCome(view, 'green')).toEqual([0, 4, 5, 4, 3, 2, 1])
    expect(toCome(view, 'blue')).toEqual([0, 6, 5, 3, 3, 2, 0])
  })

  it('turns up round 10 in turn, the starter first', () => {
    const view = duel(
      { green: { row: [lying('ghost 1', 1)] }, blue: { row: [lying('ghost 2', 2), lying('ghost 3', 3)] } },
      { round: 10, starter: 'blue' },
    )
    expect(opening(view)).toEqual(['blue', 'green', 'blue'])
  })

  it('hangs signs over the rows that a Medium changes', () => {
    const view = duel({
      green: { row: [lying('medium 8', 0), lying('medium 17 value=3', 0)] },
      blue: { row: [lying('medium 26 value=2', 0)] },
    })
    expect(signs(view, 'green').map((sign) => sign.medium)).toEqual([8, 26])
    expect(signs(view, 'blue').map((sign) => [sign.medium, sign.text])).toEqual([
      [17, '3: −2'],
      [26, '2: +3'],
    ])
    const waiting = duel({ green: { row: [lying('medium 10', 0)] } }, { round: 10 })
    expect(signs(waiting, 'green')).toEqual([])
    const flat = duel({ green: { row: [lying('medium 8', 0), lying('medium 29', 0)] } })
    expect(signs(flat, 'green').map((sign) => sign.medium)).toEqual([29])
  })
})

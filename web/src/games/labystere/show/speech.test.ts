import { describe as about, expect, it } from 'vitest'
import { say } from '../../shared/testing'
import { actions, describe, instruction, note, sound, tally, verdict } from './speech'
import { moment, village } from '../testing'

about('what to do now', () => {
  it('rolls, doubled or not, or accuses on Finish', () => {
    expect(instruction(moment(village(), ['roll']))).toEqual({ id: 'board-now-roll', args: { twice: 'no' } })
    expect(instruction(moment(village({ double: ['p1'] }), ['roll']))).toEqual({
      id: 'board-now-roll',
      args: { twice: 'yes' },
    })
    expect(instruction(moment(village(), ['roll', 'declare s1 l1']))?.id).toBe('board-now-roll-declare')
  })

  it('walks where a walk exists, else exchanges', () => {
    const view = village({ phase: 'choose', rolled: 3, steps: 6 })
    expect(instruction(moment(view, ['go b2', 'swap a2 b2']))).toEqual({ id: 'board-now-walk', args: { steps: 6 } })
    expect(instruction(moment(view, ['swap a2 b2']))).toEqual({ id: 'board-now-swap', args: { steps: 6 } })
  })

  it('says what an action asks for', () => {
    expect(instruction(moment(village({ phase: 'look', task: 'witness' }), ['look e3']))?.id).toBe(
      'board-now-look-witness',
    )
    expect(instruction(moment(village({ phase: 'look', task: 'place' }), ['look c3']))?.id).toBe('board-now-look-place')
    expect(instruction(moment(village({ phase: 'ask', task: 'ask-place' }), ['ask p2']))?.id).toBe(
      'board-now-ask-place',
    )
    expect(instruction(moment(village({ phase: 'trade' }), ['trade p2']))?.id).toBe('board-now-trade')
    expect(instruction(moment(village({ phase: 'declare' }), ['pass']))?.id).toBe('board-now-declare')
    expect(instruction(moment(village(), []))).toBeNull()
  })

  it('offers what has no square of its own as buttons', () => {
    expect(actions(moment(village(), ['roll'])).map((one) => one.move)).toEqual(['roll'])
    expect(actions(moment(village({ phase: 'ask' }), ['ask p2', 'ask p3']))).toMatchObject([
      { move: 'ask p2', label: { args: { name: 'Hugo' } }, key: '2' },
      { move: 'ask p3', label: { args: { name: 'Zoé' } }, key: '3' },
    ])
    expect(actions(moment(village({ phase: 'declare' }), ['pass', 'declare s1 l1'])).map((one) => one.move)).toEqual([
      'pass',
    ])
  })
})

about('words', () => {
  it('describes every kind of move', () => {
    const now = moment(village(), ['roll'])
    expect(describe('go c3', now, say)).toBe('board-move-go c3')
    expect(describe('swap a2 d4', now, say)).toBe('board-move-swap a2 d4')
    expect(describe('look c3', now, say)).toBe('board-move-look c3 place l4')
    expect(describe('trade p3', now, say)).toBe('board-do-trade Zoé')
    expect(describe('declare s1 l2', now, say)).toBe('board-accuse-said suspect s1 place l2')
    expect(describe('pass', now, say)).toBe('board-do-pass')
  })

  it('notes only what everybody may know', () => {
    const view = village({ known: ['s1', 's2'], looked: { p1: ['c3'], p2: [], p3: [] }, double: ['p2'], lost: ['p3'] })
    expect(note('p1', moment(view, []), say).facts).toEqual([{ text: 'board-note-looks 1', icon: 'eye' }])
    expect(note('p2', moment(view, []), say).facts).toEqual([{ text: 'board-note-double', icon: 'star' }])
    expect(note('p3', moment(view, []), say).facts).toEqual([{ text: 'board-note-lost' }])
    const asked = village({ held_out: { p1: { suspects: null, places: null }, p2: { suspects: 2, places: 0 } } })
    expect(note('p1', moment(asked, []), say).facts).toEqual([])
    expect(note('p2', moment(asked, []), say).facts).toEqual([
      { text: 'board-note-held-suspects 2' },
      { text: 'board-note-held-places 0' },
    ])
    expect(sound({ kind: 'die', data: {} })).toBe('dice')
    expect(sound({ kind: 'pass', data: {} })).toBeNull()
  })
})

about('the end', () => {
  it('tells the truth and what everybody had seen', () => {
    const view = village(
      { culprit: 's2', winner: 'p2', reason: 'LAB-E1', lost: ['p3'], looked: { p1: ['e3'], p2: [], p3: [] } },
      { c3: { below: 'flag' } },
    )
    const { why, rows } = tally(moment(view, []), say)
    expect(why).toEqual({
      id: 'board-tally',
      args: { reason: 'LAB-E1', name: 'Hugo', suspect: 'suspect s2', place: 'place l4' },
    })
    expect(rows.map((row) => row.parts.map((part) => part.label))).toEqual([
      ['board-note-looks 1'],
      ['board-note-looks 0'],
      ['board-note-looks 0', 'board-note-lost'],
    ])
  })

  it('tells a wrong accusation, unless it ends the game', () => {
    const wrong = { kind: 'wrong', data: { seat: 'p2' } }
    const now = moment(village(), [])
    expect(verdict(0, [wrong], now)?.text).toEqual({
      id: 'board-sentence-wrong',
      args: { who: 'other', name: 'Hugo' },
    })
    expect(verdict(0, [wrong, { kind: 'end', data: {} }], now)).toBeNull()
    expect(verdict(0, [{ kind: 'die', data: {} }], now)).toBeNull()
  })
})

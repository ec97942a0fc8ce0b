import { describe, expect, it } from 'vitest'
import { allows, asked, cardMove, complete, open, pick, place, spots, type Choosing } from './touch'

const begin = (medium: number): Choosing => ({ verb: 'medium', medium, picked: [] })

describe('touches become moves', () => {
  it('reads the things to touch off a move', () => {
    expect(spots('medium 11 target=medium:8')?.spots).toEqual(['other:medium:8'])
    expect(spots('medium 22 take=ghost:3')?.spots).toEqual(['own:ghost:3'])
    expect(spots('medium 16 value=3')?.spots).toEqual(['own:ghost:3'])
    expect(spots('medium 28 none')?.spots).toEqual(['none'])
    expect(spots('resolve 19 deck=own')).toEqual({ verb: 'resolve', medium: 19, spots: ['deck:own'] })
    expect(spots('ghost 5')).toBeNull()
  })

  it('sends a Medium at the first touch of its target', () => {
    const legal = ['ghost 1', 'medium 11 target=ghost:3', 'medium 11 target=medium:8', 'end']
    const choosing = begin(11)
    expect(complete(legal, choosing)).toBeNull()
    expect([...open(legal, choosing)]).toEqual(['other:ghost:3', 'other:medium:8'])
    expect(complete(legal, pick(legal, choosing, 'other:ghost:3'))).toBe('medium 11 target=ghost:3')
  })

  it('waits for the second of two values, in any order', () => {
    const legal = ['medium 25 values=2,5', 'medium 25 values=2,6', 'medium 25 values=5,6']
    let choosing = pick(legal, begin(25), 'value:5')
    expect(complete(legal, choosing)).toBeNull()
    expect(open(legal, choosing)).toEqual(new Set(['value:2', 'value:6']))
    choosing = pick(legal, choosing, 'value:2')
    expect(complete(legal, choosing)).toBe('medium 25 values=2,5')
  })

  it('gives back what was picked when it is touched again', () => {
    const legal = ['medium 28 none', 'medium 28 rounds=5,7', 'medium 28 rounds=5,10']
    const choosing = pick(legal, begin(28), 'round:5')
    expect(pick(legal, choosing, 'round:5').picked).toEqual([])
    expect(complete(legal, pick(legal, choosing, 'round:10'))).toBe('medium 28 rounds=5,10')
    expect(complete(legal, pick(legal, begin(28), 'none'))).toBe('medium 28 none')
  })

  it('discards the same value twice', () => {
    const legal = ['medium 21 discard=1,1', 'medium 21 discard=1,4']
    const once = pick(legal, begin(21), 'ghost:1')
    expect(open(legal, once)).toEqual(new Set(['ghost:1', 'ghost:4']))
    expect(complete(legal, pick(legal, once, 'ghost:1'))).toBe('medium 21 discard=1,1')
  })

  it('leaves alone what cannot be touched', () => {
    const legal = ['medium 11 target=ghost:3']
    expect(pick(legal, begin(11), 'other:ghost:5')).toEqual(begin(11))
  })

  it('knows a bare Medium is complete at once', () => {
    expect(complete(['medium 8', 'end'], begin(8))).toBe('medium 8')
  })

  it('finds what round 10 asks for', () => {
    expect(asked(['resolve 10 value=1', 'resolve 10 value=2'])?.medium).toBe(10)
    expect(asked(['end'])).toBeNull()
  })

  it('says where a choice is made', () => {
    expect(place(['medium 10 value=1'], begin(10))).toBe('value')
    expect(place(['medium 2 value=1'], begin(2))).toBe('fetch')
    expect(place(['medium 18 value=1'], begin(18))).toBe('past')
    expect(place(['medium 19 deck=own'], begin(19))).toBe('table')
  })

  it('names what a card does in each phase', () => {
    expect(cardMove('tenth', 'medium', 8)).toBe('tenth medium 8')
    expect(cardMove('play', 'ghost', 3)).toBe('ghost 3')
    expect(allows(['medium 10 value=3'], 'medium 10')).toBe(true)
    expect(allows(['medium 10 value=3'], 'medium 1')).toBe(false)
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { before, dayOf, forget, readDiary, write } from './diary'
import { layOut, median, targets, THROWS } from './run'

describe('a run', () => {
  it('has every card once', () => expect(new Set(layOut()).size).toBe(36))
  it('shows as many different cards as it has throws', () => expect(new Set(targets()).size).toBe(THROWS))
  it('tells the middle of its times', () => expect([median([900, 700, 5000]), median([800, 900])]).toEqual([900, 850]))
})

describe('the diary', () => {
  beforeEach(forget)

  it('keeps runs in their order, and oneself of the last day before', () => {
    write({ times: [1500], slips: 2 }, '2026-11-14')
    write({ times: [1300], slips: 0 }, '2026-11-16')
    write({ times: [1100], slips: 1 }, '2026-11-16')
    const all = write({ times: [1000, 1100, 5000], slips: 0 }, '2026-11-18')
    expect(readDiary()).toEqual(all)
    expect(all.map((entry) => entry.time)).toEqual([1500, 1300, 1100, 1100])
    expect(before(all, '2026-11-18')).toEqual({ day: '2026-11-16', time: 1200, slips: 1 })
    expect(before(all, '2026-11-14')).toBeNull()
  })

  it('does not mind what is not its own', () => {
    localStorage.setItem('veillee.pas-touche.practice', '[{"day": 3}, null]')
    expect(readDiary()).toEqual([])
  })

  it('knows a day by the clock on the wall', () => expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05'))
})

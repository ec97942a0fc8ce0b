import { flushSync, mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import type { Evening } from '../model/evening.svelte'
import Score from './Score.svelte'

it('shows the season while nothing was played yet on another night', async () => {
  const evening = {
    score: [{ person: 'g1', points: 6, rank: 1, nights: [{ night: 1, points: 6 }], games: [] }],
    nights: [
      { number: 1, games: 1 },
      { number: 2, games: 0 },
    ],
    games: [],
    me: 'g1',
    nameOf: () => 'Léa',
    lookOf: () => ({ colour: 'manor', sign: 'cap' }),
  } as unknown as Evening
  const shown = mount(Score, { target: document.body, props: { evening } })
  flushSync()
  const row = document.querySelector('.score tbody tr')
  expect([...(row?.children ?? [])].map((cell) => cell.textContent.trim())).toEqual(['1', 'Léa', '0', '6'])
  await unmount(shown)
})

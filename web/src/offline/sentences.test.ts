import { expect, it } from 'vitest'
import { sentencesOf, worded } from './sentences'

it('gives a refusal of a game its words in both languages', async () => {
  const say = await sentencesOf('labystere')
  const said = worded({ type: 'refused', message: 'refusal-table-no-seat', params: { seat: 'p9' }, text: {} }, say)
  expect(said.text).toEqual({
    fr: 'Cette table n’a pas de place «\u00a0p9\u00a0».',
    en: expect.stringContaining('p9'),
  })
})

it('gives words to what lies within an answer, and leaves what has them', async () => {
  const say = await sentencesOf('')
  const better = { message: 'refusal-table-no-table', params: {}, text: {} }
  const told = { message: 'refusal-table-no-table', params: {}, text: { fr: 'Déjà dit.' } }
  const found = worded({ decisions: [{ better }, { better: null }], told }, say)
  expect(found.decisions[0]!.better!.text).toHaveProperty('fr', 'Cette table n’existe pas.')
  expect(found.told.text).toEqual({ fr: 'Déjà dit.' })
})

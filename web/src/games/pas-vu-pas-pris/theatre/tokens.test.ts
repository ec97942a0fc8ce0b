// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LOOKS } from '../show/looks'
import { SIDES } from '../view'
import { CARDBOARD, TINTS } from './tokens'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const valueOf = (name: string, css: string) => new RegExp(`--${name}: (.*);`).exec(css)?.[1]

it('shows gangs in depth in the colours of the page', () => {
  const page = read('../../../tokens.css')
  expect(SIDES.map((side) => TINTS[side])).toEqual(SIDES.map((side) => valueOf(LOOKS[side].colour, page)))
})

it.each(Object.entries(CARDBOARD))('shows the %s in depth as from above', (piece, colour) => {
  expect(valueOf(`piece-${piece}`, read('../tokens.css'))).toBe(colour)
})

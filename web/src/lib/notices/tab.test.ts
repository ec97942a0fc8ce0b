import { beforeEach, expect, test } from 'vitest'
import { mark } from './tab'

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/house/icon.svg">'
})

const icon = () => document.querySelector('link')?.getAttribute('href')

test('the icon says that somebody is awaited, and no longer when they are not', () => {
  mark(true)
  expect(icon()).toMatch(/\/house\/icon-turn\.svg$/)
  mark(false)
  expect(icon()).toMatch(/\/house\/icon\.svg$/)
})

test('a page without an icon is left alone', () => {
  document.head.innerHTML = ''
  expect(() => mark(true)).not.toThrow()
})

import { flushSync, mount, unmount } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { afterEach, expect, it, vi } from 'vitest'
import type { Table } from '../model/model.svelte'
import Notice from './Notice.svelte'

const facts = new SvelteMap([['wire', 'open']])
const table = {
  met: true,
  notice: '',
  get wire() {
    return facts.get('wire')
  },
} as Table

function wire(now: string): string | undefined {
  facts.set('wire', now)
  flushSync()
  return document.querySelector<HTMLElement>('[data-wire]')?.dataset.wire
}

afterEach(() => vi.useRealTimers())

it('offers to load the page anew when the server is newer', async () => {
  const shown = mount(Notice, { target: document.body, props: { table: { ...table, outdated: true } as Table } })
  flushSync()
  expect(document.querySelectorAll('.wire button')).toHaveLength(1)
  await unmount(shown)
})

it('says that the line is back, and then no more', async () => {
  vi.useFakeTimers()
  const shown = mount(Notice, { target: document.body, props: { table } })
  expect(wire('open')).toBeUndefined()
  expect(wire('broken')).toBe('broken')
  expect(wire('connecting')).toBe('broken')
  expect(wire('open')).toBe('back')
  vi.advanceTimersByTime(10_000)
  expect(wire('open')).toBeUndefined()
  await unmount(shown)
})

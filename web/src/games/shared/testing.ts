/** For tests of boards and their words: a quiet moment at a table, and a board on the page until its test is over. */
import { type Component, flushSync, mount, unmount } from 'svelte'
import { afterEach } from 'vitest'
import type { Args, BoardHandle, BoardProps, Situation } from '../board'

/** Say a text as its id and its arguments. */
export function say(id: string, args: Args = {}): string {
  return [id, ...Object.values(args)].join(' ')
}

/** A moment as the first seat sees it, with what a test changes. */
export function quiet<View>(
  view: View,
  names: Record<string, string>,
  changes: Partial<Situation<View>> = {},
): Situation<View> {
  const seats = Object.keys(names)
  const seat = seats[0] ?? ''
  const mine = { actors: [seat], seat, mySeats: [seat] }
  return {
    view,
    phase: '',
    ...mine,
    legal: [],
    whole: true,
    seats,
    names,
    options: {},
    over: false,
    winners: [],
    told: [],
    ...changes,
  }
}

let shown: (Record<string, unknown> & BoardHandle<any>) | null = null

export function showBoard<View>(
  board: Component<any>,
  now: Situation<View>,
  changes: Partial<BoardProps<View>>,
): BoardHandle<View> {
  const props: BoardProps<View> = {
    ...now,
    t: say,
    language: 'fr',
    motion: 'off',
    readonly: false,
    pending: null,
    refusal: null,
    pointed: null,
    hint: null,
    busy: false,
    shownAt: null,
    awaiting: false,
    send: () => undefined,
    rules: () => undefined,
    sound: () => undefined,
    ...changes,
  }
  shown = mount(board, { target: document.body, props })
  flushSync()
  return shown
}

export function putAway(): void {
  if (shown) void unmount(shown)
  shown = null
  document.body.innerHTML = ''
}

/** A thing on the board. */
export function found(spot: string): HTMLElement {
  const one = document.querySelector<HTMLElement>(`[data-spot="${spot}"]`)
  if (!one) throw new Error(`nothing at ${spot}`)
  return one
}

export function touch(spot: string): void {
  found(spot).click()
  flushSync()
}

/** The things that may be touched now. */
export function glowing(): (string | null)[] {
  return [...document.querySelectorAll('.open')].map((element) => element.getAttribute('data-spot')).sort()
}

afterEach(() => {
  putAway()
  sessionStorage.clear()
})

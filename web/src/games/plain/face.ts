import type { Component } from 'svelte'
import type { GameInfo } from '../../wire/types'
import type { GameFace, SeatLook, Translate } from '../board'
import Box from './Box.svelte'
import type { OwnPage } from './own'
import { moveText } from './value'

const LAST_ON_THE_SHELF = 50
const LOOKS: readonly SeatLook[] = [
  { colour: 'gang-red', sign: 'M12 2 22 20H2Z' },
  { colour: 'gang-blue', sign: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z' },
  { colour: 'gang-green', sign: 'M3 3h18v18H3Z' },
  { colour: 'gang-orange', sign: 'M12 1 23 12 12 23 1 12Z' },
  { colour: 'manor', sign: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7Z' },
  { colour: 'castle', sign: 'M7 2h10l5 10-5 10H7L2 12Z' },
]

/** The face of a game that has no folder here: drawn from its view, or by the page that it brings along. */
export async function plainFace(info: GameInfo): Promise<GameFace> {
  const face: GameFace = {
    id: info.id,
    shelf: LAST_ON_THE_SHELF,
    Box,
    minutes: 0,
    age: 0,
    looks: Object.fromEntries(info.seats.map((seat, index) => [seat, LOOKS[index % LOOKS.length] as SeatLook])),
    describe: (move, _, t: Translate) => {
      const said = t(moveText(move))
      return said === moveText(move) ? move : said
    },
    board: () => import('./PlainBoard.svelte'),
  }
  return info.page ? { ...face, ...(await ownFace(info.page)) } : face
}

async function ownFace(address: string): Promise<Partial<GameFace>> {
  const { mount, ...rest } = ((await import(/* @vite-ignore */ address)) as { default: OwnPage }).default
  const { default: OwnBoard } = await import('./OwnBoard.svelte')
  return { ...rest, board: () => Promise.resolve({ default: withGiven(OwnBoard, { mount }) }) }
}

/** A component with some of its properties given already; the others stay as reactive as they are. */
function withGiven(component: Component<any>, given: Record<string, unknown>): Component<any> {
  return (internals, props) =>
    component(
      internals,
      new Proxy(props, {
        get: (target, key) => (key in given ? given[String(key)] : Reflect.get(target, key)),
        has: (target, key) => key in given || Reflect.has(target, key),
      }),
    )
}

import { mount } from 'svelte'
import { root } from '../lib/device/base'
import type { Device, Socket } from '../lib/device/device'
import { place } from '../lib/router.svelte'
import { house } from './house.svelte'
import Loading from './Loading.svelte'
import type { Answer } from './messages'
import { sentencesOf, worded } from './sentences'
import { DeviceSocket } from './socket'
import { catchDownloads } from './downloads'
import { hasPlayed } from './stored'

/** What is answered where nothing was ever played. */
const NOTHING: Record<string, unknown> = {
  '/me': { name: '' },
  '/me/tables': { tables: [] },
  '/me/history': { games: [] },
}

/** What can be said before any Python runs. */
async function early(method: string, path: string): Promise<unknown> {
  if (method !== 'GET') return undefined
  if (path === '/games') return games()
  if (path === '/tables') return { tables: [] }
  if (path === '/me/evenings') return { evenings: [] }
  if (path in NOTHING && house.stage !== 'ready' && !(await hasPlayed())) return NOTHING[path]
  return undefined
}

/** The games of this house, once its parts are made: until then a server has no list of them. */
async function games(): Promise<unknown> {
  const answer = await fetch(`${root}offline/games.json`)
  if (!answer.ok) throw new Error('absent')
  return answer.json()
}

function answered(status: number, body: string): Response {
  return new Response(status === 204 ? null : body, { status, headers: { 'Content-Type': 'application/json' } })
}

async function problem(why: string): Promise<Response> {
  const message =
    why === 'cancelled' ? 'offline-cancelled' : why.includes('absent') ? 'offline-absent' : 'offline-failed'
  const text = (await sentencesOf(''))(message, {})
  return answered(503, JSON.stringify({ clause: 'table', message, params: {}, text }))
}

/** The game that a refusal may be about. */
function gameOf(body: unknown): string {
  const game = typeof body === 'string' ? (JSON.parse(body) as { game?: unknown }).game : ''
  return typeof game === 'string' ? game : ''
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  const url = new URL(path, location.href)
  const method = init.method ?? 'GET'
  const inside = url.pathname.slice('/api'.length)
  let answer: Answer
  try {
    const known = await early(method, inside)
    if (known !== undefined) return answered(200, JSON.stringify(known))
    const body = typeof init.body === 'string' ? init.body : ''
    const request = { method, path: inside, query: Object.fromEntries(url.searchParams), body }
    answer = await house.ask(request, method === 'GET' && place().path === '/')
  } catch (error) {
    return problem(error instanceof Error ? error.message : '')
  }
  if (method === 'POST' && answer.status === 200) makeLasting()
  if (answer.file || !answer.body) return answered(answer.status, answer.body)
  const found = JSON.parse(answer.body) as Record<string, unknown>
  const game = inside.includes('/analysis') ? await gameAt(inside) : gameOf(init.body)
  return answered(answer.status, JSON.stringify(worded(found, await sentencesOf(game))))
}

/** The game of the table that a path is about. */
async function gameAt(path: string): Promise<string> {
  const answer = await house.ask({ method: 'GET', path: path.split('/').slice(0, 3).join('/') })
  return answer.status === 200 ? String((JSON.parse(answer.body) as { game: string }).game) : ''
}

/** Ask the browser once not to clear away what was played here when room gets short; it may refuse, or ask the person. */
let lasting: Promise<boolean> | undefined
function makeLasting(): void {
  lasting ??= navigator.storage?.persist?.().catch(() => false)
}

mount(Loading, { target: document.body, props: { house } })
catchDownloads(ask)

export const device: Device = {
  fetch: ask,
  open: (url): Socket => new DeviceSocket(house, url),
}

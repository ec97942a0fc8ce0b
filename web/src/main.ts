import './fonts.css'
import './base.css'
import { mount } from 'svelte'
import { gameIds, loadGame } from './games'
import App from './house/App.svelte'
import { games } from './lib/api'
import { filesOnly, onDevice } from './lib/device/base'
import { playOnDevice } from './lib/device/device'
import { watchRenewal } from './lib/renewal/renewal.svelte'
import { match, place, startRouter } from './lib/router.svelte'
import { keepSettings } from './lib/settings.svelte'
import { loadTexts } from './lib/texts.svelte'

keepSettings()
startRouter()
watchRenewal()
// Icons are named from where the page was opened, and looked up again wherever it goes.
if (filesOnly)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=icon], link[rel=manifest]'))
    link.setAttribute('href', link.href)
if (onDevice) playOnDevice(() => import('./offline/device').then((module) => module.device))

const SETTLED_MS = 2500
const patience = new Promise((resolve) => setTimeout(resolve, 1500))
const game = match('/g/:game', place().path)?.game ?? ''
const boxes = place().path === '/' ? gameIds : gameIds.filter((id) => id === game)
// The landing page and a game's page are painted once, whole: nothing jumps while boxes and names arrive.
const shelf: Promise<unknown>[] =
  boxes.length > 0 ? [games().catch(() => null), ...boxes.map((id) => loadGame(id))] : []
if (boxes.length === 1) shelf.push(loadTexts(game))
void Promise.all([loadTexts(), Promise.race([Promise.all(shelf), patience])]).then(show)

function show(): void {
  const target = document.getElementById('app')!
  target.replaceChildren()
  mount(App, { target })
  if (match('/embed/:table', place().path)) return // a guest on somebody else's page keeps nothing there
  setTimeout(settle, SETTLED_MS)
}

/** Load what nobody waits for. */
const settle = () =>
  void import('./house/notice/notice.svelte')
    .then(({ watchNotice }) => watchNotice())
    .then(() => import('./offline'))
    .then((module) => module.settle())
    .catch(() => undefined)

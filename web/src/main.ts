import './fonts.css'
import './base.css'
import { mount } from 'svelte'
import { gameIds, loadGame } from './games'
import App from './house/App.svelte'
import { games } from './lib/api'
import { match, startRouter } from './lib/router.svelte'
import { keepSettings } from './lib/settings.svelte'
import { loadTexts } from './lib/texts.svelte'

keepSettings()
startRouter()

const patience = new Promise((resolve) => setTimeout(resolve, 1500))
const game = match('/g/:game', location.pathname)?.game ?? ''
const boxes = location.pathname === '/' ? gameIds : gameIds.filter((id) => id === game)
// The landing page and a game's page are painted once, whole: nothing jumps while boxes and names arrive.
const shelf: Promise<unknown>[] =
  boxes.length > 0 ? [games().catch(() => null), ...boxes.map((id) => loadGame(id))] : []
if (boxes.length === 1) shelf.push(loadTexts(game))
void Promise.all([loadTexts(), Promise.race([Promise.all(shelf), patience])]).then(show)

function show(): void {
  const target = document.getElementById('app')!
  target.replaceChildren()
  mount(App, { target })
}

import './fonts.css'
import './base.css'
import { mount } from 'svelte'
import { gameIds, loadGame } from './games'
import App from './house/App.svelte'
import { games } from './lib/api'
import { startRouter } from './lib/router.svelte'
import { keepSettings } from './lib/settings.svelte'
import { loadTexts } from './lib/texts.svelte'

keepSettings()
startRouter()

const landing = location.pathname === '/'
const patience = new Promise((resolve) => setTimeout(resolve, 1500))
// The landing page is painted once, whole: nothing jumps while its boxes and names arrive.
const shelf = landing ? [games().catch(() => null), ...gameIds.map((id) => loadGame(id))] : []
void Promise.all([loadTexts(), Promise.race([Promise.all(shelf), patience])]).then(() =>
  show(),
)

function show(): void {
  const target = document.getElementById('app')!
  target.replaceChildren()
  mount(App, { target })
}

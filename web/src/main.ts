import './fonts.css'
import './base.css'
import { mount } from 'svelte'
import App from './house/App.svelte'
import { startRouter } from './lib/router.svelte'
import { keepSettings } from './lib/settings.svelte'
import { loadTexts } from './lib/texts.svelte'

keepSettings()
startRouter()
void loadTexts().then(() => mount(App, { target: document.getElementById('app')! }))

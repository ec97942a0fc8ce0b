/**
 * A workbench for boards: shows a recorded game without a server, in `npm run dev` only.
 *
 *     python tools/recorded_views.py rest-in-peace 3 .build/recorded/rest-in-peace-3.json --seldom end
 *     http://localhost:5173/dev/?file=rest-in-peace-3&at=57&seat=green&theme=morning&language=en
 *
 * Keys: `.` the next moment with its events, `,` the one before.
 */
import '../src/fonts.css'
import '../src/base.css'
import { mount } from 'svelte'
import { loadGame } from '../src/games'
import { keepSettings, settings } from '../src/lib/settings.svelte'
import { gameTexts, loadTexts } from '../src/lib/texts.svelte'
import Bench, { type Recorded } from './Bench.svelte'

const files = import.meta.glob<{ default: Recorded }>('../../.build/recorded/*.json')
const query = new URLSearchParams(location.search)
const name = query.get('file') ?? 'rest-in-peace-3'

settings.theme = query.get('theme') === 'morning' ? 'morning' : 'night'
settings.language = query.get('language') === 'en' ? 'en' : 'fr'
settings.motion = query.get('motion') === 'off' ? 'off' : 'full'
keepSettings()

const load = files[`../../.build/recorded/${name}.json`]
if (!load) throw new Error(`no recorded game ${name}: there are ${Object.keys(files).join(', ')}`)
const recorded = (await load()).default
const face = await loadGame(recorded.game)
if (!face?.board) throw new Error(`no board for ${recorded.game}`)
await loadTexts(recorded.game)
const Board = (await face.board()).default
mount(Bench, {
  target: document.getElementById('app')!,
  props: {
    recorded,
    face,
    Board,
    t: gameTexts(recorded.game),
    at: Number(query.get('at') ?? 0),
    seat: query.get('seat') ?? recorded.seats[0] ?? '',
  },
})

"""The house in a worker of the page, asked by its own messages; and the same games played natively, to compare."""

import asyncio
import hashlib
import itertools
import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page

from veillee.core import CHANCE, FastRng, Game, SeedRng
from veillee.core.replay import Replay, result_text
from veillee.games.registry import all_games
from veillee.server.bus.local import LocalBus
from veillee.server.messages import BringReplay, Film
from veillee.server.store.memory import MemoryStore
from veillee.server.tables.api import TableApi
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.secrets import Person
from veillee.server.tables.service import TableService
from veillee.server.work.inline import InlineWork

CLIENT = Path(__file__).resolve().parents[2] / "web" / "dist"
# Speaks to the house as web/src/offline/house.svelte.ts does; `acknowledged` is told every stored command at once.
_CLIENT = """
([root, worker]) => {
  const channel = new BroadcastChannel('veillee:' + root)
  const waiting = new Map()
  const visits = new Map()
  let ready
  const started = new Promise((resolve) => (ready = resolve))
  channel.onmessage = ({ data }) => {
    if (data.kind === 'ready') ready()
    if (data.kind === 'answer') waiting.get(data.id)?.(data.answer)
    if (data.kind === 'said')
      for (const text of data.messages.split('\\n')) visits.get(data.visit)?.(JSON.parse(text))
  }
  if (worker) new Worker(root + worker, { type: 'module', name: location.origin + root })
  const hello = setInterval(() => channel.postMessage({ kind: 'hello' }), 200)
  let asked = 0
  window.house = {
    ready: started.then(() => clearInterval(hello)),
    ask: (request) => new Promise((resolve) => {
      const id = 'test/' + (asked += 1)
      waiting.set(id, resolve)
      channel.postMessage({ kind: 'ask', id, request })
    }),
    enter: (table, hear) => {
      const id = 'visit/' + (asked += 1)
      visits.set(id, hear)
      channel.postMessage({ kind: 'enter', visit: { id, table, seat: null, after: null, guided: false } })
      return (message) => channel.postMessage({ kind: 'tell', visit: id, text: JSON.stringify(message) })
    },
  }
}
"""
_THINKER = """
([root, worker]) => {
  const thinker = new Worker(root + worker, { type: 'module', name: location.origin + root })
  let asked = 0
  const waiting = new Map()
  thinker.onmessage = ({ data }) => waiting.get(data.id)(data)
  window.think = (kind, question) => new Promise((resolve) => {
    const id = (asked += 1)
    waiting.set(id, resolve)
    thinker.postMessage({ id, kind, question })
  })
}
"""
# A film is long: it is told by its digest.
_DIGEST = """
async ([table, seat]) => {
  const { body } = await house.ask({ method: 'GET', path: `/tables/${table}/film`, query: { as: seat } })
  const shown = body.slice(body.indexOf('"frames":') + '"frames":'.length)
  const bytes = new TextEncoder().encode(shown.replace(/"at":[\\d.e+]+/g, '"at":0'))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [JSON.parse(body).frames.length, [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')]
}
"""


def worker(name: str) -> str:
    """Return where the built page has a worker."""
    (found,) = (CLIENT / "assets").glob(f"{name}.worker-*.js")
    return f"assets/{found.name}"


class DeviceHouse:
    """A house in a page's worker."""

    def __init__(self, page: Page, root: str, worker: str = "") -> None:
        self._page = page
        page.evaluate(_CLIENT, [root, worker])
        page.evaluate("house.ready")

    def ask(self, method: str, path: str, body: Any = None, **query: str) -> Any:
        """Return what a request is answered."""
        request = {"method": method, "path": path, "query": query, "body": "" if body is None else json.dumps(body)}
        answer = self._page.evaluate("(request) => house.ask(request)", request)
        assert answer["status"] in (200, 204), answer
        return json.loads(answer["body"]) if answer["body"] and not answer["file"] else answer["body"]

    def told(self, table: str, seat: str) -> "Told":
        """Return what a viewer sees of a finished game."""
        return Told(*self._page.evaluate(_DIGEST, [table, seat]))


class DeviceThinker:
    """The worker that thinks, in a page."""

    def __init__(self, page: Page, root: str, worker: str) -> None:
        self._page = page
        page.evaluate(_THINKER, [root, worker])

    def answer(self, kind: str, question: msgspec.Struct) -> bytes:
        """Return the answer to a question of `Work`."""
        text = msgspec.msgpack.encode(question).hex()
        answer = self._page.evaluate("([kind, question]) => think(kind, question)", [kind, text])
        assert "answer" in answer, answer
        return bytes.fromhex(answer["answer"])


def seeded_replay(game: Game, options: dict[str, Any], seed: int, most: int = 2000) -> str:
    """Play a random game as a table would, every die from the seed; return its replay."""
    settings = game.read_options(options)
    state, rng = game.new(settings), FastRng(seed)
    secret = hashlib.sha256(str(seed).encode()).digest()
    names = game.seats[: game.players(settings)]
    moves: list[tuple[int, str, str]] = []
    for number in itertools.count(len(names) + 2):
        actors = state.actors()
        if not actors:
            break
        assert number < most, f"{game.id}: seed {seed} does not end"
        actor = actors[0] if len(actors) == 1 else actors[rng.below(len(actors))]
        words = state.draw(SeedRng(secret, number)) if actor == CHANCE else state.random_move(actor, rng)
        move = state.log_text(actor, words)
        moves.append((number, "chance" if actor == CHANCE else game.seats[actor], move))
        state.apply(actor, move)
    commitment = hashlib.sha256(secret).hexdigest()
    seats = dict.fromkeys(names, "1")
    return str(Replay(game.id, options, moves, seats, commitment, secret.hex(), result_text(game, state)))


class Told(NamedTuple):
    """What one viewer sees of a game, position by position: how many there are, and a digest of them."""

    positions: int
    digest: str


def native_films(replay: str) -> list[Told]:
    """Return what a spectator and every seat see of a game, natively."""
    with ThreadPoolExecutor(1) as beside:  # Playwright's own loop runs in this thread
        return beside.submit(lambda: asyncio.run(_native_films(replay))).result()


async def _native_films(replay: str) -> list[Told]:
    games = all_games()
    service = TableService(games, MemoryStore(), LocalBus("native"), InlineWork(games))
    await service.open()
    api, caller = TableApi(service), Caller(Person("anna"), {}, "", "")
    table = (await api.bring(caller, BringReplay(replay))).table
    films = [await api.film(caller, table.id, seat) for seat in ("", *(seat.seat for seat in table.seats))]
    await service.close()
    return [_told(film) for film in films]


def _told(film: Film) -> Told:
    """Return what a film shows, but for when it was brought; `_DIGEST` does the same in the page."""
    shown = msgspec.json.encode(film).partition(b'"frames":')[2]
    return Told(len(film.frames), hashlib.sha256(re.sub(rb'"at":[\d.e+]+', b'"at":0', shown)).hexdigest())


def device_films(house: DeviceHouse, replay: str) -> list[Told]:
    """Return the same from the house in the worker."""
    table = house.ask("POST", "/replays", {"text": replay})["table"]
    return [house.told(table["id"], seat) for seat in ("", *(seat["seat"] for seat in table["seats"]))]

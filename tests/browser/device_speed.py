"""Measure playing without a server in Chromium: how soon it is ready, how fast it answers, how long bots think.

python -m browser.device_speed [RUNS]      # with `src` and `tests` on the path

Every run starts an empty Pyodide too, as npm has it: what a machine and its load do to one they do to the other.
"""

import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from browser.device_house import CLIENT, DeviceHouse, DeviceThinker, worker
from browser.file_host import FileHost
from browser.guest import launch
from veillee.core import CHANCE, FastRng, Game, SeedRng
from veillee.games.registry import all_games
from veillee.server.web.site import write_site
from veillee.server.work.base import Task

LEVELS = ("1", "2", "3", "4", "5")
PYODIDE = CLIENT.parent / "node_modules" / "pyodide"
MOVES = 60
"""Moves of each title that are timed."""
THOUGHTS = 12
"""Decisions of each level that are timed."""
_EMPTY = """
import { loadPyodide } from './pyodide.mjs'
await loadPyodide()
postMessage('ready')
"""
_BOOT_EMPTY = """
() => new Promise((resolve, reject) => {
  const began = performance.now()
  const worker = new Worker('/empty/empty.mjs', { type: 'module' })
  worker.onmessage = () => resolve(performance.now() - began)
  worker.onerror = (event) => reject(event.message)
})
"""
_BOOT_HOUSE = """
(script) => new Promise((resolve) => {
  const began = performance.now()
  const channel = new BroadcastChannel('veillee:/')
  channel.onmessage = ({ data }) => data.kind === 'ready' && resolve(performance.now() - began)
  new Worker('/' + script, { type: 'module', name: location.origin + '/' })
})
"""
_PLAY = """
([table, most]) => new Promise((resolve) => {
  const times = []
  const sent = new Map()
  const say = house.enter(table, (message) => {
    if (message.type === 'ok') times.push(performance.now() - sent.get(message.id))
    if (message.type !== 'snapshot' && message.type !== 'update') return
    const { seat, actors, legal, result } = message.now
    if (!actors.length || actors[0] === 'chance') return result && resolve(times)
    if (times.length >= most) return resolve(times)
    if (seat !== actors[0]) return say({ type: 'look', seat: actors[0] })
    const calm = legal.filter((move) => !move.startsWith('touch')) // these are answered after a verdict
    if (!calm.length) return resolve(times)
    const id = 'm' + sent.size
    sent.set(id, performance.now())
    say({ type: 'move', id, seat, move: calm[Math.floor(Math.random() * calm.length)] })
  })
})
"""


def boots(browser: Browser, base: str, runs: int) -> dict[str, list[float]]:
    """Return milliseconds by what was started: each run in a browser that has nothing yet, then once more."""
    found: dict[str, list[float]] = {}
    for _ in range(runs):
        context = browser.new_context()
        for state in ("cold", "warm"):
            for what, script, given in (("empty", _BOOT_EMPTY, None), ("house", _BOOT_HOUSE, worker("house"))):
                page = context.new_page()
                page.goto(f"{base}/rules/labystere/")
                found.setdefault(f"{what} {state}", []).append(page.evaluate(script, given))
                page.close()
        context.close()
    return found


def moves(house: DeviceHouse, page: Page, game: Game) -> list[float]:
    """Return how long moves of a game took to be stored and answered."""
    options = game.examples()[0]
    count = game.players(game.read_options(options))
    seats = [{"kind": "human", "name": f"Anna {number}"} for number in range(count)]
    made = house.ask("POST", "/tables", {"game": game.id, "options": options, "seats": seats, "start": True})
    times: list[float] = page.evaluate(_PLAY, [made["table"]["id"], MOVES])
    return times


def thoughts(thinker: DeviceThinker, page: Page, game: Game, level: str) -> list[float]:
    """Return how long a level took to decide, in positions of its own games."""
    state, rng = game.new(game.read_options(game.examples()[0])), FastRng(7)
    times: list[float] = []
    for number in range(1, 400):
        actors = state.actors()
        if not actors or len(times) == THOUGHTS:
            break
        actor = actors[0]
        if actor == CHANCE:
            state.apply(CHANCE, state.log_text(CHANCE, state.draw(SeedRng(b"seed", number))))
            continue
        task = Task(game.id, state.to_bytes(), actor, level, number)
        began: float = page.evaluate("performance.now()")
        thinker.answer("choose", task)
        times.append(page.evaluate("performance.now()") - began)
        state.apply(actor, state.log_text(actor, state.random_move(actor, rng)))
    return times


def _said(times: list[float]) -> str:
    return f"median {statistics.median(times):7.0f} ms, worst {max(times):7.0f} ms, of {len(times)}"


def main(runs: int = 5) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = write_site(Path(folder) / "site", str(CLIENT))
        empty = Path(folder) / "site" / "empty"
        shutil.copytree(PYODIDE, empty)
        (empty / "empty.mjs").write_text(_EMPTY)
        print(f"{site.bytes_to_play() / 1e6:.2f} MB to load once", flush=True)
        host = FileHost(Path(folder) / "site")
        browser = launch(playwright)
        times: dict[str, Any] = boots(browser, host.base, runs)
        for what, each in times.items():
            print(f"{what:11} {_said(each)}", flush=True)
        for state in ("cold", "warm"):
            ratio = statistics.median(times[f"house {state}"]) / statistics.median(times[f"empty {state}"])
            print(f"{state}: {ratio:.2f} of an empty Pyodide", flush=True)
        page = browser.new_page()
        page.goto(f"{host.base}/rules/labystere/")
        house = DeviceHouse(page, "/", worker("house"))
        thinker = DeviceThinker(page, "/", worker("thinker"))
        for game in all_games().values():
            print(f"{game.id}: a move stored: {_said(moves(house, page, game))}", flush=True)
            for level in LEVELS:
                print(f"{game.id}: level {level} decides: {_said(thoughts(thinker, page, game, level))}", flush=True)
        browser.close()
        host.stop()


if __name__ == "__main__":
    main(*(int(each) for each in sys.argv[1:]))

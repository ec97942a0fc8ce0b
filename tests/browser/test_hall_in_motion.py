"""The hall moves: the camera goes down to the keyhole, the board turns. Seen frame by frame on a clock that we turn."""

from typing import Any

import msgspec
from playwright.sync_api import Route, expect

from browser.conftest import Opens
from browser.guest import PHONE, Guest
from browser.test_pas_vu_pas_pris import sit
from veillee.core import CHANCE, FastRng
from veillee.games.pas_vu_pas_pris.game import GAME
from veillee.games.pas_vu_pas_pris.state import HallState

STEP_MS = 150
MOST_STEPS = 40
HALL = 240
SEATS = ("south", "north")


def played() -> list[dict[str, Any]]:
    """Return three positions as south sees them: before the first look, after it, and with the board turned."""
    state = GAME.new(GAME.read_options({"players": 2, "midnight": True, "layout": "salon"}))
    assert isinstance(state, HallState)
    rng = FastRng(4)
    frames: list[dict[str, Any]] = []
    while not frames or frames[-1]["view"]["midnight"] != 10:
        actor = state.actors()[0]
        move = state.draw(rng) if actor == CHANCE else state.random_move(actor, rng)
        if move.startswith("midnight "):
            move = "midnight 10"
        events = state.apply(actor, move)
        line = {
            "type": "move",
            "seq": len(frames) + 1,
            "at": 0,
            "actor": "chance" if actor == CHANCE else SEATS[actor],
            "move": move,
            "by": "chance" if actor == CHANCE else "bot",
            "events": [{"kind": event.kind, "data": event.data} for event in events],
        }
        actors = ["chance" if one == CHANCE else SEATS[one] for one in state.actors()]
        view = msgspec.to_builtins(state.view(0))
        frames.append({"line": line, "phase": state.phase(), "actors": actors, "view": view})
    return frames[-3:]


def see_again(guest: Guest) -> Guest:
    """Open that game in the replay, in depth, on a clock that stands still."""
    sit(guest)

    def show(route: Route) -> None:
        film = route.fetch().json()
        route.fulfill(json={**film, "frames": played()})

    page = guest.page
    page.route("**/film*", show)
    # The frame shortens what takes long by the machine's own clock, which does not stand still.
    page.add_init_script("AbortSignal.timeout = () => new AbortController().signal")
    page.add_init_script("localStorage.setItem('veillee-hall', JSON.stringify({ deep: true, soft: false }))")
    page.clock.install(time=0)
    page.goto(page.url.replace("/t/", "/replay/"))
    page.wait_for_selector('canvas[data-drawn]:not([data-drawn="0"])')
    page.clock.pause_at(3_600_000)
    return guest


def step_on(guest: Guest, until: str) -> list[tuple[int, tuple[int, ...]]]:
    """Step on by one move; return how far the board is turned, and where the camera is, at every step of the clock."""
    page = guest.page
    page.keyboard.press("ArrowRight")
    seen: list[tuple[int, tuple[int, ...]]] = []
    for _ in range(MOST_STEPS):
        page.clock.fast_forward(STEP_MS)
        canvas = page.locator("canvas[data-turned]")
        turned, camera = canvas.get_attribute("data-turned"), canvas.get_attribute("data-camera")
        assert turned
        assert camera
        seen.append((int(turned), tuple(int(one) for one in camera.split())))
        if page.locator(until).count():
            break
    return seen

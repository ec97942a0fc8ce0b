"""The hall moves: the camera goes down to the keyhole, the board turns. Seen frame by frame on a clock that we turn."""

import base64
from typing import Any

import msgspec
from playwright.sync_api import Route, expect

from browser.conftest import Opens
from browser.guest import PHONE, Guest
from browser.test_pas_vu_pas_pris import sit
from veillee.core import CHANCE, FastRng
from veillee.games.pas_vu_pas_pris.game import GAME
from veillee.games.pas_vu_pas_pris.rules.state import State

STEP_MS = 150
HALL = 240
SEATS = ("south", "north")
APART = """
async (pair) => {
  const pixels = async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0))
    const map = await createImageBitmap(new Blob([bytes]))
    const paper = new OffscreenCanvas(map.width, map.height).getContext('2d')
    paper.drawImage(map, 0, 0)
    return paper.getImageData(0, 0, map.width, map.height).data
  }
  const [one, other] = [await pixels(pair[0]), await pixels(pair[1])]
  if (one.length !== other.length) return 255
  return one.reduce((most, colour, at) => Math.max(most, Math.abs(colour - other[at])), 0)
}
"""


def played() -> list[dict[str, Any]]:
    """Return three positions as south sees them: before the first look, after it, and with the board turned."""
    state = GAME.new(GAME.read_options({"players": 2, "midnight": True, "layout": "salon"}))
    assert isinstance(state, State)
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
    page.wait_for_selector('canvas[data-painted="true"]')
    page.clock.pause_at(3_600_000)
    return guest


def pass_by(guest: Guest, ms: int) -> list[tuple[int, tuple[int, ...]]]:
    """Let time pass; return at each step how far the board is turned, in degrees, and where the camera is."""
    canvas = guest.page.locator("canvas[data-turned]")
    seen: list[tuple[int, tuple[int, ...]]] = []
    for _ in range(0, ms, STEP_MS):
        guest.page.clock.fast_forward(STEP_MS)
        turned, camera = canvas.get_attribute("data-turned"), canvas.get_attribute("data-camera")
        assert turned
        assert camera
        seen.append((int(turned), tuple(int(one) for one in camera.split())))
    return seen


def apart(guest: Guest, one: bytes, other: bytes) -> int:
    """Return by how much the colours of two pictures differ at the most, of 255: all of it where their sizes differ."""
    pair = [base64.b64encode(picture).decode() for picture in (one, other)]
    return int(guest.page.evaluate(APART, pair))


def test_the_camera_flies_to_the_keyhole_and_the_board_turns(guest: Opens) -> None:
    lea = see_again(guest(size=PHONE, motion="full"))
    press = lea.page.keyboard.press
    press("ArrowRight")
    flight = [camera for _, camera in pass_by(lea, 2400)]
    assert len(set(flight)) > 4
    # The look is from east 1: the camera ends behind that door, near the floor.
    x, y, z = flight[-1]
    assert x > HALL
    assert 0 < y < HALL / 6
    assert z < flight[0][2] / 4
    # It is told bit by bit, in the dark at first: one touch shows everything, the next one closes it.
    expect(lea.page.locator(".keyhole .count")).to_contain_text("souffle")
    lea.page.locator("[data-close-look]").click()
    expect(lea.page.locator(".keyhole .count")).not_to_contain_text("souffle")
    lea.page.locator("[data-close-look]").click()
    assert pass_by(lea, 1500)[-1][1][2] > flight[0][2] * 0.9

    press("ArrowRight")
    turns = [turned for turned, _ in pass_by(lea, 2400)]
    turning = turns[turns.index(max(turns)) :]
    assert turning[0] > 45
    assert turning == sorted(turning, reverse=True)
    assert len(set(turning)) > 4
    assert turning[-1] == 0
    # It ends as it is shown to who comes later: everything turned together.
    lea.page.locator("[data-scene] button").click()
    hall = lea.page.locator("canvas[data-turned]")
    ended = hall.screenshot()
    press("Home")
    pass_by(lea, 900)
    assert apart(lea, hall.screenshot(), ended) > 50
    press("End")
    pass_by(lea, 900)
    assert apart(lea, hall.screenshot(), ended) < 5
    # Nothing is drawn while nothing moves.
    drawn = hall.get_attribute("data-drawn")
    pass_by(lea, 900)
    assert hall.get_attribute("data-drawn") == drawn

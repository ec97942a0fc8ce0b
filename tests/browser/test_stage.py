"""The rules of the stage: the board is the largest thing, and nothing that is said covers or moves it."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Opens
from browser.guest import Guest

GAMES = ["labystere", "pas-touche", "pas-vu-pas-pris", "rest-in-peace"]
SIZES = [(1920, 1080), (1440, 900), (1366, 768), (1024, 768), (390, 844), (360, 640)]
LEAST_SHARE = 0.65
LEAST_TOUCH = 40
LEAST_TEXT = 12
PHONE = (360, 640)
TIGHTEST = [(1366, 768), PHONE]
PLAYABLE = {
    "rest-in-peace": ".stage button.open",
    "labystere": ".stage .tile, .stage .die, .stage .notebook button",
    "pas-vu-pas-pris": ".stage .square",
    "pas-touche": ".stage .setup button:not(.what), .stage .setup label",
}
"""What is to be touched on a board."""

MEASURE = """
([playable, least]) => {
  const stage = document.querySelector('.stage').getBoundingClientRect()
  const shown = (box) => box.width > 0 && box.height > 0 && box.right > stage.left && box.left < stage.right
  const things = playable ? [...document.querySelectorAll(playable)].map((one) => one.getBoundingClientRect()) : []
  const small = things.filter((box) => shown(box) && Math.min(box.width, box.height) < least)
  const scrolled = [...document.querySelectorAll('.stage .board, .stage .laid')]
  const cut = [...document.querySelectorAll('.players .state > :not(.unseen)')].filter((one) => {
    const [line, box] = [one.parentElement, one].map((place) => place.getBoundingClientRect())
    return box.width > 1 && box.top < line.bottom - 1 && box.bottom > line.bottom + 1
  })
  return {
    stage: [stage.width, stage.height].map(Math.round),
    share: (stage.width * stage.height) / (innerWidth * innerHeight),
    wider: document.documentElement.scrollWidth - innerWidth,
    below: Math.max(0, ...scrolled.map((one) => one.scrollHeight - one.clientHeight)),
    things: things.length,
    cut: cut.map((one) => one.textContent),
    small: small.map((box) => [box.width, box.height].map(Math.round)),
  }
}
"""

# What lies on something else: a sentence on the thing that it names, or on what can be touched.
COVERED = """
([said, named]) => {
  const box = document.querySelector(said).getBoundingClientRect()
  const over = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1
  }
  const next = document.querySelectorAll('.stage .open, .now [data-action]')
  const names = named ? document.querySelectorAll(named) : []
  const within = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
  const found = [...next, ...names].filter(over).map((one) => one.outerHTML.slice(0, 100))
  return within ? found : [...found, 'out of the page']
}
"""

# Every line of it is in sight and under nothing.
READABLE = """
(said) => [...document.querySelectorAll(`${said} [role=status] > *`)]
  .flatMap((one) => [...one.getClientRects()])
  .every((line) => [line.top + 2, line.bottom - 2]
    .every((y) => document.elementFromPoint((line.left + line.right) / 2, y)?.closest(said)))
"""

LAY = """
async (wish) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) })
  return (await answer.json()).table.id
}
"""


def sit(guest: Guest, game: str, **wish: Any) -> Guest:
    """Sit down beside bots, at the first seat."""
    guest.go("/")
    seats = [{"kind": "human", "name": "Léa"}, {"kind": "bot", "level": "1"}]
    table = guest.page.evaluate(LAY, {"game": game, "seats": seats, "start": True, **wish})
    guest.go(f"/t/{table}")
    guest.page.wait_for_selector('.frame[data-busy="false"]')
    return guest


def measure(guest: Guest, size: tuple[int, int], playable: str = "") -> dict[str, Any]:
    guest.resize(size)
    found: dict[str, Any] = guest.page.evaluate(MEASURE, [playable, LEAST_TOUCH])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_the_largest_thing_at_every_size(guest: Opens, game: str) -> None:
    lea = sit(guest(), game, options={"players": 2} if game != "rest-in-peace" else {})
    lea.wait_for_turn()
    for size in SIZES:
        found = measure(lea, size, PLAYABLE[game])
        assert found["share"] >= LEAST_SHARE, (size, found)
        assert found["wider"] <= 0, (size, found)
        assert found["below"] <= 1, (size, found)
        assert found["small"] == [], (size, found)
        assert found["things"], (size, found)
        assert found["cut"] == [], (size, found)
        assert lea.small_text(".frame", LEAST_TEXT) == [], size

    if game == "pas-touche":
        return  # nobody advises in a race
    for size in TIGHTEST:
        lea.wait_for_turn()
        before = measure(lea, size)["stage"]
        lea.page.keyboard.press("h")
        expect(lea.page.locator("[data-hint]")).to_be_visible()
        assert measure(lea, size)["stage"] == before
        assert lea.page.evaluate(COVERED, [".words:has([data-hint])", ".stage .hinted"]) == []
        lea.page.keyboard.press("Escape")


def test_four_pairs_of_hands_find_room_on_a_phone(guest: Opens) -> None:
    lea = guest(size=PHONE, touch=True).go("/")
    seats = [{"kind": "human", "name": name} for name in ("Léa", "Hugo", "Ada", "Noé")]
    table = lea.page.evaluate(LAY, {"game": "pas-touche", "seats": seats, "options": {"players": 4}, "start": True})
    lea.go(f"/t/{table}")
    for seat in ("p1", "p2", "p3", "p4"):
        lea.page.locator(f'[data-setup="{seat}"] [type=submit]').click()
    expect(lea.page.locator('[data-action="throw"]')).to_be_visible()
    found = measure(lea, PHONE, ".stage .treat, .stage .pad, .stage .cry")
    assert found["things"] == 36 + 4 * 3
    assert found["small"] == [], found
    assert found["below"] <= 1, found


def test_nothing_plays_behind_a_card_that_is_read(guest: Opens) -> None:
    lea = sit(guest(), "labystere", options={"players": 2})
    told = lea.page.locator(".side [data-seq]")
    before = 0
    while lea.wait_for_turn():
        if not lea.page.locator("[data-lifted]").count():
            before = len(lea.frames)
            lea.follow_hint()
            continue
        seen = told.count()
        for _ in range(100):  # the bot moves, wherever it is told
            if '"by":"bot"' in "".join(lea.frames[before:]):
                break
            lea.page.wait_for_timeout(50)
        moved = '"by":"bot"' in "".join(lea.frames[before:])
        assert told.count() == seen
        lea.page.locator('[data-spot="put-down"]').click()
        if moved:
            expect(told.nth(seen)).to_be_attached()
            return
    pytest.fail("no card was read before a bot's turn")


@pytest.mark.parametrize("size", TIGHTEST, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_refusal_covers_nothing(guest: Opens, size: tuple[int, int]) -> None:
    lea = sit(guest(size=size, touch=size == PHONE), "rest-in-peace", options={"first": "blue"}, pace="calm")
    card = lea.page.locator('.mine [data-spot^="ghost:"]').last
    spot = card.get_attribute("data-spot")
    card.click()  # before its turn
    expect(lea.page.locator("[data-refusal]")).to_be_visible()
    lea.wait_for_turn()
    lea.page.wait_for_timeout(200)  # it looks for room again
    assert lea.page.evaluate(COVERED, ["[data-refusal]", f'[data-spot="{spot}"]']) == []


def test_a_round_ends_with_a_sentence_in_the_bar(guest: Opens) -> None:
    lea = sit(guest(), "rest-in-peace", options={"first": "green"}, pace="normal")
    lea.wait_for_turn()
    old = lea.page.locator("[data-now]").inner_text()
    before = measure(lea, (1440, 900))["stage"]
    lea.page.locator('[data-action="end"]').click()
    said = lea.page.locator("[data-round-verdict]")
    expect(said).to_contain_text("La manche 1 est à")
    expect(said).to_contain_text("Tu reçois")
    assert measure(lea, (1440, 900))["stage"] == before
    expect(lea.page.locator(".arena .stake")).to_be_hidden()
    expect(lea.page.locator(".frame")).to_have_attribute("data-busy", "true")
    said.dispatch_event("click")  # a finger keeps it
    for size in ((390, 844), PHONE, (1440, 900)):
        measure(lea, size)
        assert lea.page.evaluate(READABLE, "[data-round-verdict]"), size
    said.hover()  # whoever reads it is waited for
    lea.page.wait_for_timeout(3_500)
    expect(said).to_be_visible()
    lea.button("Continuer").click()
    expect(said).to_have_count(0)
    lea.wait_for_turn()
    assert lea.page.locator("[data-now]").inner_text() != old
    lea.spot("round:1").click()
    expect(lea.page.locator(".board .note")).to_contain_text("l’emporte")

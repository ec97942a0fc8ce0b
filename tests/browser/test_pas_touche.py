"""Pas Touche ! in real browsers: whole games by mouse, keys and fingers, and nothing before its time."""

import contextlib
import json
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocket, expect
from playwright.sync_api import TimeoutError as PageTimeout

from browser.conftest import Opens
from browser.guest import PHONE, Guest
from veillee.games.pas_touche.rules.cards import TREATS

HARDEST = 16
"""Every card that is turned up forbids eleven treats."""
KEYS = ["KeyQ", "KeyW", "KeyE", "KeyA", "KeyS", "KeyD"]
MAKE = """
async ([seats, options]) => {
  const body = JSON.stringify({ game: 'pas-touche', seats, options, start: true })
  const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return (await answer.json()).table
}
"""
CLOCK_ON_SCORE = """
() => {
  const place = (part) => document.querySelector(`[data-seat="p1"] ${part}`).getBoundingClientRect()
  const [clock, score] = ['.clock', '.score'].map(place)
  return clock.right > score.left && clock.left < score.right && clock.bottom > score.top && clock.top < score.bottom
}
"""
# What is seen in the middle of the clock is the clock: nothing covers it, nothing cuts it off.
CLOCK_IN_SIGHT = """
() => {
  const clock = document.querySelector('[data-seat="p1"] .clock')
  const { left, top, width, height } = clock.getBoundingClientRect()
  return clock.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
"""


class Player(Guest):
    """A guest at a table of Pas Touche !, with everything that was said both ways and when."""

    heard: list[dict[str, Any]]
    said: list[tuple[float, dict[str, Any]]]


def player(guest: Opens, **wishes: object) -> Player:
    one = guest(**wishes)
    one.__class__ = Player
    assert isinstance(one, Player)
    one.heard, one.said = [], []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: one.heard.append(json.loads(frame)))
        socket.on("framesent", lambda frame: one.said.append((time.monotonic(), json.loads(frame))))

    one.page.on("websocket", listen)
    return one


def lay(one: Player, seats: list[dict[str, str]], **options: object) -> dict[str, Any]:
    """Make a table; the first person's page shows it."""
    one.go("/")
    table: dict[str, Any] = one.page.evaluate(MAKE, [seats, {"players": len(seats), **options}])
    one.go(f"/t/{table['id']}")
    return table


def choose(one: Player, level: int = 1, hand: str = "right") -> None:
    form = one.page.locator("[data-setup]")
    form.locator(f'input[name^="level"][value="{level}"]').check(force=True)
    form.locator(f'input[name^="hand"][value="{hand}"]').check(force=True)
    form.locator('button[type="submit"]').click()


def view(one: Player) -> dict[str, Any]:
    now: dict[str, Any] = next(m["now"]["view"] for m in reversed(one.heard) if m["type"] in ("snapshot", "update"))
    return now


def judged(one: Player) -> list[dict[str, Any]]:
    """Return every touch of every verdict that this browser was told."""
    updates = [message for message in one.heard if message["type"] == "update" and message["now"]["view"]]
    return [touch for update in updates for touch in update["now"]["view"]["touches"]]


def dice(one: Player) -> Locator:
    return one.page.locator('.saucer:not(.past):not(.rolling):not([data-dice=""])')


def target(one: Player) -> str:
    """Return the card of the dice, or nothing where a quicker hand has ended the round already."""
    known = len(judged(one))
    until = time.monotonic() + 20
    while not dice(one).count():
        assert time.monotonic() < until, "no dice"
        if len(judged(one)) > known:
            return ""
        one.page.wait_for_timeout(20)
    one.page.wait_for_timeout(150)  # nobody reacts in less than 100 ms (PT-O2)
    return dice(one).get_attribute("data-dice") or "" if dice(one).count() else ""


def forbidden(one: Player, seat: str, card: str) -> bool:
    return any(card in each["forbidden"] for each in view(one)["players"] if each["seat"] == seat)


def type_card(one: Player, card: str, block: bool) -> None:
    """Touch with two keys; a block with the other hand and the cry held."""
    treat, number = card.split()
    if block:
        one.page.keyboard.down("Shift")
        one.page.keyboard.down("Space")
    one.page.keyboard.press(KEYS[TREATS.index(treat)])
    one.page.keyboard.press(f"Digit{number}")
    if block:
        one.page.keyboard.up("Space")
        one.page.keyboard.up("Shift")


def touches(one: Player) -> list[str]:
    return [message["move"] for _, message in one.said if message["type"] == "move" and message["move"][:5] == "touch"]


def throw(one: Player) -> None:
    """Throw the dice, unless a bot grew tired of waiting and has thrown them."""
    button = one.page.locator('[data-action="throw"]:enabled')
    thrown = one.page.locator('.saucer.rolling, .saucer:not(.past):not([data-dice=""])')
    button.or_(thrown).first.wait_for()
    if button.count():
        with contextlib.suppress(PageTimeout):  # thrown beneath the finger
            button.click(timeout=1000)


def test_two_browsers_and_a_bot_play_a_whole_game(guest: Opens) -> None:
    lea, hugo = player(guest), player(guest, theme="morning")
    seats = [{"kind": "human", "name": "Léa"}, {"kind": "open"}, {"kind": "bot", "level": "1"}]
    table = lay(lea, seats, variant={"tracks": {"green": ["lock"]}})
    hugo.go(f"/t/{table['id']}?invite={table['invite']}")
    hugo.page.get_by_label("Ton nom").fill("Hugo")
    hugo.button("M’asseoir ici").click()
    choose(lea)
    choose(hugo, hand="left")
    lea.page.locator('[data-action="throw"]').wait_for()
    rolling = lea.page.locator(".saucer.rolling")
    too_early = 0
    for _ in range(40):
        # A hand on a card before the dice, and while they roll, does nothing at all.
        before = len(touches(lea))
        lea.page.locator('[data-spot="muffin 3"]').click(force=True)
        throw(lea)
        if rolling.count():
            lea.page.locator('[data-spot="muffin 1"]').click(force=True)
            if rolling.count():  # otherwise the dice may have come to rest beneath the finger
                assert len(touches(lea)) == before
                too_early += 1
        card = target(lea)
        if card and forbidden(lea, "p1", card):
            type_card(lea, card, block=True)
        elif card:
            lea.page.locator(f'[data-spot="{card}"]').click()
        # Where everybody missed or gave up, the round ends with its half minute (PT-T8).
        lea.page.locator("[data-verdict]").wait_for(timeout=45_000)
        hugo.page.locator("[data-verdict]").wait_for(timeout=45_000)
        if lea.over:
            break
    assert lea.over
    assert too_early
    assert view(lea)["winner"] is not None
    expect(hugo.page.locator("[data-tally]")).to_contain_text("niveau")
    times = [touch["ms"] for touch in judged(lea)]
    assert times
    assert all(ms is not None and ms >= 100 for ms in times)
    for one in (lea, hugo):
        told_in_time(one)
    # Again, with the new level.
    level = view(lea)["players"][0]["level"]
    lea.button("Revanche").click()
    hugo.page.locator(".now .button.primary").click()
    expect(lea.page.locator(f'[data-setup] input[name^="level"][value="{level}"]')).to_be_checked()


def told_in_time(one: Player) -> None:
    """Check that the dice and the touches of a round are in no message before their moment."""
    rolled = False
    rounds = 0
    for message in one.heard:
        if message["type"] == "rolling":
            rolled = True
            assert message == {"type": "rolling"}
        elif message["type"] == "update":
            kinds = [event["kind"] for line in message["lines"] for event in line.get("events", [])]
            if "dice" in kinds:
                rounds += 1
                assert message["reveal"]
                assert rolled
                assert message["now"]["view"]["touches"] == []
                assert not any(line.get("move", "").startswith("touch") for line in message["lines"])
                rolled = False
            elif message["now"]["phase"] == "touch":
                # Only what has been judged: the hands of the others are where they were.
                told = {line["actor"] for line in message["lines"] if line.get("move", "").startswith("touch")}
                assert told <= {touch["seat"] for touch in message["now"]["view"]["touches"]}
            elif rolled:
                raise AssertionError("something was told while the dice rolled")
        elif message["type"] != "snapshot":
            assert not any(treat in json.dumps(message) for treat in TREATS)
    assert rounds >= 3
    seen = [message["seq"] for _, message in one.said if message["type"] == "seen"]
    assert len(seen) >= rounds


def test_fingers_on_a_phone(guest: Opens) -> None:
    lea = player(guest, size=PHONE, touch=True)
    lay(lea, [{"kind": "human", "name": "Léa"}, {"kind": "bot", "level": "1"}])
    choose(lea, level=2, hand="left")
    blocked = False
    cards = lea.page.locator("[data-spot]")
    for _ in range(14):
        lea.page.locator('[data-action="throw"]').wait_for()
        place = cards.first.bounding_box()
        throw(lea)
        card = target(lea)
        assert cards.first.bounding_box() == place  # the tray does not stir when the dice fall
        if not card:
            lea.page.locator("[data-verdict]").wait_for()
            continue
        if forbidden(lea, "p1", card):
            blocked = True
            lea.page.locator("[data-block]").tap()
            lea.page.locator("[data-cry]").tap()
        lea.page.locator(f'[data-spot="{card}"]').tap()
        lea.page.locator("[data-verdict]").wait_for()
        if lea.over or (blocked and len(touches(lea)) > 4):
            break
    results = {touch["result"] for touch in judged(lea)}
    assert "right" in results
    assert all(" left " in move or move.split()[3:5] == ["right", "cry"] for move in touches(lea))
    small = cards.evaluate_all("all => all.filter(one => one.getBoundingClientRect().width < 44).length")
    assert small == 0


@pytest.mark.parametrize("size", [(360, 640), PHONE])
@pytest.mark.parametrize("people", [2, 6])
def test_tray_hands_and_cry_are_in_sight_on_a_phone(guest: Opens, size: tuple[int, int], people: int) -> None:
    lea = player(guest, size=size, touch=True)
    lay(lea, [{"kind": "human", "name": "Léa"}, *([{"kind": "bot", "level": "1"}] * (people - 1))])
    choose(lea, level=8)
    throw(lea)
    dice(lea).wait_for()
    bar = lea.page.locator(".now").bounding_box()
    assert bar is not None
    for part in ("[data-tray]", "[data-cry]", "[data-block]", ".hand.playing", "[data-mine]"):
        box = lea.page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= bar["y"], part
    assert lea.page.evaluate(CLOCK_ON_SCORE) is False
    assert lea.page.evaluate(CLOCK_IN_SIGHT) is True


@pytest.mark.parametrize("pointer", ["mouse", "finger"])
def test_who_has_read_nothing_scores_at_once(guest: Opens, pointer: str) -> None:
    # Nothing is chosen and nothing is held: the form is sent as it comes, the card of the dice is clicked or tapped.
    lea = player(guest, size=PHONE, touch=True) if pointer == "finger" else player(guest)
    lay(lea, [{"kind": "human", "name": "Léa"}, {"kind": "bot", "level": "1"}])
    lea.page.locator('[data-setup] button[type="submit"]').click()
    for _ in range(6):
        throw(lea)
        if card := target(lea):
            there = lea.page.locator(f'[data-spot="{card}"]')
            if pointer == "finger":
                there.tap()
            else:
                there.click()
        lea.page.locator("[data-verdict]").wait_for()
        if view(lea)["players"][0]["cube"]:
            break
    results = {touch["result"] for touch in judged(lea) if touch["seat"] == "p1"}
    assert "right" in results
    assert results <= {"right", "late"}


def test_whoever_blocks_a_free_card_is_told_to_click_plainly(guest: Opens) -> None:
    lea = player(guest, language="en")
    lay(lea, [{"kind": "human", "name": "Léa"}, {"kind": "bot", "level": "1"}])
    choose(lea)
    tip = lea.page.locator("[data-tip]")
    for _ in range(6):
        throw(lea)
        if card := target(lea):
            lea.page.locator(f'[data-spot="{card}"]').click(button="right")
        lea.page.locator("[data-verdict]").wait_for()
        if tip.count():
            break
    assert touches(lea)[0].split()[3] == "left"
    expect(tip).to_contain_text("a plain click or a single finger")


def test_whoever_forgets_the_cry_is_told_so(guest: Opens) -> None:
    lea = player(guest)
    lay(lea, [{"kind": "human", "name": "Léa"}, {"kind": "bot", "level": "1"}])
    choose(lea, level=HARDEST)
    tip = lea.page.locator("[data-tip]")
    for _ in range(30):
        throw(lea)
        if card := target(lea):
            lea.page.locator(f'[data-spot="{card}"]').click(button="right" if forbidden(lea, "p1", card) else "left")
        lea.page.locator("[data-verdict]").wait_for(timeout=45_000)
        if tip.count() or lea.over:
            break
    assert "cry" in {touch["result"] for touch in judged(lea) if touch["seat"] == "p1"}
    expect(tip).to_contain_text("Le cri manquait")


def test_with_easy_hands_a_plain_click_blocks_where_it_must(guest: Opens) -> None:
    lea = player(guest)
    lay(lea, [{"kind": "human", "name": "Léa"}, {"kind": "bot", "level": "1"}], easy_hands=True)
    choose(lea, level=HARDEST)
    expect(lea.page.locator("[data-tray]")).to_contain_text("Mains faciles")
    for _ in range(30):
        throw(lea)
        if card := target(lea):
            lea.page.locator(f'[data-spot="{card}"]').click()
        lea.page.locator("[data-verdict]").wait_for(timeout=45_000)
        results = {touch["result"] for touch in judged(lea) if touch["seat"] == "p1"}
        if "block" in results or lea.over:
            break
    assert results & {"right", "block"}
    assert results <= {"right", "block", "late"}


def test_easy_hands_are_proposed_for_a_first_game_and_with_children(guest: Opens) -> None:
    lea = player(guest).go("/g/pas-touche")
    lea.page.locator("details.options > summary").click()
    easy = lea.page.get_by_role("checkbox", name="Mains faciles")
    expect(easy).to_be_checked()
    lea.page.evaluate("localStorage.setItem('veillee.pas-touche', JSON.stringify({ levels: { Léa: 3 } }))")
    lea.go("/g/pas-touche")
    lea.page.locator("details.options > summary").click()
    expect(easy).not_to_be_checked()
    lea.page.get_by_role("checkbox", name="Avec des enfants").check()
    expect(easy).to_be_checked()
    lea.button("Dresser la table").click()
    expect(lea.page.locator('[data-option="easy_hands"]')).to_contain_text("Mains faciles")


def test_two_people_at_one_keyboard(guest: Opens) -> None:
    both = player(guest)
    lay(both, [{"kind": "human", "name": "Léa"}, {"kind": "human", "name": "Hugo"}])
    for name in ("Léa", "Hugo"):
        expect(both.page.locator("[data-setup] h2")).to_contain_text(name)
        choose(both)
    throw(both)
    card = target(both)
    treat, number = card.split()
    six = ["KeyU", "KeyI", "KeyO", "KeyJ", "KeyK", "KeyL"]
    both.page.keyboard.press(six[TREATS.index(treat)])
    both.page.keyboard.press(six[int(number) - 1])
    expect(both.page.locator('[data-verdict="right"]')).to_contain_text("Hugo")
    assert view(both)["players"][1]["cube"] == [1, 1]
    assert touches(both)[0].startswith(f"touch {card} right at=")


def test_the_board_is_accessible(guest: Opens) -> None:
    lea = player(guest, language="en", theme="morning")
    lay(lea, [{"kind": "human", "name": "Léa"}, {"kind": "bot", "level": "1"}])
    lea.page.locator("[data-setup]").wait_for()
    assert lea.violations() == []
    choose(lea)
    throw(lea)
    card = target(lea)
    lea.page.locator(f'[data-spot="{card}"]').focus()
    lea.page.keyboard.press("Enter")
    lea.page.locator("[data-verdict]").wait_for()
    assert lea.violations() == []

"""Labystère in real browsers: by clicking to the declaration, and a secret look that nobody else gets a trace of."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, expect

from browser.conftest import Opens
from browser.guest import PHONE, Guest
from browser.test_friends import next_to_move
from browser.test_stage import sit

# Everything that ever stood in the notebook, on the tiles or as a lifted card, frame by frame.
WATCH = """
() => {
  window.seen = new Set()
  const look = () => {
    for (const one of document.querySelectorAll('[data-lifted], .pencil, .card.out, .card.seen, .card.last')) {
      window.seen.add(one.outerHTML)
    }
    requestAnimationFrame(look)
  }
  look()
}
"""

# The lit square that is nearest to the finish.
NEAREST = """
() => {
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  const finish = document.querySelector('.tile[data-kind="finish"]')
  if (!finish) return null
  const [x, y] = middle(finish)
  const far = (one) => Math.hypot(middle(one)[0] - x, middle(one)[1] - y)
  return [...document.querySelectorAll('.tile.open')].sort((a, b) => far(a) - far(b))[0]?.dataset.spot
}
"""


class Detective:
    """A person who plays by touching the board."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page

    def at(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def put_down(self) -> None:
        """Put a lifted card down."""
        if self.at('[data-spot="put-down"]').count():
            self.at('[data-spot="put-down"]').click()

    def act(self, wishes: list[str]) -> str:
        """Do one thing of the turn by clicking, the first wish that is lit; return what was done."""
        self.put_down()
        if self.at('[data-spot="die"].open').count():
            self.at('[data-spot="die"]').click()
            done = "roll"
        elif self.at('[data-action^="ask"], [data-action^="trade"]').count():
            self.at('[data-action^="ask"], [data-action^="trade"]').first.click()
            done = "player"
        elif self.at('[data-spot="accuse:say"]').count():
            self.at('[data-action="pass"]').click()
            done = "pass"
        else:
            done = self._touch_square(wishes)
        self.guest.settle()
        return done

    def exchange(self) -> None:
        """Roll, and exchange two paths in place of walking: nothing is learnt by it."""
        if self.at('[data-spot="die"].open').count():
            self.at('[data-spot="die"]').click()
        else:
            if self.at('[data-spot="swap"][aria-pressed="false"]').count():
                self.at('[data-spot="swap"]').click()
            self.at(".tile.loose").first.click()
            self.at(".tile.loose").last.click()
            self.at('[data-spot="swap-do"]').click()
        self.guest.settle()

    def _touch_square(self, wishes: list[str]) -> str:
        for wish in wishes:
            lit = self.at(f".tile.open{wish}")
            if lit.count():
                lit.first.click()
                return "square"
        if self.at('[data-spot="swap"]').count():
            self.guest.follow_hint()
            return "hint"
        self.at(".tile.open").first.click()
        return "square"

    def views(self) -> list[dict[str, Any]]:
        """Return every view that the network brought."""
        messages = [json.loads(frame) for frame in self.guest.frames]
        return [one["now"]["view"] for one in messages if one["type"] in ("snapshot", "update") and one["now"]["view"]]

    def events(self, kind: str) -> list[dict[str, Any]]:
        return [
            event["data"]
            for frame in map(json.loads, self.guest.frames)
            for line in frame.get("lines", [])
            for event in line.get("events", [])
            if event["kind"] == kind
        ]


def sit_with_bot(guest: Guest) -> Detective:
    """Sit down with a bot that plays like a child."""
    guest.go("/g/labystere")
    guest.page.get_by_label("Enfant", exact=True).check()
    guest.page.get_by_role("group", name="Combien de joueurs ?").get_by_label("2", exact=True).check()
    guest.button(re.compile("^Jouer$")).click()
    guest.page.wait_for_url("**/t/*")
    expect(guest.page.locator(".maze")).to_be_visible()
    return Detective(guest)


def test_three_detectives_to_the_declaration(guest: Opens) -> None:
    seats = [{"kind": "human", "name": "Léa"}, *[{"kind": "bot", "level": "1"}] * 2]
    options = {"players": 3, "variant": {"straights": 0, "corners": 0}}
    lea = Detective(sit(guest(), "labystere", seats=seats, options=options))
    expect(lea.at(".tile")).to_have_count(25)
    expect(lea.at("[data-pawn]")).to_have_count(3)
    walked = False
    for _ in range(200):
        if not lea.guest.wait_for_turn():
            # The children were quicker: another game.
            lea.guest.button("Revanche").click()
            lea.page.wait_for_selector('.frame[data-over="false"]')
            continue
        if lea.at("[data-lifted]").count():
            # A lifted card holds the stage until it is put down, whoever is to move behind it.
            lea.put_down()
            continue
        if lea.at('[data-spot="accuse:say"]').count():
            break
        if (
            not walked
            and lea.at(".tile.open").count()
            and not lea.at('[data-spot="swap"][aria-pressed="true"]').count()
        ):
            lea.put_down()
            target = lea.at(".tile.open").first
            target.hover()
            expect(lea.at(".walk")).not_to_have_count(0)  # a straight walk has no height to be seen by
            walked = True
        lea.act([f'[data-spot="{lea.page.evaluate(NEAREST)}"]'])
    assert walked
    say = lea.at('[data-spot="accuse:say"]')
    expect(say).to_be_visible()
    lea.put_down()
    assert lea.guest.violations() == []
    lea.at('[data-spot="accuse:s2"]').click()
    lea.at('[data-spot="accuse:l3"]').click()
    expect(lea.at(".accuse .said")).to_have_text("J’accuse Capucine Lanterne ! La cachette : la grange.")
    say.click()
    lea.page.wait_for_selector('.frame[data-over="true"], [data-lifted="wrong"]')
    if lea.at('[data-lifted="wrong"]').count():
        expect(lea.at('[data-pawn="p1"]')).to_have_count(0)
    else:
        expect(lea.at("[data-tally]")).to_contain_text("Capucine Lanterne")
        expect(lea.at(".pencil.found")).to_have_count(1)  # what was hidden is turned over


def sit_two(guest: Opens) -> tuple[Detective, Detective]:
    lea, hugo = guest(), guest()
    lea.go("/g/labystere")
    lea.page.get_by_label("Ton nom").fill("Léa")
    lea.button("Dresser la table").click()
    hugo.page.goto(lea.page.get_by_label("Lien d’invitation").input_value())
    hugo.page.get_by_label("Ton nom").fill("Hugo")
    hugo.button("M’asseoir ici").click()
    for one in (lea, hugo):
        expect(one.page.locator(".maze")).to_be_visible()
    return Detective(lea), Detective(hugo)


def test_a_secret_look_leaves_no_trace_in_the_other_browser(guest: Opens) -> None:
    lea, hugo = sit_two(guest)
    for one in (lea, hugo):
        one.page.evaluate(WATCH)
    looks: list[dict[str, Any]] = []
    for _ in range(120):
        looks = [look for look in (*lea.events("look-witness"), *lea.events("look-place")) if look["seat"] == "p1"]
        if looks and lea.at("[data-lifted]").count():
            break
        if next_to_move(lea.guest, hugo.guest) is lea.guest:
            lea.act(['[data-kind="witness"]', '[data-kind="place"]'])
        else:
            # Hugo never looks: whatever his browser knows has leaked.
            hugo.exchange()
    look = looks[-1]
    square = look["square"]
    expect(lea.at("[data-lifted]")).to_be_visible()
    expect(lea.at(f'.tile[data-spot="{square}"] .pencil')).to_be_visible()
    assert lea.views()[-1]["known"] != []

    expect(hugo.at(f'.tile[data-spot="{square}"] .lookers')).to_be_visible()
    told = [one for kind in ("look-witness", "look-place") for one in hugo.events(kind) if one["seat"] == "p1"]
    assert len(told) == len(looks)
    assert {one.get("suspect", one.get("below")) for one in told} == {"unknown"}
    for view in hugo.views():
        assert view["seat"] in (None, "p2")
        assert not view["known"]
        assert view["culprit"] is None
        assert {cell["below"] for cell in view["grid"] if cell["kind"] in ("place", "witness")} <= {"unknown"}
    for one in (lea, hugo):
        one.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert lea.page.evaluate("window.seen.size")
    assert hugo.page.evaluate("[...window.seen]") == []


def test_a_phone_shows_everything_at_once(guest: Opens) -> None:
    lea = sit_with_bot(guest(size=PHONE, touch=True))
    assert lea.guest.wait_for_turn()
    for spot in ("a1", "e5", "die", "card:s1", "card:l4"):
        box = lea.guest.spot(spot).bounding_box()
        assert box
        assert box["x"] >= 0, spot
        assert box["x"] + box["width"] <= PHONE[0], spot
        assert box["y"] + box["height"] <= PHONE[1], spot
    assert lea.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert lea.guest.violations() == []


def test_the_keyboard_exchanges_two_paths(guest: Opens) -> None:
    lea = sit_with_bot(guest())
    assert lea.guest.wait_for_turn()
    lea.page.keyboard.press("d")
    lea.guest.settle()
    assert lea.guest.wait_for_turn()
    if lea.at('[data-spot="swap"][aria-pressed="false"]').count():
        lea.page.keyboard.press("s")
    expect(lea.at('[data-spot="swap"]')).to_have_attribute("aria-pressed", "true")
    shape = lea.at(".tile.open").first.get_attribute("data-name")
    lea.at(".tile.open").first.focus()
    lea.page.keyboard.press("Enter")
    expect(lea.at(".tile.picked")).to_have_count(1)
    target = str(lea.at(".tile.open").last.get_attribute("data-spot"))
    here = str(lea.at(".tile.picked").get_attribute("data-spot"))
    for key, times in (("ArrowRight", ord(target[0]) - ord(here[0])), ("ArrowDown", int(target[1]) - int(here[1]))):
        for _ in range(abs(times)):
            lea.page.keyboard.press(key if times > 0 else key.replace("Right", "Left").replace("Down", "Up"))
    lea.page.keyboard.press("Enter")
    expect(lea.at('[data-spot="swap-do"]')).to_be_focused()  # nothing is spent before it is confirmed
    lea.page.keyboard.press("Enter")
    expect(lea.at(f'.tile[data-spot="{target}"]')).to_have_attribute("data-name", str(shape))


def test_a_path_is_dragged_onto_another(guest: Opens) -> None:
    lea = sit_with_bot(guest())
    assert lea.guest.wait_for_turn()
    lea.act([])
    assert lea.guest.wait_for_turn()
    one, two = lea.at(".tile.loose").first, lea.at(".tile.loose").last
    names = [str(tile.get_attribute("data-name")) for tile in (one, two)]
    squares = [str(tile.get_attribute("data-spot")) for tile in (one, two)]
    one.hover()
    lea.page.mouse.down()
    box = two.bounding_box()
    assert box
    lea.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    expect(lea.at(".tile.held")).to_have_count(1)
    lea.page.mouse.up()
    lea.at('[data-spot="swap-do"]').click()
    for square, name in zip(squares, reversed(names), strict=True):
        expect(lea.at(f'.tile[data-spot="{square}"]')).to_have_attribute("data-name", name)

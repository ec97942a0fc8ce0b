"""Whole games of Pas Vu Pas Pris: by mouse, by touch and by keyboard, from above and in depth."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Opens
from browser.guest import PHONE, Guest
from browser.test_pas_vu_pas_pris import close_look, drag, ghost, give_way, left, phase
from browser.test_stage import sit

SMALL = (360, 640)
TAPS = 5
CLICK_MS = 150
ROUNDS = 2
"""Of a short game; the one by touch has all five."""
CUT = """ends => [...document.querySelectorAll(ends)].filter((one) => {
  const { left, right } = one.getBoundingClientRect()
  return one.scrollWidth > one.clientWidth || left < 0 || right > innerWidth
}).length"""

ON_THE_HALL = """() => [...document.querySelectorAll('.views button')].filter((one) => {
  const box = one.getBoundingClientRect()
  return box.width && [...document.querySelectorAll('svg.flat :is(.door, .ghost)')].some((thing) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect()
    return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1
  })
}).length"""


class Finger:
    """A finger on the screen, or two."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.line = guest.context.new_cdp_session(guest.page)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    def slide(self, start: Locator, end: Locator) -> None:
        (ax, ay), (bx, by) = middle(start), middle(end)
        self._touch("touchStart", (ax, ay))
        for share in (0.3, 0.7, 1.0):
            self._touch("touchMove", (ax + (bx - ax) * share, ay + (by - ay) * share))
        self.guest.page.wait_for_timeout(60)  # a finger that rests: after a fling the next tap would only stop it
        self._touch("touchEnd")

    def tap(self, thing: Locator) -> None:
        """Tap until a click comes of it: a tap that only stops a sliding page is no click."""
        page = self.guest.page
        page.evaluate("addEventListener('click', () => (window.tapped = true), { once: true, capture: true })")
        for _ in range(TAPS):
            thing.tap()
            page.wait_for_timeout(CLICK_MS)
            if page.evaluate("window.tapped && !(tapped = false)"):
                return
        pytest.fail("a tap is no click")

    def turn(self, thing: Locator) -> None:
        """Hold a thing with one finger and go a quarter round it with the other."""
        x, y = middle(thing)
        self._touch("touchStart", (x, y))
        self._touch("touchStart", (x, y), (x + 60, y))
        for dx, dy in ((50, 30), (30, 50), (0, 60)):
            self._touch("touchMove", (x, y), (x + dx, y + dy))
        self._touch("touchEnd")

    def tip(self, thing: Locator) -> None:
        for _ in range(2):
            self._touch("touchStart", middle(thing))
            self._touch("touchEnd")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def answer_by_mouse(guest: Guest, now: str, turn: int) -> None:
    """Do what the hall asks for with the mouse: from above, and from the second plan on in depth."""
    page = guest.page
    if turn == 1 and page.locator('[data-view="deep"]').count():
        page.locator('[data-view="deep"]').click()
        page.wait_for_selector('canvas[data-painted="true"]')
    if now == "furnish":
        piece = str(page.locator("[data-take]").first.get_attribute("data-take"))
        guest.spot(f"piece:{piece}").click()
        page.locator('[data-handle="right"]').click()
        page.locator('.tools[aria-busy="false"] [data-put].primary').click()
    elif now == "side":
        wall_or_button = page.locator(".wall.choosable .medal, [data-side]").first
        wall_or_button.click()
        page.locator("[data-submit]").click()
    elif page.locator("canvas[role=application]").count():
        page.locator("[data-roster]").nth(turn).click()
        walk_in_depth(guest)
        page.locator("[data-submit]").click()
    else:
        squares = ("a1", "b2", "c1", "d2", "e1")
        drag(guest, ghost(guest, f"small{turn + 1}"), guest.spot(f"square:{squares[turn]}"))
        expect(ghost(guest, f"small{turn + 1}")).to_have_attribute("data-where", squares[turn])
        page.locator("[data-submit]").click()


def walk_in_depth(guest: Guest) -> None:
    """Send the chosen ghost to whatever square is under one of some points of the picture."""
    hall = guest.page.locator("canvas[role=application]")
    box = hall.bounding_box()
    assert box
    before = left(guest)
    for share in (0.72, 0.66, 0.6, 0.54):
        hall.click(position={"x": box["width"] * 0.48, "y": box["height"] * share})
        if left(guest) < before:
            return
    pytest.fail("no square could be touched in depth")


def answer_by_touch(guest: Guest, now: str, turn: int) -> None:
    """Do what the hall asks for with fingers alone."""
    page, finger = guest.page, Finger(guest)
    if now == "furnish":
        held = page.locator('[data-spot^="held:"]')
        if held.count() == 0:
            page.locator("[data-take]").first.tap()
        for square in ("b2", "e5", "b5", "e2", "c4", "d3", "a4", "f3"):
            finger.slide(held, guest.spot(f"square:{square}"))
            page.wait_for_selector('.tools[aria-busy="false"]')
            if page.locator("[data-put].primary").count():
                break
        finger.tap(page.locator("[data-put]"))
    elif now == "side":
        page.locator('.door.live[data-spot$=":3"]').first.tap()
        finger.tap(page.locator("[data-submit]"))
    else:
        goal = guest.spot(f"square:{'abcdef'[turn]}{1 + turn % 2}")
        finger.slide(guest.page.locator("[data-roster]").nth(-1 - turn), goal)
        page.wait_for_selector('.tools[aria-busy="false"]')
        finger.tap(page.locator("[data-submit]"))


def answer_by_keys(guest: Guest, now: str, turn: int) -> None:
    """Do what the hall asks for, in depth, by keyboard alone."""
    press = guest.page.keyboard.press
    guest.page.locator("canvas[role=application]").focus()
    if now == "furnish":
        for key in ("Space", "ArrowUp", "q", "Enter"):
            press(key)
    elif now == "side":
        for key in ("ArrowUp", "ArrowLeft", "Enter"):
            press(key)
    else:
        for _ in range(1 + turn % 4):
            press("Space")
        for _ in range(min(6, left(guest))):
            press("ArrowUp")
        press("Enter")


def play_through(guest: Guest, answer: Callable[[Guest, str, int], None], rounds: int) -> None:
    """Play a game to its end; give way where what was tried is not possible."""
    looks, turn = 0, 0
    for _ in range(120):
        if not guest.wait_for_turn():
            break
        if close_look(guest):
            looks += 1
            continue
        now = phase(guest)
        if now == "choice":
            guest.page.locator("[data-choice]").first.click()
        else:
            answer(guest, now, turn)
            turn += now == "plan"
        guest.settle()
        if guest.page.locator("[data-refusal]").count():
            give_way(guest, now)
    assert guest.over
    assert turn == rounds
    assert looks > 0
    assert guest.violations() == []


def test_a_whole_game_by_mouse_from_above_and_in_depth(guest: Opens) -> None:
    options = {"players": 2, "variant": {"rounds": ROUNDS}}
    play_through(sit(guest(), "pas-vu-pas-pris", options=options), answer_by_mouse, ROUNDS)


def test_a_whole_game_by_keyboard_in_depth_with_every_option(guest: Opens) -> None:
    lea = guest(size=PHONE)
    lea.context.add_init_script("localStorage.setItem('veillee-hall', '{\"deep\": true, \"soft\": false}')")
    options = {"players": 2, "fusion": True, "midnight": True, "variant": {"rounds": ROUNDS}}
    sit(lea, "pas-vu-pas-pris", options=options)
    lea.page.wait_for_selector("canvas[role=application]")
    play_through(lea, answer_by_keys, ROUNDS)


def test_a_whole_game_of_four_by_touch_in_a_hall_laid_out_by_them(guest: Opens) -> None:
    lea = guest(size=SMALL, touch=True).go("/g/pas-vu-pas-pris")
    lea.page.get_by_label("Débutant", exact=True).check()
    lea.page.get_by_role("group", name="Combien de joueurs ?").get_by_label("4", exact=True).check()
    lea.page.locator("details.options > summary").click()
    lea.page.get_by_label("Par les joueurs", exact=True).check()
    lea.button(re.compile("^Jouer$")).click()
    lea.wait_for_turn()
    expect(lea.page.locator(".players .short")).to_have_text(
        [re.compile("."), "Débutant 1", "Débutant 2", "Débutant 3"]
    )
    assert lea.page.evaluate(CUT, ".players strong") == 0
    assert lea.page.evaluate(ON_THE_HALL) == 0
    expect(lea.page.locator("[data-now]")).to_contain_text("Le hall se meuble à tour de rôle")
    assert lea.page.locator('[data-action="furnish none"]').count() == 0
    lea.page.locator("[data-take]").first.tap()
    held = lea.page.locator('[data-spot^="held:"]')
    expect(lea.page.locator(".tools .about")).to_contain_text("0°")
    Finger(lea).turn(held)
    expect(lea.page.locator(".tools .about")).not_to_contain_text("· 0°")
    Finger(lea).tip(held)
    expect(lea.page.locator(".tools .about")).to_contain_text("sur le dos")
    play_through(lea, answer_by_touch, 5)
    assert lea.page.evaluate(CUT, ".curtain .parts") == 0

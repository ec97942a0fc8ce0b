"""The hall of Pas Vu Pas Pris: from above by pointer and keyboard, in depth through WebGL."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Opens
from browser.guest import PHONE, WIDE, Guest


def sit(guest: Guest, *options: str) -> Guest:
    """Sit down at south against the weakest bot."""
    guest.go("/g/pas-vu-pas-pris").page.get_by_label("Enfant", exact=True).check()
    if options:
        guest.page.locator("details.options summary").click()
    for option in options:
        guest.page.get_by_role("checkbox", name=option).check()
    guest.button(re.compile("^Jouer$")).click()
    guest.page.wait_for_url("**/t/*")
    expect(guest.page.locator(".frame")).to_be_visible()
    guest.wait_for_turn()
    return guest


def phase(guest: Guest) -> str:
    """Return what the hall asks for now."""
    for name, mark in (("furnish", "[data-take], [data-put]"), ("side", "[data-side]"), ("choice", "[data-choice]")):
        if guest.page.locator(mark).count():
            return name
    return "plan" if guest.page.locator("[data-submit]").count() else ""


def close_look(guest: Guest) -> bool:
    """Close the picture through the keyhole, if it is open."""
    button = guest.page.locator("[data-close-look]")
    if not button.count():
        return False
    button.click()
    return True


def ghost(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f'[data-spot="ghost:south:{name}"]')


def left(guest: Guest) -> int:
    return int(guest.page.locator(".meter").get_attribute("data-left") or 0)


def until(guest: Guest, wanted: str) -> None:
    """Pass on until the hall asks for something."""
    for _ in range(40):
        assert guest.wait_for_turn()
        close_look(guest)
        now = phase(guest)
        if now == wanted:
            return
        if now == "furnish":
            guest.page.locator('[data-action="furnish none"]').click()
        elif now == "side":
            guest.page.locator("[data-side]").first.click()
            guest.page.locator("[data-submit]").click()
        else:
            guest.page.locator("[data-submit], [data-choice]").first.click()
        guest.settle()
    pytest.fail(f"never asked for {wanted}")


def drag(guest: Guest, start: Locator, end: Locator) -> None:
    a, b = start.bounding_box(), end.bounding_box()
    assert a
    assert b
    guest.page.mouse.move(a["x"] + a["width"] / 2, a["y"] + a["height"] / 2)
    guest.page.mouse.down()
    guest.page.mouse.move(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2, steps=4)
    guest.page.mouse.up()


def make_plan(guest: Guest, turn: int) -> None:
    """Walk a ghost as far as the card goes: by arrow keys, by touch and by dragging, in turn."""
    walker = ghost(guest, ("medium1", "medium2", "large", "small1", "small2")[turn % 5])
    if turn % 3 == 0:
        walker.focus()
        for _ in range(min(6, left(guest))):
            guest.page.keyboard.press("ArrowUp")
    elif turn % 3 == 1:
        walker.click()
        squares = guest.page.locator(".square.open")
        if squares.count():
            squares.nth(turn % squares.count()).click(position={"x": 3, "y": 3})
    else:
        drag(guest, walker, guest.page.locator(f'[data-spot="square:{"abcdef"[turn % 6]}{1 + turn % 3}"]'))
    guest.page.wait_for_timeout(400)


@pytest.mark.parametrize("options", [(), ("Fusions", "Minuit sonne")], ids=["first", "all"])
def test_a_whole_game_from_above(guest: Opens, options: tuple[str, ...]) -> None:
    lea = sit(guest(), *options)
    looks, turn = 0, 0
    for _ in range(80):
        if not lea.wait_for_turn():
            break
        looks += close_look(lea)
        now = phase(lea)
        if now == "furnish":
            lea.page.locator('[data-action="furnish none"]').click()
        elif now == "side":
            lea.page.locator("[data-side]").last.click()
            lea.page.locator("[data-submit]").click()
        elif now == "choice":
            lea.page.locator("[data-choice]").first.click()
        else:
            make_plan(lea, turn)
            turn += 1
            lea.page.locator("[data-submit]").click()
            lea.settle()
            if lea.page.locator("[data-refusal]").count():
                lea.page.keyboard.press("Escape")
                lea.button("Recommencer").click()
                lea.page.locator("[data-submit]").click()
        lea.settle()
    assert lea.over
    assert turn == 5
    assert looks > 0
    assert lea.violations() == []


def test_a_plan_shows_its_steps_and_a_refusal_beside_the_button(guest: Opens) -> None:
    lea = sit(guest())
    until(lea, "plan")
    number = left(lea)
    ghost(lea, "small1").focus()
    lea.page.keyboard.press("ArrowUp")
    lea.page.keyboard.press("ArrowUp")
    assert left(lea) == number - 2
    expect(ghost(lea, "small1")).to_have_attribute("data-where", "c2")
    lea.page.keyboard.press("ArrowDown")
    assert left(lea) == number - 1
    for name in ("small2", "small3"):
        ghost(lea, name).focus()
        for _ in range(6):
            lea.page.keyboard.press("ArrowUp")
    expect(lea.page.locator(".trouble")).to_contain_text("PVP-G4")
    lea.page.locator("[data-submit]").click()
    expect(lea.page.locator('[data-refusal="PVP-G4"]')).to_be_visible()


def test_a_ghost_is_dragged_to_the_very_spot(guest: Opens) -> None:
    lea = sit(guest())
    until(lea, "plan")
    drag(lea, ghost(lea, "small1"), lea.page.locator('[data-spot="square:f1"]'))
    expect(ghost(lea, "small1")).to_have_attribute("data-where", "f1")
    lea.page.locator("[data-submit]").click()
    lea.settle()
    assert any("small1:f1@" in frame for frame in lea.frames)


def test_the_server_says_at_once_where_a_piece_would_rest(guest: Opens) -> None:
    lea = sit(guest())
    until(lea, "furnish")
    lea.page.locator("[data-take]").first.click()
    rest = lea.page.locator(".rest")
    expect(rest).to_contain_text("Se pose")
    held = lea.page.locator('[data-spot^="held:"]')
    held.focus()
    for _ in range(60):
        lea.page.keyboard.press("ArrowLeft")
    expect(rest).to_contain_text("PVP-F1")
    lea.page.locator("[data-put]").click()
    expect(lea.page.locator('[data-refusal="PVP-F1"]')).to_be_visible()
    lea.page.keyboard.press("Escape")
    lea.button("Remettre").click()
    lea.page.locator('[data-action="furnish none"]').click()
    lea.settle()


def test_choosing_a_side_shows_what_its_doors_have_in_view(guest: Opens) -> None:
    lea = sit(guest())
    until(lea, "side")
    lea.page.locator("[data-side]").first.click()
    assert lea.page.locator(".square .view").count() == 36
    assert lea.page.locator(".door.weighed").count() == 6
    lea.page.locator(".door.weighed").first.click()
    assert lea.page.locator(".door.weighed").count() == 1
    assert lea.violations() == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_anybody_may_bend_down_to_a_door(guest: Opens, size: tuple[int, int]) -> None:
    lea = sit(guest(size=size, touch=size == PHONE))
    until(lea, "plan")
    ghost(lea, "large").focus()
    lea.page.keyboard.press("ArrowUp")
    lea.page.locator("[data-peek]").click()
    lea.spot("door:south:3").click()
    expect(lea.page.locator(".keyhole")).to_contain_text("le grand fantôme : vu")
    if size == WIDE:
        assert lea.violations() == []
    lea.page.keyboard.press("Escape")
    expect(lea.page.locator(".keyhole")).to_have_count(0)


def test_the_picture_in_depth_shows_what_the_engine_saw(guest: Opens) -> None:
    lea = sit(guest())
    until(lea, "plan")
    lea.page.locator('[data-view="deep"]').click()
    lea.page.wait_for_selector('canvas[data-drawn]:not([data-drawn="0"])')
    for name in ("large", "medium1"):
        lea.page.locator(f'[data-roster="south:{name}"]').click()
        for _ in range(2):
            lea.page.locator(".pad .up").click()
        lea.page.locator(".pad .right" if name == "large" else ".pad .left").click()
    lea.page.wait_for_timeout(600)
    lea.page.locator("[data-peek]").click()
    agree = total = 0
    for side in ("south", "west", "north", "east"):
        for door in (2, 3, 5):
            lea.page.locator("[data-door]").select_option(f"{side} {door}")
            lea.page.wait_for_selector(".keyhole [data-picture]")
            lea.page.wait_for_timeout(150)
            for there in lea.page.evaluate(PROBE):
                total += 1
                agree += bool(there)
            close_look(lea)
            lea.page.locator("[data-door]").select_option("")
    assert total > 0
    assert agree >= 0.9 * total, f"{agree} of {total}"
    lea.page.locator('[data-view="flat"]').click()
    expect(ghost(lea, "large")).to_be_visible()


def test_the_first_game_is_guided(guest: Opens) -> None:
    lea = sit(guest())
    lea.page.goto(lea.page.url + "?guide=1")
    lea.wait_for_turn()
    expect(lea.page.get_by_role("status").filter(has_text="Voici le hall")).to_be_visible()
    lea.button("Compris").click()
    expect(lea.page.get_by_role("status").filter(has_text="Voici le hall")).to_have_count(0)


# For every visible part of a ghost that the engine found: does the picture have its colour there?
PROBE: Any = """() => {
  const canvas = document.querySelector('[data-picture]')
  const context = canvas.getContext('2d')
  return [...document.querySelectorAll('.keyhole polygon.caught')].flatMap((polygon) => {
    const points = [...polygon.points]
    const area = Math.abs(points.reduce((sum, p, i) => {
      const q = points[(i + 1) % points.length]
      return sum + p.x * q.y - q.x * p.y
    }, 0)) / 2
    if (area < 12) return []
    const x = points.reduce((sum, p) => sum + p.x, 0) / points.length
    const y = points.reduce((sum, p) => sum + p.y, 0) / points.length
    const at = (value) => Math.round(value * 4)
    const pixel = (dx, dy) => context.getImageData(at(x + 105) + dx, at(y + 95) + dy, 1, 1).data
    const red = polygon.style.getPropertyValue('--gang').includes('red')
    const own = ([r, g, b]) => (red ? r > 1.5 * g && r > 1.5 * b && r > 60 : b > 1.3 * r && b > 60)
    return [[[0, 0], [0, -5], [0, 5]].some(([dx, dy]) => own(pixel(dx, dy)))]
  })
}"""

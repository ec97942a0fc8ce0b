"""The hall of Pas Vu Pas Pris: from above by pointer and keyboard, in depth through WebGL."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Opens
from browser.guest import Guest
from browser.test_friends import next_to_move, sit_two


def sit(guest: Guest, *options: str) -> Guest:
    """Sit down at south against the weakest bot."""
    guest.go("/g/pas-vu-pas-pris").page.get_by_label("Enfant", exact=True).check()
    if options:
        guest.page.locator("details.options > summary").click()
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
    """Close the picture through the keyhole, if it is open; a card that looks twice opens the next one at once."""
    button = guest.page.locator("[data-close-look]")
    if not button.count():
        return False
    label = guest.page.locator(".keyhole").get_attribute("aria-label")
    button.click()
    expect(guest.page.locator(f'.keyhole[aria-label="{label}"]')).to_have_count(0)
    return True


def ghost(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f'[data-spot="ghost:south:{name}"]')


def left(guest: Guest) -> int:
    return int(guest.page.locator(".meter").get_attribute("data-left") or 0)


def until(guest: Guest, wanted: str) -> None:
    """Pass on until the hall asks for something."""
    for _ in range(40):
        assert guest.wait_for_turn()
        if close_look(guest):
            continue
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


def near(guest: Guest, bubble: str, thing: str) -> bool:
    """Tell whether a bubble comes to lie just beside a thing, which may still be on its way."""
    for _ in range(20):
        a, b = guest.page.locator(bubble).bounding_box(), guest.page.locator(thing).bounding_box()
        assert a
        assert b
        across = max(a["x"] - b["x"] - b["width"], b["x"] - a["x"] - a["width"])
        along = max(a["y"] - b["y"] - b["height"], b["y"] - a["y"] - a["height"])
        if 0 <= max(across, along) < 30:
            return True
        guest.page.wait_for_timeout(100)
    return False


def undo(guest: Guest) -> None:
    """Take a plan back, step by step."""
    back = guest.page.locator("[data-undo]")
    while back.is_enabled():
        back.click()


def give_way(guest: Guest, now: str) -> None:
    """After a refusal, do nothing instead."""
    guest.page.keyboard.press("Escape")
    if now == "furnish":
        guest.page.locator('[data-action="furnish none"]').click()
    else:
        undo(guest)
        guest.page.locator("[data-submit]").click()
    guest.settle()


def test_a_plan_shows_its_steps_and_a_refusal_beside_its_fault(guest: Opens) -> None:
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
    expect(lea.page.locator(".trouble")).to_contain_text(f"ta carte en permet {number}")
    lea.page.locator("[data-submit]").click()
    expect(lea.page.locator('[data-refusal="PVP-G4"]')).to_be_visible()
    assert near(lea, '[data-refusal="PVP-G4"]', "[data-submit]")
    lea.page.keyboard.press("Escape")
    expect(lea.page.locator("[data-refusal]")).to_have_count(0)
    undo(lea)
    for name in ("large", "medium1", "medium2"):
        ghost(lea, name).focus()
        lea.page.keyboard.press("ArrowUp")
    expect(lea.page.locator(".trouble")).to_contain_text("Pas de place")
    lea.page.locator("[data-submit]").click()
    expect(lea.page.locator('[data-refusal="PVP-G5"]')).to_be_visible()
    assert near(lea, '[data-refusal="PVP-G5"]', ".ghost.wrong")


def test_a_hint_lays_a_plan_out_to_be_changed(guest: Opens) -> None:
    lea = sit(guest())
    until(lea, "plan")
    lea.button(re.compile("conseil")).first.click()
    expect(lea.page.locator(".ghost.walks").first).to_be_visible()
    lea.page.locator("[data-undo]").click()
    expect(lea.page.locator(".ghost.walks")).to_have_count(0)


def test_a_ghost_is_dragged_to_the_very_spot(guest: Opens) -> None:
    lea = sit(guest())
    until(lea, "plan")
    for square in ("f1", "b1", "d1"):
        drag(lea, ghost(lea, "small1"), lea.page.locator(f'[data-spot="square:{square}"]'))
        expect(ghost(lea, "small1")).to_have_attribute("data-where", square)
        lea.page.locator("[data-submit]").click()
        lea.settle()
        if any(f"small1:{square}@" in frame for frame in lea.frames):
            return
        # The other side's ghost may already stand there.
        expect(lea.page.locator('[data-refusal="PVP-G5"]')).to_be_visible()
        lea.page.keyboard.press("Escape")
    pytest.fail("no spot was free")


def test_a_piece_is_everybodys_to_see_in_the_hand_and_comes_to_the_nearest_place(guest: Opens) -> None:
    lea, hugo = sit_two(guest, "pas-vu-pas-pris")
    one = next_to_move(lea, hugo)
    while phase(one) != "furnish":
        one.page.locator("[data-submit]").click()
        one.settle()
        close_look(lea)
        close_look(hugo)
        one = next_to_move(lea, hugo)
    other = hugo if one is lea else lea
    piece = str(one.page.locator("[data-take]").first.get_attribute("data-take"))
    taken = one.spot(f"piece:{piece}").bounding_box()
    assert taken
    one.spot(f"piece:{piece}").click()
    expect(one.page.locator(f'[data-spot="held:{piece}"]')).to_be_visible()
    expect(other.page.locator(f'[data-aloft="{piece}"]')).to_be_visible()
    # Taken is taken: after a reload it is still in the hand.
    one.page.reload()
    held = one.page.locator(f'[data-spot="held:{piece}"]')
    expect(one.page.locator("[data-put].primary")).to_be_visible()
    one.page.locator('[data-handle="right"]').click()
    one.page.locator('[data-handle="tip"]').click()
    expect(one.page.locator(".tools .about")).to_contain_text("sur le dos")
    # Dragged beyond the wall it slides along it, and what the server says there is what is put down.
    drag(one, held, one.page.locator('[data-spot="square:f1"]'))
    expect(one.page.locator('.tools[aria-busy="false"] [data-put].primary')).to_be_visible()
    one.page.locator("[data-put]").click()
    one.settle()
    expect(one.page.locator("[data-refusal]")).to_have_count(0)
    expect(other.page.locator("[data-aloft]")).to_have_count(0)
    assert any(f"furnish {piece} x=" in frame for frame in other.frames)


def test_a_plan_outlives_a_reload_and_is_nobody_elses_business_before_it_is_sent(guest: Opens) -> None:
    lea, hugo = sit_two(guest, "pas-vu-pas-pris", "Répétition")
    while not lea.page.locator(".meter").count():
        one = next_to_move(lea, hugo)
        if phase(one) == "furnish":
            one.page.locator('[data-action="furnish none"]').click()
            one.settle()
    ghost(lea, "small1").focus()
    for key in ("ArrowUp", "ArrowRight", "ArrowRight"):
        lea.page.keyboard.press(key)
    expect(ghost(lea, "small1")).to_have_attribute("data-where", "e1")
    lea.page.reload()
    expect(ghost(lea, "small1")).to_have_attribute("data-where", "e1")
    lea.page.locator("[data-peek]").click()
    lea.spot("door:south:5").click()
    expect(lea.page.locator(".keyhole")).to_contain_text("vu")
    lea.page.keyboard.press("Escape")
    expect(hugo.page.locator(".meter")).to_be_visible()
    assert not any("small1:" in frame or '"where":"e1"' in frame for frame in hugo.frames)
    # What Hugo has begun does not keep him from seeing what Léa does.
    his = hugo.page.locator('[data-spot="ghost:north:small1"]')
    his.focus()
    hugo.page.keyboard.press("ArrowUp")
    expect(his).not_to_have_attribute("data-where", "side")
    hugo.page.wait_for_selector('.tools[aria-busy="false"]')
    lea.page.locator("[data-submit]").click()
    expect(hugo.page.locator('[data-spot="ghost:south:small1"]')).to_have_attribute("data-where", "e1")
    expect(his).not_to_have_attribute("data-where", "side")


def test_the_first_game_is_guided(guest: Opens) -> None:
    lea = sit(guest(), "Répétition")
    lea.page.goto(lea.page.url.split("?")[0] + "?guide=1")
    lea.wait_for_turn()
    expect(lea.page.get_by_role("status").filter(has_text="Voici le hall")).to_be_visible()
    lea.button("Compris").click()
    expect(lea.page.get_by_role("status").filter(has_text="Voici le hall")).to_have_count(0)
    guide = lea.page.get_by_label("Première partie guidée")
    while guide.locator(".next.primary").count():  # the bot, if it begins, waits so long
        lea.button("Compris").click()
    until(lea, "plan")
    while guide.get_attribute("data-step") not in ("peek", "send"):
        lea.button("Compris").click()
    lea.page.locator("[data-peek]").click()
    lea.spot("door:south:3").click()
    expect(lea.page.locator(".keyhole")).to_be_visible()
    expect(guide).to_be_hidden()
    lea.page.keyboard.press("Escape")
    expect(guide).to_be_visible()

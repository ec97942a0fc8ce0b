"""Looking through a keyhole of the hall: what a door has in view, bending down to it, and why it sees."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Opens
from browser.guest import PHONE, WIDE
from browser.test_pas_vu_pas_pris import ghost, sit, until


def test_choosing_a_side_shows_what_its_doors_have_in_view(guest: Opens) -> None:
    lea = sit(guest())
    until(lea, "side")
    lea.page.locator("[data-side]").first.click()
    assert lea.page.locator(".square .view").count() == 36
    assert lea.page.locator(".door.weighed").count() == 6
    # A wall is touched anywhere; the button says its sign.
    side = str(lea.page.locator(".wall.choosable:not(.chosen)").first.get_attribute("data-wall"))
    wall = lea.page.locator(f'[data-wall="{side}"]')
    wall.locator(".medal").first.click()
    expect(wall).to_have_class(re.compile("chosen"))
    sign = {"south": "lune", "west": "étoile", "north": "goutte", "east": "feuille"}
    expect(lea.page.locator("[data-submit]")).to_contain_text(sign[side])
    lea.page.locator(".door.weighed").first.click()
    assert lea.page.locator(".door.weighed").count() == 1
    assert lea.violations() == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_at_a_rehearsal_anybody_may_bend_down_to_a_door(guest: Opens, size: tuple[int, int]) -> None:
    lea = sit(guest(size=size, touch=size == PHONE), "Répétition")
    until(lea, "plan")
    ghost(lea, "large").focus()
    lea.page.keyboard.press("ArrowUp")
    lea.page.locator("[data-peek]").click()
    lea.spot("door:south:3").click()
    expect(lea.page.locator(".keyhole")).to_contain_text("le grand fantôme : vu")
    assert lea.violations() == []
    lea.page.keyboard.press("Escape")
    expect(lea.page.locator(".keyhole")).to_have_count(0)


def test_nobody_bends_down_without_a_rehearsal(guest: Opens) -> None:
    lea = sit(guest())
    until(lea, "plan")
    expect(lea.page.locator("[data-submit]")).to_be_visible()
    expect(lea.page.locator("[data-peek]")).to_have_count(0)


def test_anybody_bends_down_at_the_own_side_and_sees_the_last_look_again(guest: Opens) -> None:
    lea = sit(guest())
    until(lea, "side")
    lea.page.locator("[data-bend]").click()
    expect(lea.page.locator("[data-bent]")).to_be_visible()
    lea.page.keyboard.press("Escape")
    expect(lea.page.locator("[data-bent]")).to_have_count(0)
    lea.page.locator("[data-side]").first.click()
    lea.page.locator("[data-submit]").click()
    lea.page.locator("[data-close-look]").click()
    lea.wait_for_turn()
    lea.page.reload()
    lea.page.locator("[data-again]").click()
    expect(lea.page.locator(".keyhole")).to_be_visible()


def test_after_a_look_rays_show_why(guest: Opens) -> None:
    lea = sit(guest())
    for _ in range(5):
        until(lea, "plan")
        ghost(lea, "large").focus()
        lea.page.keyboard.press("ArrowUp")
        lea.page.locator("[data-submit]").click()
        lea.page.wait_for_selector("[data-side], .keyhole")
        if lea.page.locator("[data-side]").count():
            lea.page.locator('[data-side="south"], [data-side="north"]').first.click()
            lea.page.locator("[data-submit]").click()
        expect(lea.page.locator(".keyhole")).to_be_visible()
        caught = lea.page.locator(".keyhole .caught-line").count()
        if caught:
            break
    assert caught
    lea.page.locator("[data-explain]").click()
    expect(lea.page.locator("[data-review]")).to_be_visible()
    assert lea.page.locator("[data-ray]").count() >= caught
    seen = lea.page.locator("[data-ray]").first.get_attribute("data-ray")
    expect(lea.page.locator(f'[data-spot="ghost:{seen}"]')).not_to_have_attribute("data-where", "side")
    lea.page.locator("[data-end-review]").click()
    expect(lea.page.locator("[data-ray]")).to_have_count(0)

"""Whole games in a real browser, by clicking."""

import re

from playwright.sync_api import expect

from browser.conftest import Opens
from browser.guest import PHONE, Guest
from browser.test_stage import sit


def play_out(guest: Guest, turns: int = 120) -> None:
    for turn in range(turns):
        if not guest.wait_for_turn():
            break
        guest.play_turn(cards=turn % 3)
    assert guest.over


def test_a_whole_game_against_a_bot(guest: Opens) -> None:
    lea = sit(guest(), "rest-in-peace", options={"variant": {"manors_to_win": 3, "castles_to_win": 3}})
    play_out(lea)
    expect(lea.page.locator("[data-now]")).to_have_text(re.compile("gagne|Égalité"))
    expect(lea.button("Revanche")).to_be_visible()
    lea.page.get_by_role("link", name="Revoir").click()
    expect(lea.page.get_by_role("heading", name=re.compile("Revoir"))).to_be_visible()
    lea.page.keyboard.press("End")
    expect(lea.page.get_by_text(re.compile(r"Coup (\d+) sur \1$"))).to_be_visible()
    lea.page.keyboard.press("ArrowLeft")
    assert re.search(r"#\d+$", lea.page.url)
    lea.go("/tables")
    expect(lea.page.locator("[data-ending]")).to_have_text(re.compile(r"gagne.*\d+ – \d+"))
    expect(lea.page.locator('[data-figures="rest-in-peace"]')).to_contain_text("sur 1 partie")
    assert lea.violations() == []


def test_a_game_on_a_phone(guest: Opens) -> None:
    lea = guest(size=PHONE, touch=True).play_bot()
    for _ in range(3):
        lea.play_turn()
    width = lea.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0]
    lea.button("Journal").click()
    expect(lea.page.get_by_role("tab", name="Règles")).to_be_visible()
    lea.page.get_by_role("tab", name="Règles").click()
    expect(lea.page.locator('[id="RIP-T2"]')).to_be_attached()


def test_a_rematch_goes_on_at_the_next_table(guest: Opens) -> None:
    lea = guest().play_bot("Enfant")
    first = lea.page.url
    for _ in range(120):
        if not lea.wait_for_turn():
            break
        lea.play_turn(cards=0)
    lea.button("Revanche").click()
    lea.page.wait_for_url(lambda url: url.split("?")[0] != first.split("?")[0] and "/t/" in url)
    assert lea.wait_for_turn()
    assert "?invite=" in lea.page.url


def test_the_keyboard_is_enough(guest: Opens) -> None:
    lea = guest().play_bot()
    lea.wait_for_turn()
    lea.page.keyboard.press("b")
    focused = lea.page.evaluate("document.activeElement.closest('main') !== null")
    assert focused
    lea.page.keyboard.press("r")
    expect(lea.page.get_by_role("tab", name="Règles")).to_have_attribute("aria-selected", "true")
    before = lea.page.locator(".side [data-seq]").count()
    lea.page.keyboard.press("l")
    lea.page.keyboard.press("e")
    lea.settle()
    assert lea.page.locator(".side [data-seq]").count() > before


def test_the_keys_come_along_to_another_page(guest: Opens) -> None:
    lea = guest().go("/")
    on_main = "document.activeElement.id === 'main'"
    lea.button(re.compile("^Jouer · Rest in Peace")).press("Enter")
    lea.wait_for_turn()
    lea.wait_until(on_main)
    lea.page.keyboard.press("Tab")
    assert lea.page.evaluate("document.activeElement.closest('main .board') !== null")
    lea.page.get_by_role("link", name="Retour à l’accueil").press("Enter")
    expect(lea.button("Ouvrir une veillée")).to_be_visible()
    lea.wait_until(on_main)
    lea.page.keyboard.press("Tab")
    assert lea.page.evaluate("document.activeElement.closest('main') !== null")


def test_a_system_that_wants_less_motion_is_heard(guest: Opens) -> None:
    lea = guest(motion="auto")
    lea.page.emulate_media(reduced_motion="reduce")
    lea.play_bot()
    assert lea.page.evaluate("document.documentElement.dataset.motion") == "off"
    moving = "document.getAnimations().filter((one) => one.playState === 'running').length"
    lea.wait_for_turn()
    lea.page.wait_for_timeout(300)
    assert lea.page.evaluate(moving) == 0

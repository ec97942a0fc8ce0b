"""axe-core finds no violation on any page, by night and by day, wide and on a phone."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Opens
from browser.guest import PHONE, WIDE

PAGES = ("/", "/g/rest-in-peace", "/rules/rest-in-peace", "/tables", "/watch", "/nowhere")


@pytest.mark.parametrize("theme", ["night", "morning"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_house(guest: Opens, theme: str, size: tuple[int, int]) -> None:
    lea = guest(theme=theme, size=size)
    for path in PAGES:
        lea.go(path).page.wait_for_load_state("networkidle")
        assert lea.violations() == [], path
    lea.go("/").button("Réglages").click()
    assert lea.violations() == [], "settings"


@pytest.mark.parametrize("theme", ["night", "morning"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_table(guest: Opens, theme: str, size: tuple[int, int]) -> None:
    lea = guest(theme=theme, size=size).play_bot()
    for _ in range(2):
        lea.play_turn()
    lea.wait_for_turn()
    assert lea.violations() == []
    lea.button("Menu").click()
    assert lea.violations() == [], "menu"
    lea.page.keyboard.press("Escape")
    lea.page.keyboard.press("r")
    expect(lea.page.locator("#panel-rules li").first).to_be_visible()
    assert lea.violations() == [], "rules"
    lea.page.goto(lea.page.url.replace("/t/", "/replay/"))
    expect(lea.page.get_by_role("slider")).to_be_visible()
    assert lea.violations() == [], "replay"


def test_the_lobby(guest: Opens) -> None:
    lea = guest().go("/g/rest-in-peace")
    lea.button("Dresser la table").click()
    expect(lea.page.get_by_label("Code à scanner")).to_be_visible()
    assert lea.violations() == []

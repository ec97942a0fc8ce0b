"""axe-core finds no violation on any page, by night and by day, wide and on a phone; and no text is missing."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Opens
from browser.guest import PHONE, WIDE, Guest

PAGES = ("/", "/g/rest-in-peace", "/rules/rest-in-peace", "/tables", "/watch", "/nowhere")
TURN = """
async (theme) => {
  document.documentElement.dataset.theme = theme
  const fading = document.getAnimations().filter((one) => one instanceof CSSTransition)
  await Promise.all(fading.map((one) => one.finished.catch(() => {})))
}
"""
sizes = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])


def violations(guest: Guest) -> list[str]:
    """Return what is wrong with the page as it is now, by night and in the morning, which has other colours alone."""
    found: list[str] = []
    for theme, rules in (("night", ()), ("morning", ("color-contrast",))):
        guest.page.evaluate(TURN, theme)
        found += [f"{theme}: {violation}" for violation in guest.violations(*rules)]
    return found


def test_the_house(guest: Opens) -> None:
    lea = guest()
    for path in PAGES:
        lea.resize(WIDE)
        lea.go(path).page.wait_for_load_state("networkidle")
        assert lea.violations() == [], path
        assert lea.unsaid() == [], path
        lea.resize(PHONE)
        assert violations(lea) == [], (path, PHONE)
    lea.go("/").button("Réglages").click()
    assert violations(lea) == [], "settings"


@sizes
def test_the_table(guest: Opens, size: tuple[int, int]) -> None:
    lea = guest(size=size).play_bot()
    for _ in range(2):
        lea.play_turn()
    lea.wait_for_turn()
    assert violations(lea) == []
    assert lea.unsaid() == []
    lea.button("Menu").click()
    assert violations(lea) == [], "menu"
    lea.page.keyboard.press("Escape")
    lea.page.keyboard.press("r")
    expect(lea.page.locator("#panel-rules li").first).to_be_visible()
    assert violations(lea) == [], "rules"
    lea.page.goto(lea.page.url.replace("/t/", "/replay/"))
    expect(lea.page.get_by_role("slider")).to_be_visible()
    assert violations(lea) == [], "replay"


def test_the_lobby(guest: Opens) -> None:
    lea = guest().go("/g/rest-in-peace")
    lea.button("Dresser la table").click()
    expect(lea.page.get_by_label("Code à scanner")).to_be_visible()
    assert violations(lea) == []

"""Everything is said in French and in English; no text is missing."""

import re

from playwright.sync_api import expect

from browser.conftest import Opens
from browser.test_access import PAGES


def test_no_text_is_missing_in_english(guest: Opens) -> None:
    """The tests of accessibility look for French ones."""
    lea = guest(language="en")
    for path in PAGES:
        lea.go(path).page.wait_for_load_state("networkidle")
        assert lea.unsaid() == [], path
    lea.play_bot()
    for _ in range(3):
        lea.play_turn()
    assert lea.unsaid() == []


def test_the_language_changes_at_once(guest: Opens) -> None:
    lea = guest(language="fr").go("/")
    expect(lea.page.get_by_role("heading", name="Ce soir, on joue")).to_be_visible()
    lea.button("Réglages").click()
    lea.page.get_by_label("English").check()
    expect(lea.page.get_by_role("heading", name="Tonight, we play")).to_be_attached()
    assert lea.page.evaluate("document.documentElement.lang") == "en"
    lea.page.reload()
    expect(lea.page.get_by_role("heading", name="Tonight, we play")).to_be_visible()


def test_the_language_changes_at_a_table_too(guest: Opens) -> None:
    lea = guest(language="fr").go("/g/pas-touche")
    lea.button("Jouer").click()
    expect(lea.page.locator(".players").get_by_text(re.compile("main (droite|gauche)"))).to_be_visible()
    lea.button("Menu").click()
    lea.page.get_by_label("English").check()
    expect(lea.page.locator(".players").get_by_text(re.compile("(right|left) hand"))).to_be_visible()
    lea.page.reload()
    expect(lea.page.locator(".players").get_by_text(re.compile("(right|left) hand"))).to_be_visible()
    assert lea.page.evaluate("document.documentElement.lang") == "en"

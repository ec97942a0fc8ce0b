"""Practising Pas Touche ! alone: a run by keyboard and pointer, kept, and oneself of an earlier day."""

import json

from playwright.sync_api import expect

from browser.conftest import Opens

KEY = "veillee.pas-touche.practice"
THROWS = 12
KEYS = {"croissant": "q", "churros": "w", "macaron": "e", "eclair": "a", "waffle": "s", "muffin": "d"}


def test_a_run_of_practice_is_kept(guest: Opens) -> None:
    lea = guest(language="en").go("/g/pas-touche")
    page = lea.page
    page.get_by_role("link", name="Practise").click()
    earlier = [{"day": "2020-01-01", "time": 9000, "slips": 2}]
    page.evaluate("([key, value]) => localStorage.setItem(key, value)", [KEY, json.dumps(earlier)])
    page.reload()
    lea.button("Begin").press("Enter")
    shown = page.locator("[data-shown]")
    for throw in range(THROWS):
        expect(page.get_by_text(f"Throw {throw + 1} of {THROWS}")).to_be_visible()
        expect(shown).not_to_have_attribute("data-shown", "")
        treat, number = (shown.get_attribute("data-shown") or "").split(" ")
        if throw == 0:
            page.locator(f'[data-spot]:not([data-spot="{treat} {number}"])').first.click()
            expect(page.get_by_text("One mistake.", exact=True)).to_be_visible()
            page.locator(f'[data-spot="{treat} {number}"]').click()
        else:
            page.keyboard.press(f"Key{KEYS[treat].upper()}")
            page.keyboard.press(f"Digit{number}")
    expect(page.locator("[data-result]")).to_contain_text("with one mistake")
    expect(page.get_by_text("faster than you the last time")).to_be_visible()
    assert lea.violations() == []
    kept = json.loads(page.evaluate("key => localStorage.getItem(key)", KEY))
    assert [entry["slips"] for entry in kept] == [2, 1]
    page.reload()
    expect(page.get_by_role("img", name="Curve of your times")).to_be_visible()

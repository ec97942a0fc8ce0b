"""A child without a phone: two people of an evening play on one, with the cover between them."""

from playwright.sync_api import expect

from browser.conftest import Opens
from browser.guest import PHONE, Guest
from browser.test_big_screen import begin, hands, positions, show
from browser.test_evening import arrive, at_table, here, open_evening

HAND = '.palm [data-spot^="ghost:"]'


def bring(phone: Guest, name: str) -> None:
    phone.button("Les gens").tap()
    people = phone.page.get_by_role("dialog", name="Les gens")
    people.get_by_label("Un enfant joue aussi sur ce téléphone").fill(name)
    people.get_by_role("button", name="L’asseoir ici").tap()
    expect(people.get_by_text("sur le téléphone de Hugo")).to_be_visible()
    phone.page.keyboard.press("Escape")


def uncover(phone: Guest) -> str:
    """Say that one is here, once nothing of anybody's hand is on the screen; return whose turn it is."""
    cover = phone.page.locator("[data-cover]")
    cover.wait_for()
    assert phone.page.locator(HAND).count() == 0
    assert positions(phone)[-1]["seat"] == ""
    seat = str(cover.get_attribute("data-cover"))
    cover.get_by_role("button").tap()
    expect(phone.page.locator(f'.frame[data-turn="{seat}"][data-busy="false"]')).to_be_visible()
    return seat


def test_a_child_plays_on_a_phone_of_the_evening(guest: Opens) -> None:
    lea = open_evening(guest)
    hugo = arrive(guest, lea.page.url, "Hugo")
    bring(hugo, "Tom")
    here(lea, 3)
    wall = show(guest, lea.page.url)
    lea.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    begin(lea, "Rest in Peace", "Hugo", "Tom")
    at_table(hugo)
    names = {"green": "Hugo", "blue": "Tom"}

    first = uncover(hugo)
    hands(hugo)
    expect(hugo.page.get_by_role("heading", name=names[first])).to_be_visible()
    hugo.page.locator(f"{HAND}.open").first.tap()
    expect(wall.page.locator(".arena .lying")).not_to_have_count(0)
    hugo.page.locator('[data-action="end"]').tap()
    expect(
        hugo.page.get_by_role("button", name=f"Je suis {names['blue' if first == 'green' else 'green']}")
    ).to_be_visible()

    # Put down and taken up again: the cover stands, and whoever is next says so.
    hugo.page.reload()
    assert uncover(hugo) != first
    hands(hugo)
    for now in positions(hugo):
        known = [family["hand"] is not None for family in (now["view"] or {}).get("families", [])]
        assert sum(known) <= (now["seat"] != "")
    assert all(now["seat"] == "" for now in positions(wall))
    assert all(now["seat"] == "" for now in positions(lea))

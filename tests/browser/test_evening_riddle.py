"""An evening begins with the riddle of the day: two phones and a big screen, and who finds it first."""

import json

from playwright.sync_api import expect

from browser.conftest import Opens
from browser.guest import Guest
from browser.test_big_screen import SMALL_PHONE, read_from_afar, show
from browser.test_evening import arrive, open_evening
from veillee.games.riddles import riddle_of_day

# What is in hand lies inside its place.
SHOWN = """
(place) => {
  const { top, bottom } = place.getBoundingClientRect()
  return [...place.querySelectorAll('button, h2, strong, .name')].some((one) => {
    const box = one.getBoundingClientRect()
    return box.height > 8 && box.top >= top && box.bottom <= bottom
  })
}
"""


def asked(guest: Guest) -> dict[str, object]:
    """Return what a browser was last told of the riddle."""
    told = [json.loads(frame)["parts"]["riddle"] for frame in guest.frames if '"riddle":{"number"' in frame]
    assert told
    return dict(told[-1])


def test_who_finds_the_riddle_first(guest: Opens) -> None:
    lea = open_evening(guest)
    tom = arrive(guest, lea.page.url, "Tom", size=SMALL_PHONE)
    wall = show(guest, lea.page.url)
    lea.button("L’énigme du soir").press("Enter")
    for one in (lea, tom):
        expect(one.page.locator('[data-riddle][data-over="false"]')).to_be_visible()
    expect(wall.page.locator('[data-scene="riddle"] h1')).to_be_visible()
    read_from_afar(wall)
    for hand in tom.page.locator("[data-riddle] .board.palm .board").all():
        tom.wait_until(SHOWN, arg=hand.element_handle())
    day = asked(tom)["day"]
    assert isinstance(day, int)
    found = riddle_of_day(day)
    assert found
    best = found[1].best
    answers = [one.page.get_by_role("list", name="Réponses").get_by_role("button") for one in (lea, tom)]
    answers[1].nth(0 if best else 1).click()
    expect(tom.page.get_by_role("status").filter(has_text="C’était ta seule réponse")).to_be_visible()
    expect(answers[1].first).to_be_disabled()
    expect(wall.page.get_by_role("status").filter(has_text="Raté : Tom")).to_be_visible()
    assert tom.violations() == []
    tom.page.reload()
    expect(answers[1].first).to_be_disabled()
    for one in (lea, tom, wall):
        assert asked(one)["solution"] is None
        assert all(secret not in frame for frame in one.frames for secret in ('"best":', '"values":', '"scenes":'))

    answers[0].nth(best).press("Enter")
    expect(lea.page.get_by_role("status").filter(has_text="Tu trouves avant tout le monde")).to_be_visible()
    expect(tom.page.get_by_role("status").filter(has_text="Léa trouve")).to_be_visible()
    expect(wall.page.get_by_role("status").filter(has_text="Léa trouve")).to_be_visible()
    read_from_afar(wall)
    assert lea.violations() == []
    lea.button("Passons aux jeux").press("Enter")
    for one in (lea, tom):
        expect(one.page.locator("[data-riddle]")).to_have_count(0)
        expect(one.page.locator("[data-now]")).to_be_visible()
    expect(wall.page.locator('[data-scene="room"]')).to_be_visible()
    expect(lea.button("L’énigme du soir")).to_have_count(0)

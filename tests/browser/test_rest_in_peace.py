"""The board of Rest in Peace: everything is played by touching the thing itself."""

import re

from playwright.sync_api import Locator, expect

from browser.conftest import Opens
from browser.guest import PHONE, WIDE, Guest
from browser.test_access import violations
from browser.test_stage import sit

SIZES = [WIDE, PHONE, (820, 1180), (1280, 720)]
TOUCH = 44
CUT = "(row) => [...document.querySelectorAll(row)].filter((one) => one.scrollWidth > one.clientWidth).map(String)"


def lit(guest: Guest) -> Locator:
    """Return what glows on the board: the things that can be touched now."""
    return guest.page.locator(".board button.open")


def touch_on(guest: Guest, moves: int = 12) -> list[str]:
    """Play one turn by touch, Mediums first with whatever they ask for; return what was touched."""
    touched: list[str] = []
    for _ in range(moves):
        if not guest.wait_for_turn():
            break
        leads = guest.page.locator('[data-action="end"].primary')
        bare = guest.page.locator(".slip [data-play]")
        medium = guest.page.locator('.mine [data-spot^="medium:"].open')
        card = lit(guest)
        if guest.page.locator(".slip").count():
            thing = bare if bare.count() else card.first
        elif medium.count():
            thing = medium.first
        elif leads.count() or not card.count():
            guest.page.locator("[data-action]").last.click()
            guest.settle()
            break
        else:
            thing = card.last
        touched.append(thing.get_attribute("data-spot") or "play")
        thing.click()
        guest.settle()
    return touched


def lose_rounds(guest: Guest, rounds: int) -> None:
    """Abandon Houses to collect Mediums."""
    for _ in range(2 * rounds):
        guest.play_turn(cards=0)


def test_a_whole_game_by_touch_alone(guest: Opens) -> None:
    lea = sit(guest(), "rest-in-peace", options={"variant": {"manors_to_win": 3, "castles_to_win": 3}})
    lose_rounds(lea, 2)
    lea.resize((360, 640))
    assert lea.page.evaluate(CUT, ".mediums") == [], "every Medium is in sight on a phone"
    lea.resize(WIDE)
    touched: list[str] = []
    for _ in range(80):
        if not lea.wait_for_turn():
            break
        touched += touch_on(lea)
    assert lea.over
    assert any(spot.startswith("medium:") for spot in touched)
    expect(lea.page.locator(".curtain")).to_be_visible()
    expect(lea.page.locator(".curtain")).to_contain_text(re.compile("manoir|château|dixième"))
    assert lea.violations() == []


def test_what_is_played_lies_in_the_row_and_in_the_total(guest: Opens) -> None:
    lea = guest().play_bot("Enfant")
    lea.wait_for_turn()
    card = lea.page.locator('.mine [data-spot^="ghost:"]').last
    spot = str(card.get_attribute("data-spot"))
    card.click()
    lea.settle()
    lying = lea.spot(f"own:{spot}")
    expect(lying).to_be_visible()
    lying.click()
    expect(lea.page.locator(".board .note")).to_contain_text("Fantôme")
    lea.page.keyboard.press("Escape")
    expect(lea.page.locator(".board .note")).to_have_count(0)


def test_arrow_keys_and_enter_play_a_card(guest: Opens) -> None:
    lea = guest().play_bot("Enfant")
    lea.wait_for_turn()
    lea.spot("round:1").focus()
    before = lea.page.locator('[data-row="green"] [data-card]').count()
    lea.page.keyboard.press("ArrowDown")
    assert lea.page.evaluate("document.activeElement.classList.contains('open')")
    lea.page.keyboard.press("ArrowRight")
    lea.page.keyboard.press("Enter")
    lea.settle()
    expect(lea.page.locator('[data-row="green"] [data-card]')).to_have_count(before + 1)
    assert lea.page.evaluate("document.activeElement.closest('.board') !== null"), "the focus stays on the board"


def test_everything_is_on_the_board_and_large_enough_at_every_size(guest: Opens) -> None:
    lea = guest(touch=True).play_bot("Enfant")
    lose_rounds(lea, 1)
    lea.wait_for_turn()
    rounds = lea.page.locator('.board [data-spot^="round:"]')
    expect(rounds).to_have_count(10)
    for size in SIZES:
        lea.resize(size)
        for place in rounds.all():
            expect(place).to_be_in_viewport()
        for thing in lit(lea).all():
            box = thing.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= TOUCH, (size, thing.get_attribute("data-spot"))
            expect(thing).to_be_in_viewport()
        assert lea.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_a_choice_and_an_explanation_are_accessible(guest: Opens) -> None:
    lea = guest().play_bot("Enfant")
    lose_rounds(lea, 2)
    lea.wait_for_turn()
    lea.spot("deck:other").click()
    expect(lea.page.locator(".board .note table")).to_be_visible()
    assert violations(lea) == []
    medium = lea.page.locator('.mine [data-spot^="medium:"]').first
    medium.click()
    expect(lea.page.locator(".slip")).to_be_visible()
    assert violations(lea) == []
    lea.page.keyboard.press("Escape")
    expect(lea.page.locator(".slip")).to_have_count(0)


def test_the_first_game_is_guided(guest: Opens) -> None:
    lea = guest().play_bot("Enfant")
    lea.page.goto(lea.page.url.split("?")[0] + "?guide=1")
    lea.wait_for_turn()
    card = lea.page.get_by_role("status").filter(has_text="Voici la rue")
    expect(card).to_be_visible()
    lea.button("Compris").click()
    expect(card).to_have_count(0)
    lea.button(re.compile("sans guide")).click()
    expect(lea.button("Compris")).to_have_count(0)

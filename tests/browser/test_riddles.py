"""Riddles: one of the archive is solved by keyboard and kept; today’s can be shared."""

import json
from datetime import date, datetime, time, timedelta

from playwright.sync_api import expect

from browser.conftest import Opens
from veillee.games.registry import all_games, find_game
from veillee.lab.riddles.riddle import own_files

GAME = "labystere"


def a_day_of_another_game() -> datetime:
    """Return noon of a day whose riddle is not of `GAME`."""
    games = sorted(game.id for game in all_games().values() if own_files(game).page.exists())
    epoch = date(1970, 1, 1)
    day = next(day for day in range(20_000, 20_003) if games[day % len(games)] != GAME)
    return datetime.combine(epoch + timedelta(days=day), time(12))


def test_a_riddle_of_the_archive_by_keyboard(guest: Opens) -> None:
    lea = guest()
    page = lea.page
    page.clock.set_fixed_time(a_day_of_another_game())
    lea.go("/riddles")
    lea.button("Labystère").click()
    assert lea.violations() == []
    shown = json.loads(own_files(find_game(GAME)).page.read_text(encoding="utf-8"))
    place, riddle = next((at, one) for at, one in enumerate(shown) if one["kind"] == "walk")
    page.get_by_role("link", name=f"Énigme {place + 1}", exact=True).click()
    answers = page.get_by_role("list", name="Réponses").get_by_role("button")
    expect(answers).to_have_count(len(riddle["answers"]))
    wrong = (riddle["best"] + 1) % len(riddle["answers"])
    answers.nth(wrong).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Non, il y a mieux")).to_be_visible()
    expect(answers.nth(wrong)).to_be_disabled()
    lea.button("Un indice").press("Enter")
    answers.nth(riddle["best"]).press("Enter")
    expect(page.get_by_role("status").filter(has_text="C’est ça")).to_be_focused()
    expect(answers.nth(riddle["best"])).to_contain_text("%")
    assert lea.violations() == []
    page.get_by_role("link", name="Toutes les énigmes").click()
    expect(page.get_by_role("link", name=f"Énigme {place + 1}, trouvée")).to_be_visible()


def test_the_riddle_of_today(guest: Opens) -> None:
    lea = guest(language="en").go("/riddles")
    page = lea.page
    page.get_by_role("link", name="Solve it").click()
    lea.button("Show the answer").click()
    expect(page.get_by_role("button", name="Share")).to_be_visible()
    page.get_by_role("link", name="All riddles").click()
    expect(page.get_by_role("link", name="Look again")).to_be_visible()

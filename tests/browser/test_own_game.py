"""A game that the page was not built with: played to its end on the board that its view draws."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import ROOT
from browser.guest import PHONE, Guest
from browser.test_big_screen import TV, read_from_afar
from server.services import Server
from veillee.cli.new_game import write_game


@pytest.fixture
def lea(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[Guest]:
    folder = tmp_path_factory.mktemp("own")
    write_game("pig", folder / "pig")
    server = Server(
        data=folder / "data",
        games="veillee.games.registry:all_games",
        game_path=folder / "pig",
        web=ROOT / "web" / "dist",
    ).start()
    guest = Guest(chromium, server.base, language="en")
    yield guest
    guest.close()
    server.stop()
    assert guest.errors == []


def test_a_game_of_ones_own_is_played_without_a_line_of_web_code(lea: Guest, chromium: Browser) -> None:
    page = lea.page
    page.goto(lea.base + "/g/pig")
    page.get_by_role("button", name="Play", exact=False).first.click()
    page.get_by_role("definition").filter(has_text="15").first.wait_for()
    left = page.get_by_role("definition").first
    take, rematch = page.get_by_role("button", name="Take one match"), page.get_by_role("button", name="Rematch")

    # It says nothing about big screens: the wall shows what a spectator sees, the phone keeps its board.
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.get_by_role("button", name="Menu").click()
    way = page.locator("[data-show-on-screen]").get_attribute("href")
    page.keyboard.press("Escape")
    wall = Guest(chromium, lea.base, language="en", size=TV).go(str(way))
    expect(page.locator("[data-palm]")).to_be_visible()
    expect(wall.page.locator('[data-scene="table"]').get_by_role("definition").first).to_have_text(left.inner_text())
    read_from_afar(wall)
    assert wall.page.get_by_role("button", name="Take one match").count() == 0
    while not rematch.first.is_visible():
        take.or_(rematch).first.wait_for()
        if take.is_visible():
            before = left.inner_text()
            take.click()
            expect(left).not_to_have_text(before)
    expect(left).to_have_text("0")
    expect(wall.page.locator('[data-scene="table"][data-over="true"]')).to_be_visible()
    read_from_afar(wall)
    assert wall.errors == []
    wall.close()
    page.goto(lea.base + "/rules/pig")
    page.get_by_text("Whoever takes the last one loses").first.wait_for()

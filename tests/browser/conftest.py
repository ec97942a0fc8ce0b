"""A built page, a server of its own and Debian's Chromium."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from browser.guest import Guest, launch
from server.services import Server

ROOT = Path(__file__).resolve().parents[2]
Opens = Callable[..., Guest]


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run the server with the real games and the built page."""
    if not (ROOT / "web" / "dist" / "index.html").exists():
        pytest.fail("the page is not built: make web")
    settings: dict[str, Any] = {
        "games": "veillee.games.registry:all_games",
        "web": ROOT / "web" / "dist",
        "absence_seconds": 0.5,
    }
    server = Server(data=tmp_path_factory.mktemp("house"), **settings).start()
    yield server
    server.stop()


@pytest.fixture(scope="package")
def playwright_here() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def chromium(playwright_here: Playwright) -> Iterator[Browser]:
    browser = launch(playwright_here)
    yield browser
    browser.close()


@pytest.fixture
def guest(house: Server, chromium: Browser) -> Iterator[Opens]:
    """Open browsers of people who have never been here; a page error fails the test."""
    guests: list[Guest] = []

    def make(**wishes: object) -> Guest:
        one = Guest(chromium, house.base, **wishes)  # type: ignore[arg-type]
        guests.append(one)
        return one

    yield make
    for one in guests:
        one.close()
    assert [error for one in guests for error in one.errors] == []

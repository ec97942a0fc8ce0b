"""Write the pictures of the main pages to docs/pictures: `make pictures`."""

import os
import re
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from browser.guest import FLAGS, PHONE, WIDE, Guest
from server.services import Server

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "pictures"


def keep(guest: Guest, name: str, whole: bool = False) -> None:
    """Write one picture, once the fonts are there and nothing moves."""
    guest.page.evaluate("document.fonts.ready")
    guest.page.wait_for_timeout(400)
    guest.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=84, full_page=whole)


def play_on(guest: Guest, turns: int) -> None:
    for turn in range(turns):
        if not guest.wait_for_turn():
            return
        guest.play_turn(cards=1 + turn % 2)
    guest.wait_for_turn()


def table(browser: Browser, base: str, suffix: str, theme: str, size: tuple[int, int]) -> None:
    """Picture the landing page and a table with a few turns played."""
    lea = Guest(browser, base, theme=theme, size=size)
    lea.go("/").page.wait_for_load_state("networkidle")
    keep(lea, f"home-{suffix}")
    lea.play_bot("Débutant")
    play_on(lea, 5)
    keep(lea, f"table-{suffix}")
    lea.close()


def house(browser: Browser, base: str) -> None:
    """Picture the pages around a game."""
    lea = Guest(browser, base)
    lea.go("/g/rest-in-peace").page.wait_for_load_state("networkidle")
    keep(lea, "game", whole=True)
    lea.button("Dresser la table").click()
    expect(lea.page.get_by_label("Code à scanner")).to_be_visible()
    keep(lea, "invite")
    lea.play_bot("Enfant")
    for turn in range(120):
        if not lea.wait_for_turn():
            break
        lea.play_turn(cards=turn % 3)
    lea.page.wait_for_timeout(1500)
    keep(lea, "end")
    lea.page.get_by_role("link", name="Revoir").click()
    expect(lea.page.get_by_role("heading", name=re.compile("Revoir"))).to_be_visible()
    lea.page.get_by_role("slider").fill("40")
    keep(lea, "replay")
    lea.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(games="veillee.games.registry:all_games", web=ROOT / "web" / "dist", data=data).start()
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            for theme in ("night", "morning"):
                table(browser, server.base, f"wide-{theme}", theme, WIDE)
                table(browser, server.base, f"phone-{theme}", theme, PHONE)
            house(browser, server.base)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()

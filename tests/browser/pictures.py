"""Write the pictures of the main pages to docs/pictures: `make pictures`."""

import re
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from browser.guest import PHONE, WIDE, Guest, launch
from server.services import Server

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "pictures"
SIZES = {"wide": WIDE, "phone": PHONE}


def keep(guest: Guest, name: str, whole: bool = False) -> None:
    """Write one picture, once the fonts are there and nothing moves."""
    guest.page.evaluate("document.fonts.ready")
    guest.page.wait_for_timeout(600)
    guest.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82, full_page=whole)


def sit(guest: Guest, game: str) -> None:
    """Sit down against bots from a game's page."""
    guest.go(f"/g/{game}").button(re.compile("^Jouer$")).click()
    guest.page.wait_for_url("**/t/*")
    guest.page.locator(".frame").wait_for()
    guest.context.set_default_timeout(120_000)  # the hall in depth is slow to draw without a graphics card


def advance(guest: Guest, turns: int, patience: int = 0) -> None:
    """Play as the strongest bot would, in any game; with patience where others move at the same time."""
    for _ in range(turns):
        if not guest.wait_for_turn():
            return
        lifted = guest.page.locator('[data-spot="put-down"]')
        if lifted.count():
            lifted.click()
            guest.wait_for_turn()
        guest.page.wait_for_timeout(patience)
        guest.follow_hint()
    guest.wait_for_turn()


def duel(guest: Guest) -> None:
    sit(guest, "rest-in-peace")
    advance(guest, 9)


def maze(guest: Guest) -> None:
    """Stop with the whole village in sight: a card that was seen is put down."""
    sit(guest, "labystere")
    advance(guest, 5)
    if guest.page.locator("[data-lifted]").count():
        guest.page.keyboard.press("Escape")


def tray(guest: Guest) -> None:
    """Stop where the dice lie and every hand is still up."""
    sit(guest, "pas-touche")
    guest.page.locator("[data-setup] [type=submit], [data-setup] .button.primary").first.click()
    for _ in range(4):
        guest.page.locator('[data-action="throw"]').click(timeout=60_000)
        guest.page.locator("[data-verdict]").wait_for(timeout=60_000)
    guest.page.locator('[data-action="throw"]').click()
    guest.page.locator('.saucer:not(.past):not(.rolling):not([data-dice=""])').wait_for()


def hall(guest: Guest) -> None:
    """Play to the first look, then turn to the hall in depth."""
    sit(guest, "pas-vu-pas-pris")
    look = guest.button("Continuer")
    while not look.count():
        advance(guest, 1, patience=3000)
    look.click()
    deep = guest.page.locator('[data-view="deep"]')
    guest.page.locator('[data-more]:visible, [data-view="deep"]:visible').first.wait_for()
    if not deep.is_visible():
        guest.page.locator("[data-more]").click()
    deep.click()
    guest.page.locator("canvas").wait_for()
    guest.page.wait_for_timeout(6000)


BOARDS = {"rest-in-peace": duel, "labystere": maze, "pas-touche": tray, "pas-vu-pas-pris": hall}


def house(browser: Browser, base: str) -> None:
    """Picture the pages around a game."""
    lea = Guest(browser, base)
    lea.go("/g/rest-in-peace").page.wait_for_load_state("networkidle")
    keep(lea, "game", whole=True)
    lea.button("Dresser la table").click()
    expect(lea.page.get_by_label("Code à scanner")).to_be_visible()
    keep(lea, "invite")
    lea.play_bot("Enfant")
    advance(lea, 200)
    lea.page.wait_for_timeout(1500)
    keep(lea, "end")
    lea.page.get_by_role("link", name="Revoir").click()
    expect(lea.page.get_by_role("heading", name=re.compile("Revoir"))).to_be_visible()
    lea.page.get_by_role("slider").fill("40")
    keep(lea, "replay")
    lea.close()


def evening(browser: Browser, base: str) -> None:
    """Picture an evening: the door, the room, a proposal, the end."""
    lea = Guest(browser, base)
    lea.go("/").button("Ouvrir une veillée").click()
    lea.page.get_by_label("Ton nom").fill("Léa")
    lea.page.get_by_label(re.compile("Nom de la veillée")).fill("Le jeudi chez Léa")
    lea.button("Allumer la lampe").click()
    lea.page.wait_for_url("**/e/*invite=*")
    guests: list[Guest] = []
    for name in ("Hugo", "Ada", "Noé", "Mamie Jo"):
        one = Guest(browser, base, size=PHONE, theme="morning" if name == "Ada" else "night")
        one.page.goto(lea.page.url)
        one.page.get_by_label("Ton nom").fill(name)
        if name == "Mamie Jo":
            keep(one, "evening-door")
        one.button("Entrer").click()
        one.page.locator("[data-now]").wait_for()
        guests.append(one)
    hugo, ada = guests[:2]
    lea.button("Proposer un jeu").first.click()
    lea.page.get_by_role("radio", name=re.compile("Rest in Peace")).check()
    lea.page.get_by_role("dialog").get_by_role("button", name="Commencer").click()
    duellists = (lea, hugo)
    for one in duellists:
        one.page.locator(".frame").wait_for()
    while not any(one.over for one in duellists):
        for one in duellists:
            if one.page.locator('.frame[data-turn][data-busy="false"]').count():
                one.play_turn(cards=1 if one is lea else 0)
        lea.page.wait_for_timeout(50)
    for one in duellists:
        one.page.locator('.frame[data-over="true"]').wait_for()
        one.page.get_by_role("link", name="Retour à la veillée").first.click()
    guests[3].go("/")  # one chair is empty for a while
    ada.button("Proposer un jeu").first.click()
    ada.page.get_by_role("radio", name=re.compile("Labystère")).check()
    keep(ada, "evening-propose")
    ada.page.get_by_role("dialog").get_by_role("button", name="Proposer").click()
    lea.page.get_by_label("Dis quelque chose").fill("On prend celui-là ?")
    lea.page.keyboard.press("Enter")
    hugo.page.get_by_label("Dis quelque chose").fill("Avec plaisir !")
    hugo.page.keyboard.press("Enter")
    expect(lea.page.get_by_text("Avec plaisir !").first).to_be_visible()
    keep(ada, "evening-phone")
    keep(lea, "evening-wide")
    lea.button("Menu").click()
    lea.button("Finir la veillée : le podium").click()
    lea.button("Oui, le podium").click()
    lea.page.get_by_role("img", name=re.compile("Image de la veillée")).wait_for()
    lea.page.get_by_text(re.compile("On revoit les parties")).wait_for(state="hidden", timeout=300_000)
    keep(lea, "evening-end", whole=True)
    for one in (lea, *guests):
        one.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(games="veillee.games.registry:all_games", web=ROOT / "web" / "dist", data=data).start()
        browser = launch(playwright)
        try:
            for place, theme in (("wide", "night"), ("phone", "morning")):
                for name, board in BOARDS.items():
                    guest = Guest(browser, server.base, theme=theme, size=SIZES[place])
                    board(guest)
                    keep(guest, f"{name}-{place}")
                    guest.close()
                guest = Guest(browser, server.base, theme=theme, size=SIZES[place])
                guest.go("/").page.wait_for_load_state("networkidle")
                keep(guest, f"home-{place}")
                guest.close()
            house(browser, server.base)
            evening(browser, server.base)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()

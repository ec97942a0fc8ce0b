"""An evening in real browsers: one link, the same people, three games, one score."""

import re

from playwright.sync_api import expect

from browser.conftest import Opens
from browser.guest import PHONE, WIDE, Guest
from browser.test_access import violations
from browser.test_friends import next_to_move
from server.services import Server

SIZES = [WIDE, (360, 640)]
GAME_SECONDS = 60_000
"""Bots play a whole game meanwhile, on a busy machine."""


def open_evening(guest: Opens, name: str = "Léa") -> Guest:
    """Open an evening from the landing page."""
    lea = guest()
    lea.go("/").button("Ouvrir une veillée").click()
    lea.page.get_by_label("Ton nom").fill(name)
    lea.page.get_by_label(re.compile("Nom de la veillée")).fill("Le jeudi")
    lea.button("Allumer la lampe").click()
    expect(lea.page.locator('[data-person][data-here="true"]')).to_have_count(1)
    return lea


def arrive(guest: Opens, link: str, name: str, size: tuple[int, int] = PHONE) -> Guest:
    """Come by the link on a phone: one field, one button."""
    phone = guest(size=size, touch=True)
    phone.page.goto(link)
    phone.page.get_by_label("Ton nom").fill(name)
    phone.button("Entrer").click()
    expect(phone.page.locator("[data-now]")).to_be_visible()
    return phone


def here(guest: Guest, count: int) -> None:
    expect(guest.page.locator('[data-person][data-here="true"]')).to_have_count(count)


def choose(guest: Guest, game: str, *names: str) -> None:
    """Plan a game for these people in the dialog."""
    guest.button("Proposer un jeu").first.click()
    dialog = guest.page.get_by_role("dialog", name="Proposer un jeu")
    dialog.get_by_role("radio", name=re.compile(game)).check()
    people = dialog.get_by_role("group", name="Qui joue ?").get_by_role("checkbox")
    for box in people.all():
        box.uncheck()
    for name in names:
        dialog.get_by_role("checkbox", name=name, exact=True).check()


def shorten(guest: Guest) -> None:
    """Let two Houses of a kind win the duel that is planned, as house rules may."""
    dialog = guest.page.get_by_role("dialog")
    dialog.locator("summary").first.click()
    dialog.get_by_text("Règles maison").click()
    for rule in ("manors_to_win", "castles_to_win"):
        dialog.locator(f"[data-rule={rule}] input").fill("2")


def at_table(*guests: Guest) -> None:
    for one in guests:
        expect(one.page.locator('.frame[data-wire="open"]')).to_be_visible()


def back(guest: Guest) -> None:
    guest.page.get_by_role("link", name="Retour à la veillée").first.click()
    expect(guest.page.locator(".hearth")).to_be_visible()


def leave_to_bots(guest: Guest) -> None:
    """Give one's seat to a bot; the way leads back to the room."""
    guest.button("Menu").click()
    guest.button("Quitter la partie").click()
    guest.button("Oui, quitter").click()
    expect(guest.page.locator(".hearth")).to_be_visible()


def another_device(guest: Opens, first: Guest) -> Guest:
    """Go on as the same person on another device, with the word that the first one shows."""
    place = first.page.url
    first.go("/devices").button("Continuer sur un autre appareil").click()
    word = first.page.locator("[data-word]").inner_text()
    other = guest(size=PHONE, touch=True).go(f"/d/{word}")
    other.button("Continuer").click()
    first.button("Oui, c’est moi").click()
    expect(other.page.get_by_text("Te voilà, Hugo")).to_be_visible()
    other.page.locator("main").get_by_role("link", name="Mes veillées").click()
    other.page.get_by_role("link", name=re.compile("Y retourner")).click()
    expect(other.page.locator("[data-now]")).to_be_visible()
    first.page.goto(place)
    return other


def finished(guest: Guest, games: int) -> None:
    expect(guest.page.locator('[data-game="over"]')).to_have_count(games, timeout=GAME_SECONDS)


def test_an_evening_of_three_games(guest: Opens, house: Server) -> None:
    lea = open_evening(guest)
    link = lea.page.url
    hugo, ada, noe = (arrive(guest, link, name) for name in ("Hugo", "Ada", "Noé"))
    here(lea, 4)
    sockets = [frame for frame in lea.frames if '"type":"evening"' in frame]
    assert len(sockets) == 1

    # They talk; what is said hangs over whoever said it, and waits for those who have put the talk away.
    lea.page.get_by_label("Dis quelque chose").fill("Bonsoir !")
    lea.page.keyboard.press("Enter")
    expect(ada.page.locator("[data-bubble]")).to_have_text("Bonsoir !")
    ada.button(re.compile("Déplier la discussion, 1")).click()
    expect(ada.page.get_by_role("list", name="Discussion").get_by_text("Bonsoir !")).to_be_visible()

    # The first game: the host just starts it. The two are seated and taken there, by the same line.
    choose(lea, "Rest in Peace", "Léa", "Hugo")
    shorten(lea)
    lea.page.get_by_role("dialog").get_by_role("button", name="Commencer").click()
    at_table(lea, hugo)
    assert len([frame for frame in lea.frames if '"type":"evening"' in frame]) == 1
    expect(ada.page.get_by_role("article", name="Partie en cours : Rest in Peace")).to_be_visible()

    # Meanwhile the others propose and agree: two tables at once, both seen from the room.
    choose(ada, "Labystère", "Ada", "Noé")
    ada.page.get_by_role("dialog").get_by_role("button", name="Proposer").click()
    noe.button("Je joue").click()
    at_table(ada, noe)
    zoe = arrive(guest, link, "Zoé")
    expect(zoe.page.get_by_role("article", name=re.compile("Partie en cours"))).to_have_count(2)

    # One loses the line in the middle of a game; then the server itself is gone for a moment.
    noe.context.set_offline(True)
    expect(noe.page.get_by_text("Connexion perdue")).to_be_visible()
    noe.context.set_offline(False)
    at_table(noe)
    house.kill()
    expect(zoe.page.get_by_text("Connexion perdue")).to_be_visible()
    house.start()
    at_table(lea, hugo, ada, noe)
    here(zoe, 5)

    # Hugo gives in at every house.
    for _ in range(60):
        acting = next_to_move(lea, hugo)
        if acting.over:
            break
        acting.play_turn(cards=1 if acting is lea else 0)
    for one in (lea, hugo):
        expect(one.page.locator('.frame[data-over="true"]')).to_be_visible()
        back(one)
    finished(lea, 1)

    # Bots finish the second game for the two who leave it: the points are theirs, and it says so.
    zoe.page.get_by_role("link", name=re.compile("Regarder · Labystère")).click()
    at_table(zoe)
    leave_to_bots(ada)
    leave_to_bots(noe)
    finished(lea, 2)
    expect(lea.page.locator('[data-game="over"]').get_by_text("un robot a fini")).to_have_count(2)
    back(zoe)

    # Hugo goes on with another device: the same chair, and it is he who agrees there.
    tablet = another_device(guest, hugo)
    here(lea, 5)
    choose(zoe, "Pas Vu Pas Pris", "Zoé", "Hugo")
    zoe.page.get_by_role("dialog").get_by_role("button", name="Proposer").click()
    tablet.button("Je joue").click()
    at_table(zoe, tablet)
    lea.page.get_by_role("link", name=re.compile("Regarder · Pas Vu")).click()
    at_table(lea)
    leave_to_bots(zoe)
    leave_to_bots(tablet)
    back(lea)
    finished(lea, 3)

    # The end: the podium, a picture to keep, and the evening under “my evenings”.
    lea.button("Menu").click()
    lea.button("Finir la veillée : le podium").click()
    lea.button("Oui, le podium").click()
    for one in (lea, noe):
        expect(one.page.get_by_role("heading", name=re.compile("La veillée est à"))).to_be_visible()
    expect(lea.page.get_by_role("img", name=re.compile("Image de la veillée"))).to_be_visible()
    with lea.page.expect_download() as kept:
        lea.button("Garder l’image").click()
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")
    lea.page.get_by_role("link", name=re.compile("Revoir · Rest in Peace")).click()
    expect(lea.page.get_by_role("slider")).to_be_visible()
    lea.go("/evenings")
    expect(lea.page.get_by_text("3 parties")).to_be_visible()


def test_the_room_can_be_used_by_all(guest: Opens) -> None:
    lea = open_evening(guest)
    ada = guest()
    ada.page.goto(lea.page.url)
    expect(ada.page.get_by_label("Ton nom")).to_be_visible()
    assert violations(ada) == [], "door"
    ada.page.get_by_label("Ton nom").fill("Ada")
    ada.page.keyboard.press("Enter")
    here(ada, 2)
    for size in SIZES:
        ada.resize(size)
        assert violations(ada) == [], size
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    for button in ("Proposer un jeu", "Les gens", "Inviter", "Menu"):
        ada.button(button).first.click()
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
        assert ada.violations() == [], button
        ada.page.keyboard.press("Escape")
    for path in ("/devices", "/evenings"):
        ada.go(path).page.wait_for_load_state("networkidle")
        assert ada.violations() == [], path


def test_the_host_passes_the_lamp_on_and_sends_somebody_out(guest: Opens) -> None:
    lea = open_evening(guest)
    hugo, ada = (arrive(guest, lea.page.url, name) for name in ("Hugo", "Ada"))
    here(lea, 3)
    lea.button("Les gens").click()
    lea.button("Passer la lampe · Hugo").click()
    hugo.button("Les gens").click()
    hugo.button("Faire sortir · Ada").click()
    hugo.button("Oui, faire sortir · Ada").click()
    expect(ada.page.get_by_role("heading", name="Cette veillée est privée")).to_be_visible()
    lea.button("Reprendre la lampe").click()
    expect(lea.button("Passer la lampe · Hugo")).to_be_visible()

"""One big screen and phones as hands: nothing on the wall is somebody's own, and everything reads from afar."""

import json
import re
import uuid
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from browser.conftest import Opens
from browser.guest import PHONE, Guest
from browser.test_evening import arrive, at_table, back, choose, here, open_evening
from browser.test_secrets import still_there
from browser.test_stage import LAY

TV = (1920, 1080)
SMALL_PHONE = (360, 640)
LEAST_PX = 28

SCROLLS = """
() => [document.documentElement, ...document.querySelectorAll('#main, #main *')]
  .filter((one) => one.scrollHeight > one.clientHeight + 2 && one.clientHeight > 20
    && (one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflowY)))
  .map((one) => `${one.className} ${one.scrollHeight} > ${one.clientHeight}`)
"""
QUIET = """
() => {
  window.trembled = 0
  navigator.vibrate = () => (window.trembled += 1)
}
"""


def show(guest: Opens, link: str, **wishes: Any) -> Guest:
    """Open the link on a TV and show it there."""
    wall = guest(size=TV, **wishes)
    wall.page.goto(link)
    wall.page.locator("[data-show-on-screen]").click()
    expect(wall.page.locator("[data-scene]")).to_be_visible()
    return wall


def press(wall: Guest, key: str) -> None:
    """Go along the remote control's buttons to one of them with the arrows, and press it."""
    wall.page.keyboard.press("ArrowRight")
    for _ in range(8):
        if wall.page.evaluate("document.activeElement?.dataset.key") == key:
            break
        wall.page.keyboard.press("ArrowRight")
    assert wall.page.evaluate("document.activeElement?.dataset.key") == key
    wall.page.keyboard.press("Enter")


def read_from_afar(wall: Guest) -> None:
    size = wall.page.viewport_size
    assert size
    assert wall.small_text("[data-wall]", LEAST_PX * size["height"] / TV[1]) == []


def hands(*phones: Guest) -> None:
    """Every phone shows its player's own, and all of it at once."""
    for phone in phones:
        expect(phone.page.locator('[data-palm="true"]')).to_be_visible()
        expect(phone.page.locator('.frame[data-wire="open"][data-busy="false"]')).to_be_visible()
        expect(phone.page.locator(".frame .players li")).to_have_count(0)
        assert phone.page.evaluate(SCROLLS) == []


def begin(lea: Guest, game: str, *names: str) -> None:
    choose(lea, game, *names)
    lea.page.get_by_role("dialog").get_by_role("button", name="Commencer").click()


def abandon(lea: Guest) -> None:
    back(lea)
    lea.button(re.compile("Abandonner la partie")).first.click()
    lea.button(re.compile("Oui, abandonner")).first.click()


def positions(guest: Guest, since: int = 0) -> list[dict[str, Any]]:
    messages = [json.loads(frame) for frame in guest.frames[since:]]
    return [message["now"] for message in messages if message["type"] in ("snapshot", "update")]


def touch(phone: Guest, what: str) -> None:
    spot = phone.page.locator(what).first
    if phone.page.evaluate("navigator.maxTouchPoints"):
        spot.tap()
    else:
        spot.click()


def acting(*phones: Guest) -> Guest:
    """Return the phone whose player is to move."""
    phones[0].page.wait_for_timeout(50)
    while True:
        for phone in phones:
            if phone.page.locator('.frame[data-turn][data-busy="false"]').count():
                return phone
        phones[0].page.wait_for_timeout(100)


def test_an_evening_on_the_wall(guest: Opens) -> None:
    lea = open_evening(guest)
    link = lea.page.url
    lea.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    hugo, ada = (arrive(guest, link, name) for name in ("Hugo", "Ada"))
    hugo.page.set_viewport_size({"width": SMALL_PHONE[0], "height": SMALL_PHONE[1]})
    phones = (lea, hugo, ada)
    wall = show(guest, link)
    here(wall, 3)
    expect(wall.page.get_by_role("img", name="Le lien de la veillée")).to_be_visible()
    read_from_afar(wall)

    # Rest in Peace: agreed on the phones; the wall follows by itself.
    choose(lea, "Rest in Peace", "Léa", "Hugo")
    lea.page.get_by_role("dialog").get_by_role("button", name="Proposer").click()
    expect(wall.page.get_by_text("On attend Hugo")).to_be_visible()
    for phone in phones:
        phone.page.evaluate(QUIET)
    hugo.button("Je joue").click()
    wall_table = wall.page.locator('[data-scene="table"]')
    expect(wall_table).to_be_visible()
    at_table(lea, hugo)
    hands(lea, hugo)
    read_from_afar(wall)
    first = acting(lea, hugo)
    touch(first, '.palm [data-spot^="ghost:"]')
    expect(wall.page.locator(".arena .lying")).not_to_have_count(0)
    first.page.locator('[data-action="end"]').click()
    other = hugo if first is lea else lea
    other.wait_until("window.trembled > 0")

    # The whole board is one touch away, and back.
    hugo.button("Voir tout le plateau ici").click()
    expect(hugo.page.locator(".frame .players li")).not_to_have_count(0)
    hugo.button("Seulement mon jeu").click()
    hands(hugo)

    # A pause: nobody moves; anybody goes on.
    press(wall, "pause")
    expect(hugo.page.locator("[data-paused]")).to_be_visible()
    hugo.page.locator("[data-paused]").get_by_role("button", name="Continuer").click()
    expect(wall.page.locator("[data-paused]")).to_have_count(0)

    # The TV loses its line: the phones stay hands, and it comes back to what is played by itself.
    wall.context.set_offline(True)
    expect(wall.page.locator('[data-wall][data-wire="broken"]')).to_be_visible()
    hands(lea, hugo)
    wall.context.set_offline(False)
    expect(wall.page.locator('[data-wall][data-wire="open"]')).to_be_visible()
    expect(wall_table).to_be_visible()
    abandon(lea)
    expect(wall.page.locator('[data-scene="room"]')).to_be_visible()

    # Labystère: the village is in the hand only while squares are to be touched.
    begin(lea, "Labystère", "Léa", "Hugo", "Ada")
    at_table(*phones)
    hands(*phones)
    mover = acting(*phones)
    expect(mover.page.locator(".maze")).to_have_count(0)
    mover.page.locator('[data-spot="die"]').click()
    expect(mover.page.locator(".maze")).to_be_visible()
    hands(mover)
    read_from_afar(wall)
    abandon(lea)

    # The end: the podium. All this time the wall was nobody.
    lea.button("Menu").click()
    lea.button("Finir la veillée : le podium").click()
    lea.button("Oui, le podium").click()
    expect(wall.page.locator('[data-scene="podium"]')).to_be_visible()
    read_from_afar(wall)
    for now in positions(wall):
        assert (now["seat"], now["legal"]) == ("", [])
        for family in (now["view"] or {}).get("families", []):
            assert (family["hand"], family["deck"]) == (None, None)


def test_a_players_screen_that_becomes_the_wall_forgets_the_hand(guest: Opens) -> None:
    """A table waits on the wall, is started there, is played in the same browser and shown again."""
    lea = guest(size=TV)
    tags: list[str] = []

    def tag(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            now = message.get("now")
            if now and now["view"] and now["seat"]:
                tags.append(f"canary-{uuid.uuid4().hex}")
                now["view"]["families"][0]["canary"] = tags[-1]
            route.send(json.dumps(message))

        server.on_message(pass_on)

    lea.page.route_web_socket(re.compile("/socket"), tag)
    lea.go("/g/rest-in-peace").page.get_by_label("Ton nom").fill("Léa")
    lea.button("Dresser la table").click()
    lea.page.get_by_label("Mettre un robot…").select_option("2")
    lea.page.locator("[data-show-on-screen]").click()
    expect(lea.page.locator('[data-scene="lobby"]')).to_be_visible()
    expect(lea.page.get_by_text("Tout le monde est là")).to_be_visible()
    read_from_afar(lea)
    press(lea, "start")
    expect(lea.page.locator('[data-scene="table"] .arena')).to_be_visible()
    assert tags == []
    press(lea, "leave")
    lea.wait_for_turn()
    assert still_there(lea, tags) != []
    lea.button("Menu").click()
    lea.page.locator("[data-show-on-screen]").click()
    expect(lea.page.locator('[data-scene="table"] .arena')).to_be_visible()
    before = list(tags)
    lea.page.wait_for_timeout(300)
    assert lea.page.locator(".mine").count() == 0
    assert (still_there(lea, before), tags) == ([], before)


def test_a_long_name_leaves_room_for_the_others_on_the_wall(guest: Opens) -> None:
    lea = guest().go("/")
    long = ("Grand-mère Joséphine de Bretagne", "Oncle Barnabé des Trois-Rivières", "Cousine Eulalie du Val d’Amour")
    names = (*long, "Hugo", "Zoé")
    seats = [{"kind": "human", "name": name} for name in names]
    table = lea.page.evaluate(LAY, {"game": "pas-touche", "seats": seats, "options": {"players": 5}, "start": True})
    lea.page.set_viewport_size({"width": TV[0], "height": TV[1]})
    lea.go(f"/screen/t/{table}")
    shown = lea.page.locator("[data-scene] header strong")
    expect(shown).to_have_count(len(names))
    whole = "(all) => all.filter((one) => one.scrollWidth <= one.clientWidth).map((one) => one.innerText)"
    assert shown.evaluate_all(whole) == ["Hugo", "Zoé"]

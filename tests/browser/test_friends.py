"""Two browsers at one table through a link."""

import re
import time

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import Opens
from browser.guest import PATIENCE, Guest
from server.services import Server


def sit_two(guest: Opens, game: str = "rest-in-peace", *options: str) -> tuple[Guest, Guest]:
    """Léa makes a table, Hugo comes through its link."""
    lea, hugo = guest(), guest()
    lea.go(f"/g/{game}")
    if options:
        lea.page.locator("details.options > summary").click()
    for option in options:
        lea.page.get_by_role("checkbox", name=option).check()
    lea.page.get_by_label("Ton nom").fill("Léa")
    lea.button("Dresser la table").click()
    link = lea.page.get_by_label("Lien d’invitation").input_value()
    expect(lea.page.get_by_label("Code à scanner")).to_be_visible()
    hugo.page.goto(link)
    hugo.page.get_by_label("Ton nom").fill("Hugo")
    hugo.button("M’asseoir ici").click()
    for one in (lea, hugo):
        expect(one.page.locator(".frame")).to_be_visible()
    return lea, hugo


@pytest.mark.parametrize("place", ["a new table", "a friend's table"])
def test_a_name_that_is_typed_before_the_house_knows_the_guest_stays(guest: Opens, place: str) -> None:
    lea, hugo = guest(), guest()
    lea.go("/g/rest-in-peace").button("Dresser la table").click()
    link = lea.page.get_by_label("Lien d’invitation").input_value()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    hugo.page.route("**/api/me", hold)
    hugo.page.goto(link if place == "a friend's table" else f"{hugo.base}/g/rest-in-peace")
    name = hugo.page.get_by_label("Ton nom")
    name.fill("Hugo")
    assert held
    with hugo.page.expect_response("**/api/me"):
        held[0].continue_()
    hugo.page.evaluate("new Promise(requestAnimationFrame)")
    expect(name).to_have_value("Hugo")


def test_one_loses_the_line_and_comes_back(guest: Opens) -> None:
    lea, hugo = sit_two(guest)
    for number in range(8):
        if lea.over or hugo.over:
            break
        acting = next_to_move(lea, hugo)
        if number == 4:
            hugo.context.set_offline(True)
            expect(hugo.page.locator('[data-wire="broken"]').first).to_be_visible()
            if acting is lea:
                lea.play_turn()
            hugo.context.set_offline(False)
            expect(hugo.page.locator('.frame[data-wire="open"]')).to_be_visible()
            acting = next_to_move(lea, hugo)
        acting.play_turn()
    logs = [one.page.locator(".side [data-seq]").last.get_attribute("data-seq") for one in (lea, hugo)]
    assert logs[0] == logs[1]
    expect(hugo.page.locator('[data-wire="back"]')).to_have_count(0)


def next_to_move(*guests: Guest) -> Guest:
    """Wait until one of them is to move, or until the game is over, and return that one."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for one in guests:
            if one.over or one.page.locator('.frame[data-turn][data-busy="false"]').count():
                return one
        guests[0].page.wait_for_timeout(30)
    raise AssertionError("nobody is to move")


def test_people_talk_and_see_each_other(guest: Opens) -> None:
    lea, hugo = sit_two(guest)
    lea.page.keyboard.press("c")
    lea.page.get_by_label("Dis quelque chose").fill("Bonsoir <b>Hugo</b> !")
    lea.page.keyboard.press("Enter")
    expect(hugo.page.locator("[data-bubble=chat]")).to_have_text("Bonsoir <b>Hugo</b> !")
    hugo.button("Journal, discussion et règles").click()
    hugo.page.get_by_role("tab", name=re.compile("Discuter")).click()
    expect(hugo.page.locator(".side").get_by_text("Bonsoir <b>Hugo</b> !", exact=True)).to_be_visible()
    hugo.button("Ce que je ressens").click()
    hugo.button("Bravo !").click()
    expect(lea.page.locator('[data-seat="blue"] [data-bubble=bravo]')).to_be_visible()
    hugo.go("/")
    expect(lea.page.locator(".players").get_by_text("pas là")).to_be_visible()
    expect(hugo.page.get_by_role("heading", name="Tes parties en cours")).to_be_visible()


def test_a_restart_of_the_server_is_survived(guest: Opens, house: Server) -> None:
    lea = guest().play_bot()
    lea.play_turn()
    house.kill()
    expect(lea.page.get_by_text("Connexion perdue")).to_be_visible()
    house.start()
    expect(lea.page.locator('.frame[data-wire="open"]')).to_be_visible(timeout=15_000)
    assert lea.wait_for_turn()
    lea.play_turn()


@pytest.mark.parametrize("link", ["/t/nosuchtable00000", "/nowhere", "/replay/nosuchtable00000"])
def test_a_wrong_address_says_what_to_do(guest: Opens, link: str) -> None:
    lea = guest().go(link)
    expect(lea.page.get_by_role("heading", name=re.compile("n’existe pas"))).to_be_visible()
    expect(lea.page.get_by_role("link", name="Retour à l’accueil")).to_be_visible()


def test_a_private_table_asks_for_its_link(guest: Opens) -> None:
    lea, stranger = guest(), guest()
    lea.go("/g/rest-in-peace").button("Dresser la table").click()
    lea.page.wait_for_url("**/t/*")
    lea.page.wait_for_url("**?invite=*")
    stranger.page.goto(lea.page.url.split("?")[0])
    expect(stranger.page.get_by_role("heading", name="Cette table est privée")).to_be_visible()
    assert "invite" not in stranger.page.url


def test_the_address_bar_is_the_invitation(guest: Opens) -> None:
    lea, hugo, ada = guest(), guest(), guest()
    lea.go("/g/rest-in-peace").button("Dresser la table").click()
    link = lea.page.get_by_label("Lien d’invitation").input_value()
    lea.page.wait_for_url(link)
    lea.go(link.removeprefix(lea.base).split("?")[0])
    lea.page.wait_for_url(link)
    hugo.page.goto(lea.page.url)
    hugo.page.get_by_label("Ton nom").fill("Hugo")
    hugo.button("M’asseoir ici").click()
    for one in (lea, hugo):
        expect(one.page.locator(".frame")).to_be_visible()
        assert one.page.url == link
    # Who watches through the link may pass it on.
    ada.page.goto(hugo.page.url)
    expect(ada.page.locator(".frame")).to_be_visible()
    assert ada.page.url == link


def test_who_watches_an_open_table_gets_no_token(guest: Opens) -> None:
    lea, stranger = guest(), guest()
    wish = {"game": "rest-in-peace", "public": True, "start": True}
    seats = [{"kind": "human", "name": "Léa"}, {"kind": "bot", "level": "1"}]
    answer = lea.go("/").page.request.post(f"{lea.base}/api/tables", data={**wish, "seats": seats})
    table = answer.json()["table"]
    stranger.go(f"/t/{table['id']}")
    expect(stranger.page.locator(".frame")).to_be_visible()
    assert stranger.page.url == f"{stranger.base}/t/{table['id']}"
    assert not any(table["invite"] in frame for frame in stranger.frames)

"""People who are not at the table: called back, shown what happened since; and a game on somebody else's page."""

import re
from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Opens
from browser.file_host import FileHost
from browser.guest import PATIENCE
from browser.test_friends import next_to_move

ASKS = """
const told = (window.told = []);
class Notice { constructor(title) { told.push(title) } close() {} }
Object.assign(Notice, { permission: 'default', requestPermission: async () => (Notice.permission = 'granted') });
window.Notification = Notice;
"""
"""A browser that has not been asked yet, and would say yes: headless ones always say no."""


def test_a_game_by_correspondence_calls_its_people_back_and_shows_what_they_missed(guest: Opens) -> None:
    lea, hugo = guest(), guest()
    for one in (lea, hugo):
        one.context.add_init_script(ASKS)
    lea.go("/g/rest-in-peace").page.get_by_label("Ton nom").fill("Léa")
    lea.page.get_by_label("Temps par coup").select_option("un jour, par correspondance")
    lea.button("Dresser la table").click()
    hugo.page.goto(lea.page.get_by_label("Lien d’invitation").input_value())
    expect(hugo.page.get_by_text("Par correspondance : un jour par coup")).to_be_visible()
    hugo.page.get_by_label("Ton nom").fill("Hugo")
    hugo.button("M’asseoir ici").click()

    first = next_to_move(lea, hugo)
    second = hugo if first is lea else lea
    icon = first.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("icon-turn"))
    expect(first.page.locator("[data-offer]")).to_have_count(0)
    first.play_turn()
    expect(icon).to_have_attribute("href", re.compile(r"/icon\.svg"))
    first.page.locator("[data-offer=turn]").get_by_role("button", name="Me prévenir").click()
    expect(first.page.locator("[data-offer]")).to_have_count(0)

    table = first.page.url
    first.go("/tables")
    second.wait_for_turn()
    while second.page.locator(".frame[data-turn]").count():  # a round that ends asks more of its loser
        second.play_turn()

    first.page.evaluate(
        "localStorage['veillee-seen'] = localStorage['veillee-seen'].replace(/\"at\":\\d+/g, '\"at\":0')"
    )
    first.page.reload()
    waiting = first.page.locator("[data-status=turn] li")
    expect(waiting).to_have_count(1)
    expect(waiting).to_contain_text("coup attendu")
    first.page.goto(table)
    expect(first.page.locator("[data-recall]")).to_contain_text("Depuis ta dernière visite")
    first.page.get_by_role("button", name="Passer").click()
    first.wait_for_turn()
    expect(first.page.locator("[data-recall]")).to_have_count(0)

    first.button("Menu").click()
    first.page.get_by_label("Vacances").select_option("7 jours")
    first.button("Demander").click()
    second.page.get_by_role("button", name="D’accord").click()
    expect(first.page.get_by_text("La table est en vacances jusqu’au")).to_be_visible()


def test_a_finished_game_is_seen_again_on_somebody_elses_page_without_a_cookie(guest: Opens, tmp_path: Path) -> None:
    host, reader = guest(), guest()
    seats = [{"kind": "bot", "level": "1"}, {"kind": "bot", "level": "1"}]
    asked = {"game": "rest-in-peace", "seats": seats, "pace": "brisk"}
    made = host.context.request.post(f"{host.base}/api/tables", data=asked, headers={"Origin": host.base}).json()
    table = made["table"]["id"]
    host.go(f"/t/{table}")  # bots play for whoever looks on
    host.page.wait_for_selector('.frame[data-over="true"]', timeout=4 * PATIENCE)
    host.go(f"/replay/{table}").button("Partager").click()
    code = host.page.get_by_role("textbox").input_value()
    assert host.violations() == []

    (tmp_path / "page.html").write_text(f"<!doctype html><title>Elsewhere</title><h1>My page</h1>{code}")
    elsewhere = FileHost(tmp_path)
    reader.page.goto(f"{elsewhere.base.replace('127.0.0.1', 'localhost')}/page.html")
    frame = reader.page.frame_locator("iframe")
    expect(frame.locator("[data-embed]")).to_be_visible()
    before = frame.get_by_role("status").inner_text()
    frame.get_by_role("button", name="À la fin").click()
    expect(frame.get_by_role("status")).not_to_have_text(before)
    assert reader.context.cookies() == []
    elsewhere.stop()

"""Playing without a server: a house of files, Python in a worker, the network cut."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Error, expect

from browser.device_house import DeviceHouse, DeviceThinker, device_films, native_films, seeded_replay, worker
from browser.file_host import FileHost
from browser.guest import PATIENCE, PHONE, Guest
from veillee.core import CHANCE, SeedRng
from veillee.games.registry import all_games, find_game
from veillee.games.riddles import page_file
from veillee.server.web.site import write_site
from veillee.server.work.base import Task
from veillee.server.work.think import answer_with

ROOT = Path(__file__).resolve().parents[2]
PLACE = "/some/where/"
START_MS = 180_000
DECISIONS = 10
LEVELS = {"pas-vu-pas-pris": ("1", "3")}
"""Levels that are compared where not 1 and 2; level 2 of Pas Vu Pas Pris looks through the whole hall, for seconds."""


# A browser's quota cannot be filled in a test: the worker's transactions fail as they do then, when told to.
_DISK = """
let disk = ''
new BroadcastChannel('disk').onmessage = ({ data }) => (disk = data)
const begin = IDBDatabase.prototype.transaction
IDBDatabase.prototype.transaction = function (stores, mode, ...rest) {
  const transaction = begin.call(this, stores, mode, ...rest)
  if (disk === 'full' && mode === 'readwrite') {
    Object.defineProperty(transaction, 'error', { value: new DOMException('', 'QuotaExceededError') })
    queueMicrotask(() => transaction.abort())
  }
  return transaction
}
"""
_TALK = """
(table) => {
  let count = 0
  const say = house.enter(table, (message) => {
    if (message.type === 'ok') acknowledged(message.seq)
    if (message.type === 'ok' || message.type === 'snapshot')
      for (let burst = 0; burst < 3; burst += 1)
        say({ type: 'chat', id: 'c' + (count += 1), seat: '', text: 'mot ' + count })
  })
}
"""
_STORED = """
([store, table]) => new Promise((resolve) => {
  const opening = indexedDB.open(store)
  opening.onsuccess = () => {
    const log = opening.result.transaction('log').objectStore('log')
    log.getAllKeys(IDBKeyRange.bound([table, 0], [table, Infinity])).onsuccess = (event) =>
      resolve(event.target.result.map(([, seq]) => seq))
  }
})
"""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileHost]:
    """Serve a house of files in a folder of a plain host; Python takes long to start on a busy machine."""
    folder = tmp_path_factory.mktemp("host")
    write_site(folder / PLACE.strip("/"), str(ROOT / "web" / "dist"))
    script = folder / PLACE.strip("/") / worker("house")
    script.write_text(_DISK + script.read_text())
    host = FileHost(folder)
    expect.set_options(timeout=START_MS)
    yield host
    expect.set_options(timeout=PATIENCE)
    host.stop()


@pytest.fixture
def player(host: FileHost, chromium: Browser) -> Iterator[Guest]:
    one = Guest(chromium, host.base + PLACE.rstrip("/"), keeps=True, language="fr")
    one.context.set_default_timeout(START_MS)
    yield one
    host.gate.set()
    one.close()
    assert one.errors == []


def test_loading_begins_with_a_game_tells_its_bytes_and_can_be_cancelled(host: FileHost, player: Guest) -> None:
    host.gate.clear()
    player.go("/")
    expect(player.button(re.compile("^Jouer · Labystère"))).to_be_visible()
    bar = player.page.get_by_role("dialog")
    player.button(re.compile("^Jouer · Labystère")).click()
    expect(bar).to_contain_text(re.compile(r"0,\d Mo sur 6,\d Mo"))
    bar.get_by_role("button", name="Annuler").click()
    expect(player.page.get_by_role("alert")).to_contain_text("annulé")
    begun = len(host.parts)
    player.go("/tables/").page.get_by_role("link", name="Choisir un jeu").click()
    expect(player.button(re.compile("^Jouer · Labystère"))).to_be_visible()
    assert len(host.parts) == begun  # nothing was played here: who looks around loads no Python


def test_a_new_version_is_taken_over_between_games_and_says_so(host: FileHost, player: Guest) -> None:
    player.go("/rules/labystere/")
    player.wait_until("!!navigator.serviceWorker.controller")
    host.gate.clear()  # a page at a table, where nothing has to be played
    other = player.context.new_page()
    other.goto(f"{player.base}/t/aaaaaaaaaaaaaaaa")
    script = host.folder / PLACE.strip("/") / "sw.js"
    script.write_text(script.read_text().replace("const BUILD = '", "const BUILD = 'next-"))
    player.page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    player.wait_until("navigator.serviceWorker.getRegistration().then((one) => !!one.waiting)")
    expect(player.page.get_by_text("nouvelle version")).to_have_count(0)
    other.close()
    host.gate.set()
    player.page.get_by_role("link", name="Mes tables").click()
    expect(player.page.get_by_role("status").get_by_text("nouvelle version")).to_be_visible()
    kept = player.page.evaluate("caches.keys()")
    assert all(":next-" in name for name in kept if name.startswith("veillee-page"))


def test_a_game_outlives_a_full_disk_its_page_a_crash_and_the_network(host: FileHost, player: Guest) -> None:
    player.context.add_init_script("navigator.storage.persist = async () => (window.lasting = true)")
    player.go("/g/rest-in-peace/").button(re.compile("^Jouer$")).click()
    player.page.wait_for_url("**/t/*")
    table = player.page.url
    assert player.page.evaluate("window.lasting"), "the browser was not asked to keep the games"
    _without_room(player)
    _with_another_page(player, table)
    _killed(player)
    _without_network(player, table)


def test_riddles_need_no_python_and_stay_without_a_network(host: FileHost, player: Guest) -> None:
    begun = len(host.parts)
    answers = player.page.get_by_role("list", name="Réponses").get_by_role("button")
    player.go("/riddles/today")  # an address that no file of the site has
    expect(answers.first).to_be_visible()
    player.wait_until("!!navigator.serviceWorker.controller")
    riddles = json.loads(page_file(find_game("labystere")).read_text(encoding="utf-8"))
    one = f"/riddles/labystere_{riddles[0]['id']}"
    for address in ("/riddles/today", one):
        expect(player.go(address).page.locator("article[data-over]")).to_be_visible()
    player.context.set_offline(True)
    player.go("/riddles/").page.get_by_role("link", name="Chercher").click()
    expect(answers.first).to_be_visible()
    player.go(one)
    answers.nth(riddles[0]["best"]).click()
    expect(player.page.get_by_role("status").filter(has_text="C’est ça")).to_be_visible()
    assert len(host.parts) == begun


def _without_room(player: Guest) -> None:
    """A sentence says so, and the move is stored as soon as there is some."""
    player.wait_for_turn()
    player.page.evaluate("new BroadcastChannel('disk').postMessage('full')")
    player.page.locator('.mine [data-spot^="ghost:"]').last.click()
    expect(player.page.get_by_role("alert").filter(has_text="n’a plus de place")).to_be_visible()
    player.page.evaluate("new BroadcastChannel('disk').postMessage('')")
    player.wait_for_turn()
    expect(player.page.locator('[data-pending="true"]')).to_have_count(0)


def _with_another_page(player: Guest, table: str) -> None:
    """Two pages share one house, and either may close."""
    first = player.page
    first.evaluate("navigator.serviceWorker.ready.then(() => true)")  # a plain host has no page at a table's address
    player.page = player.context.new_page()
    player.page.goto(table)
    player.wait_for_turn()
    player.play_turn()
    first.close()  # its worker was the house
    player.wait_for_turn()
    player.play_turn()
    player.wait_for_turn()


def _killed(player: Guest) -> None:
    """A page that is killed while it writes loses nothing that was acknowledged."""
    house = DeviceHouse(player.page, PLACE)
    seats = [{"kind": "human", "name": name} for name in ("Anna", "Ben")]
    asked = {"game": "labystere", "options": {"players": 2}, "seats": seats}
    table = house.ask("POST", "/tables", asked)["table"]["id"]
    stored: list[int] = []
    player.page.expose_function("acknowledged", lambda seq: stored.append(seq))
    player.page.evaluate(_TALK, table)
    while len(stored) <= 5:
        player.page.wait_for_timeout(50)
    killed = player.page
    with pytest.raises(Error, match="crash"):
        killed.goto("chrome://crash")
    killed.close()
    player.page = player.context.new_page()
    player.go("/rules/labystere/")
    kept: list[int] = player.page.evaluate(_STORED, [f"veillee:{PLACE}", table])
    assert kept == list(range(1, len(kept) + 1))
    assert set(stored) <= set(kept)


def _without_network(player: Guest, table: str) -> None:
    """The game goes on, and every address opens."""
    player.context.set_offline(True)
    player.page.goto(table)
    player.wait_for_turn()
    player.play_turn()
    player.page.get_by_role("link", name="Retour à l’accueil").first.click()
    player.page.get_by_role("link", name="Mes tables").click()
    known = player.page.get_by_role("link", name=re.compile("^Continuer Rest in Peace"))
    expect(known).to_have_attribute("href", re.compile(table.rsplit("/", 1)[1].partition("?")[0]))
    expect(player.page.get_by_role("link", name=re.compile("^Continuer Labystère"))).to_be_visible()
    for address, said in (
        ("/rules/pas-touche", "Pas Touche"),
        ("/watch", "Sans serveur"),
        ("/g/labystere", "Sans serveur, personne d’autre"),
        ("/e/aaaaaaaa", "Une veillée a besoin d’un serveur"),
        ("/devices", "il faut un serveur"),
    ):
        expect(player.go(address).page.locator("main")).to_contain_text(said)


@pytest.mark.parametrize("game", sorted(all_games()))
def test_games_are_the_same_as_natively(host: FileHost, compared: Any, game: str) -> None:
    house, thinker = compared
    rules = all_games()[game]
    replay = min((seeded_replay(rules, rules.examples()[0], seed) for seed in range(8)), key=len)
    assert device_films(house, replay) == native_films(replay)
    state = rules.new(rules.read_options(rules.examples()[0]))
    for number in range(1, DECISIONS):
        if not state.actors():
            break
        actor = state.actors()[0]
        if actor == CHANCE:
            state.apply(CHANCE, state.log_text(CHANCE, state.draw(SeedRng(b"seed", number))))
            continue
        task = Task(game, state.to_bytes(), actor, LEVELS.get(game, ("1", "2"))[number % 2], number)
        found = thinker.answer("choose", task)
        assert found == answer_with(all_games(), "choose", msgspec.msgpack.encode(task))
        state.apply(actor, state.log_text(actor, msgspec.msgpack.decode(found)))


@pytest.fixture(scope="module")
def compared(host: FileHost, chromium: Browser) -> Iterator[tuple[DeviceHouse, DeviceThinker]]:
    one = Guest(chromium, host.base + PLACE.rstrip("/"), size=PHONE)
    one.go("/rules/labystere")
    yield DeviceHouse(one.page, PLACE, worker("house")), DeviceThinker(one.page, PLACE, worker("thinker"))
    one.close()

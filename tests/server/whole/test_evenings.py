"""The promises for evenings, from outside: on both pairs of back ends, with processes that die and that are two."""

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from server.client import Browser, play_on
from server.conftest import Opens, Starts
from server.room_socket import RoomSocket, arrive, open_evening, room, two_friends
from server.services import Server
from veillee.server.evenings.domain.entries import Spoke
from veillee.server.store import open_store

pytestmark = pytest.mark.anyio

TALKERS = 4
WORDS = 20
KILLS = 2


class Talker:
    """Says numbered things in a room, reconnects by itself and says again what was not answered."""

    def __init__(self, browser: Browser, evening: str, words: int) -> None:
        self.browser, self.evening = browser, evening
        self.left = [f"{browser.name} {number}" for number in range(words)]
        self.said: dict[str, int] = {}
        self.seq = 0

    async def run(self) -> None:
        while self.left:
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                after: dict[str, Any] = {"after": self.seq} if self.seq else {}
                socket = await self.browser.connect_to(f"/api/evenings/{self.evening}/socket", RoomSocket, **after)
                try:
                    while self.left:
                        await self._say(socket)
                finally:
                    await socket.close()
            await asyncio.sleep(0.05)

    async def _say(self, socket: RoomSocket) -> None:
        text = self.left[0]
        async with asyncio.timeout(2.5):
            answer = await socket.ask(type="speak", id=text.replace(" ", "."), text=text)
        assert answer["type"] == "ok", answer
        self.said[text] = answer["seq"]
        self.left.pop(0)
        self.seq = max(self.seq, socket.room_seq)


async def test_promises_1_and_2_kill_nine_loses_and_doubles_nothing_that_was_said_or_begun(
    pair: Callable[[], dict[str, Any]], start: Starts, open_browser: Opens
) -> None:
    settings = {**pair(), "seat_messages": 10_000}
    server = start(**settings)
    chance = random.Random(7)
    browsers = [await open_browser(server, f"Ami{number}") for number in range(TALKERS)]
    door = await open_evening(browsers[0])
    evening = door["evening"]["id"]
    for browser in browsers[1:]:
        await arrive(browser, door)
    talkers = [Talker(browser, evening, WORDS) for browser in browsers]
    tasks = [asyncio.create_task(talker.run()) for talker in talkers]
    for _ in range(KILLS):
        await asyncio.sleep(chance.uniform(0.05, 0.3))
        server.kill()
        await asyncio.to_thread(server.start)
    async with asyncio.timeout(40):
        await asyncio.gather(*tasks)
    host = await room(browsers[0], evening)
    table = await host.begin("g1", "g2", options={"cards": 2})
    await host.enter(table)
    server.kill()
    await asyncio.to_thread(server.start)
    left, right = await room(browsers[0], evening), await room(browsers[1], evening)
    await left.enter(table)
    await right.enter(table)
    await play_on(left, right)
    await left.shows(lambda parts: parts["games"][0]["status"] == "over", "for the points")
    assert sum(line["points"] for line in left.parts["score"]) == 6
    server.kill()
    store = await open_store(str(settings.get("store") or Path(settings["data"]) / "veillee.sqlite3"))
    entries = await store.read(evening, 0)
    await store.close()
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    stored = {entry.body.text: entry.seq for entry in entries if isinstance(entry.body, Spoke)}
    assert sum(isinstance(entry.body, Spoke) for entry in entries) == TALKERS * WORDS
    assert stored == {text: seq for talker in talkers for text, seq in talker.said.items()}


async def test_promises_6_and_7_two_servers_hold_one_evening_in_one_order(
    pair: Callable[[], dict[str, Any]], start: Starts, open_browser: Opens
) -> None:
    settings = {**pair(), "poll_seconds": 0.2}
    one, two = start(**settings), start(**settings)
    anna, ben = await open_browser(one, "Anna"), await open_browser(two, "Ben")
    door = await open_evening(anna)
    await arrive(ben, door)
    here, there = await room(anna, door["evening"]["id"]), await room(ben, door["evening"]["id"])
    words = [
        asyncio.gather(*(near.ask(type="speak", text=f"{near.me} {n}") for n in range(15))) for near in (here, there)
    ]
    answers = [answer for group in await asyncio.gather(*words) for answer in group]
    assert {answer["type"] for answer in answers} == {"ok"}
    assert len({answer["seq"] for answer in answers}) == 30
    last = max(answer["seq"] for answer in answers)
    for near in (here, there):
        await near.until(lambda s: s.room_seq >= last)
    assert here.room_lines[-30:] == there.room_lines[-30:]
    both = [{"person": "g1"}, {"person": "g2"}]
    proposals = [await near.do("propose", game="duel", chairs=both) for near in (here, there)]
    for near in (here, there):
        await near.shows(lambda parts: len(parts["proposals"]) == 2)
    begun = await asyncio.gather(
        here.ask(type="agree", proposal=proposals[1]), there.ask(type="agree", proposal=proposals[0])
    )
    assert sorted(answer["type"] for answer in begun) == ["ok", "refused"]  # at the same moment: one game, one sentence
    for near in (here, there):
        await near.shows(lambda parts: len(parts["games"]) == 1 and parts["games"][0]["seats"])
        await near.enter(near.parts["games"][0]["table"])
    await play_on(here, there)
    for near in (here, there):
        await near.shows(lambda parts: parts["games"][0]["status"] == "over")
        if "bus" in settings:
            await near.until(lambda s: any(m.get("here") == ["g1", "g2"] for m in s.messages), "for the presence")
    assert here.parts["score"] == there.parts["score"]


async def test_promise_3_a_big_screen_and_the_others_see_no_hand(shared: Server, open_browser: Opens) -> None:
    anna, ben = await two_friends(shared, open_browser)
    invite = anna.parts["evening"]["invite"]
    evening = anna.parts["evening"]["id"]
    wall = await room(anna.browser, evening, screen=1)
    late = await room(await open_browser(shared, "Carla"), evening, invite=invite)
    table = await anna.begin("g1", "g2")
    for near in (anna, ben, wall, late):
        await near.enter(table)
    assert (wall.me, wall.now["seat"], late.now["seat"]) == ("", "", "")
    cards = [*anna.now["view"]["hand"], *ben.now["view"]["hand"]]
    assert len(cards) == 6
    for card in cards:
        assert not any(card in frame for near in (wall, late) for frame in near.frames)
    assert not any(card in frame for card in cards[:3] for frame in ben.frames)
    assert (await wall.ask(type="move", seat="left", move="peek"))["message"] == "refusal-table-not-yours"


async def test_promise_4_an_evening_is_for_those_with_its_link(shared: Server, open_browser: Opens) -> None:
    anna, _ben = await two_friends(shared, open_browser)
    evening, stranger = anna.parts["evening"]["id"], await open_browser(shared, "Mallory")
    table = await anna.begin("g1", "g2")
    path = f"/api/evenings/{evening}"
    for method, where, body in (
        ("GET", path, None),
        ("GET", f"{path}/score", None),
        ("POST", f"{path}/moments", None),
        ("POST", f"{path}/people", {"invite": "x", "name": "Mallory"}),
    ):
        assert (await stranger.call(method, where, body, status=403))["message"] == "refusal-evening-private"
    assert await (await stranger.connect_to(f"{path}/socket", RoomSocket)).gone() == (4403, "private")
    assert await (await stranger.connect_to("/api/evenings/none/socket", RoomSocket)).gone() == (4404, "no-evening")
    await stranger.call("GET", f"/api/tables/{evening}", status=404)
    await stranger.call("GET", f"/api/evenings/{table}", status=404)
    game = next(each for each in anna.parts["games"] if each["table"] == table)
    claim = {"invite": game["invite"], "name": "Mallory"}
    answer = await stranger.call("POST", f"/api/tables/{table}/seats/left", claim, status=409)
    assert answer["message"] == "refusal-table-in-evening"
    with pytest.raises(websockets.InvalidStatus):
        await stranger.connect_to(f"{path}/socket", RoomSocket, headers={"Origin": "https://evil.example"})


async def test_promise_8_who_sends_too_much_is_cut_off_and_nobody_else_is(start: Starts, open_browser: Opens) -> None:
    anna, ben = await two_friends(start(seat_messages=20), open_browser)
    for number in range(30):
        with contextlib.suppress(websockets.ConnectionClosed):
            await ben.send(type="speak", id=f"n{number}", text="encore")
    assert await ben.gone() == (1008, "limit")
    assert (await anna.ask(type="speak", text="calme"))["type"] == "ok"
    with contextlib.suppress(websockets.ConnectionClosed):
        await anna.connection.send(json.dumps({"type": "speak", "id": "a", "text": "x" * 9000}))
    assert await anna.gone() == (1008, "size")


async def test_promise_11_hostile_frames_are_answered_and_change_nothing(shared: Server, open_browser: Opens) -> None:
    anna, _ben = await two_friends(shared, open_browser)
    table = await anna.begin("g1", "g2")
    before, chance = anna.room_seq, random.Random(11)
    junk: list[Any] = [None, -1, 1e300, "", "g1\u0000", "é" * 40, [], {}, True, [[[]]], 2**63]
    kinds = ["speak", "propose", "agree", "begin", "abandon", "set-until", "pass-lamp", "remove", "enter", "exit", "zz"]
    fields = ["text", "game", "options", "chairs", "proposal", "table", "person", "until", "seat", "after", "level"]
    for number in range(40):
        message = {"type": chance.choice(kinds), "id": f"j{number}"}
        message |= {field: chance.choice(junk) for field in chance.sample(fields, 2)}
        answer = await anna.ask(**message)
        assert answer["type"] in ("refused", "ok", "exited"), (message, answer)
    for frame in ("{", "[]", "7", '"speak"', "[" * 3000, '{"type": 7, "id": "a"}', "\u0000"):
        start_at = len(anna.messages)
        await anna.connection.send(frame)
        await anna.until(lambda s, at=start_at: len(s.messages) > at)
        assert anna.messages[-1]["type"] in ("error", "refused")
    await anna.enter(table)
    assert anna.now["seat"] == "left"
    assert {line["type"] for line in anna.room_lines if line["seq"] > before} <= {"until", "words", "abandon"}


async def test_another_device_is_the_same_person_until_it_is_removed(shared: Server, open_browser: Opens) -> None:
    anna, _ben = await two_friends(shared, open_browser)
    evening = anna.parts["evening"]["id"]
    table = await anna.begin("g1", "g2")
    phone = await open_browser(shared)
    word = (await anna.browser.call("POST", "/api/me/devices/word"))["word"]
    await phone.call("POST", "/api/devices", {"word": "ZZZZZZ"}, status=404)
    asked = await phone.call("POST", "/api/devices", {"word": word.lower(), "name": "Téléphone"})
    ticket = {"ticket": asked["ticket"]}
    assert (await phone.call("POST", "/api/devices/ticket", ticket))["status"] == "waiting"
    assert (await anna.browser.call("GET", "/api/me/devices"))["asking"]["name"] == "Téléphone"
    await anna.browser.call("POST", "/api/me/devices/answer", {"agree": True})
    assert (await phone.call("POST", "/api/devices/ticket", ticket)) == {"status": "agreed", "name": "Anna"}
    assert (await phone.call("GET", "/api/me"))["name"] == "Anna"
    hand = await room(phone, evening)
    await hand.enter(table)
    assert (hand.me, hand.now["seat"]) == ("g1", "left")
    seat = await phone.sit(table)
    assert seat.now["seat"] == "left"
    devices = (await phone.call("GET", "/api/me/devices"))["devices"]
    assert [(each["id"] == "first", each["here"]) for each in devices] == [(True, False), (False, True)]
    await anna.browser.call("DELETE", f"/api/me/devices/{devices[1]['id']}")
    assert await hand.gone() == (4403, "device")
    assert await seat.gone() == (4403, "device")
    assert (await phone.call("GET", "/api/me"))["name"] == ""
    assert (await anna.browser.call("GET", "/api/me"))["name"] == "Anna"
    await phone.call("GET", f"/api/evenings/{evening}", status=403)


async def test_words_cannot_be_guessed(start: Starts, open_browser: Opens) -> None:
    stranger = await open_browser(start(words=5))
    statuses = [
        (await stranger.http.post("/api/devices", json={"word": f"ABCDE{letter}"})).status_code for letter in "ABCDEFG"
    ]
    assert statuses == [404] * 5 + [429] * 2
    async with httpx.AsyncClient(base_url=stranger.base) as nobody:
        assert (await nobody.get("/api/me/devices")).status_code == 403

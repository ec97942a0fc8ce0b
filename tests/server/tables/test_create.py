"""Making tables, and the table of the next game."""

import asyncio

import pytest

from server.client import duel, play_on
from server.conftest import Opens
from server.services import Server
from veillee.core.replay import parse_replay

pytestmark = pytest.mark.anyio


async def test_a_rematch_takes_everybody_and_the_options_along(shared: Server, open_browser: Opens) -> None:
    left, right = await duel(shared, open_browser, options={"cards": 1})
    watcher = await open_browser(shared, "Carla")
    watching = await watcher.sit(left.table["id"], invite=left.table["invite"])
    await play_on(left, right)
    first = (await left.browser.call("POST", f"/api/tables/{left.table['id']}/rematch"))["table"]
    assert first["status"] == "waiting"
    assert first["options"] == {"cards": 1, "before": left.now["view"]["scores"]}  # what the game makes of them
    line = await right.until(lambda s: next((each for each in s.lines if each["type"] == "rematch"), None))
    assert line["table"] == first["id"]
    second = (await right.browser.call("POST", f"/api/tables/{left.table['id']}/rematch"))["table"]
    assert (second["id"], second["status"]) == (first["id"], "playing")
    again = [await player.browser.sit(first["id"]) for player in (left, right)]
    assert [socket.now["seat"] for socket in again] == ["left", "right"]
    invited = await watching.until(lambda s: next((each for each in s.lines if each["type"] == "rematch"), None))
    assert (await watcher.sit(invited["table"], invite=invited["invite"])).now["seat"] == ""
    await play_on(again[0], again[1])


async def test_two_who_ask_for_a_rematch_at_once_come_to_one_table(shared: Server, open_browser: Opens) -> None:
    left, right = await duel(shared, open_browser, options={"cards": 1})
    await play_on(left, right)
    path = f"/api/tables/{left.table['id']}/rematch"
    one, two = await asyncio.gather(left.browser.call("POST", path), right.browser.call("POST", path))
    assert one["table"]["id"] == two["table"]["id"]
    listed = [card["id"] for card in (await left.browser.call("GET", "/api/me/tables"))["tables"]]
    assert sorted(listed) == sorted([left.table["id"], one["table"]["id"]])


async def test_the_name_of_a_bot_stays_in_its_line_of_the_replay(shared: Server, open_browser: Opens) -> None:
    anna = await open_browser(shared, "Anna")
    table = await anna.create([{"kind": "human"}, {"kind": "bot", "name": "a\u2028b"}])
    text = await anna.call("GET", f"/api/tables/{table['id']}/replay")
    assert parse_replay(text).seats == {"left": "Anna", "right": "a b"}

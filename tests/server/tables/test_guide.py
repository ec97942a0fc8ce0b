"""The bots and the clock of a guided game wait for its one person, and for nobody else."""

import asyncio
from typing import Any

import pytest

from server.client import Browser, Socket, duel
from server.conftest import Opens, Starts
from server.services import Server

pytestmark = pytest.mark.anyio
ALONE = [{"kind": "human"}, {"kind": "bot"}]
BOT_FIRST = [{"kind": "bot"}, {"kind": "human"}]


async def guided(browser: Browser, seats: list[dict[str, Any]], **more: Any) -> Socket:
    table = await browser.create(seats, guided=True, **more)
    return await browser.sit(table["id"], guided=1)


async def bot_has_moved_elsewhere(browser: Browser, **more: Any) -> None:
    """Wait until a bot at another table, asked later, has moved: whoever did not wait would have moved by then too."""
    other = await browser.sit((await browser.create(BOT_FIRST, **more))["id"])
    await other.until(lambda s: by_bots(s), "for a bot")


def by_bots(socket: Socket) -> list[dict[str, Any]]:
    return [line for line in socket.lines if line.get("by") in ("bot", "clock")]


async def test_a_bot_waits_until_its_guided_player_has_read(shared: Server, open_browser: Opens) -> None:
    anna = await open_browser(shared, "Anna")
    socket = await guided(anna, BOT_FIRST)
    await bot_has_moved_elsewhere(anna)
    assert by_bots(socket) == []
    await socket.send(type="go-on", seq=socket.seq - 1)  # not the newest
    await bot_has_moved_elsewhere(anna)
    assert by_bots(socket) == []
    await socket.send(type="go-on", seq=socket.seq)
    await socket.until(by_bots, "for the bot")


async def test_each_thing_that_happens_is_read_before_the_next_one(shared: Server, open_browser: Opens) -> None:
    anna = await open_browser(shared, "Anna")
    socket = await guided(anna, ALONE, options={"cards": 2})
    await socket.send(type="go-on", seq=10_000)  # nobody reads ahead
    answer = await socket.move(socket.now["legal"][0])
    assert answer["type"] == "ok"
    await bot_has_moved_elsewhere(anna)
    assert by_bots(socket) == []
    await socket.send(type="go-on", seq=answer["seq"])
    await socket.until(by_bots, "for the bot")


async def test_without_the_guide_nobody_waits_any_more(start: Starts, open_browser: Opens) -> None:
    anna = await open_browser(start(guide_seconds=600.0), "Anna")
    socket = await guided(anna, BOT_FIRST)
    await socket.send(type="go-on")
    await socket.until(by_bots, "for the bot")
    await socket.send(type="go-on", seq=1)
    await socket.until(lambda s: any(m.get("message") == "refusal-table-guided" for m in s.messages), "for a refusal")


async def test_no_table_hangs_when_its_reader_goes(start: Starts, open_browser: Opens) -> None:
    server = start(guide_seconds=0.2)
    anna = await open_browser(server, "Anna")
    socket = await guided(anna, BOT_FIRST)
    table = socket.table["id"]
    await bot_has_moved_elsewhere(anna)
    assert by_bots(socket) == []
    await socket.close()
    watching = await anna.sit(table, as_="")
    await watching.until(by_bots, "for the bot")


async def test_a_guided_table_waits_for_its_reader_to_come_back(start: Starts, open_browser: Opens) -> None:
    server = start(guide_seconds=60.0)
    anna = await open_browser(server, "Anna")
    table = (await anna.create(BOT_FIRST, guided=True))["id"]
    await bot_has_moved_elsewhere(anna)
    for _ in range(2):
        socket = await anna.sit(table, guided=1)
        await bot_has_moved_elsewhere(anna)
        assert by_bots(socket) == []
        await socket.close()


async def test_the_guide_goes_on_after_a_restart(start: Starts, open_browser: Opens) -> None:
    server = start()
    anna = await open_browser(server, "Anna")
    socket = await guided(anna, BOT_FIRST)
    table = socket.table["id"]
    await socket.close()
    server.stop()
    server.start()
    socket = await anna.sit(table, guided=1)
    await bot_has_moved_elsewhere(anna)
    assert by_bots(socket) == []
    await socket.send(type="go-on", seq=socket.seq)
    await socket.until(by_bots, "for the bot")


async def test_nobody_waits_for_a_reader_among_people(shared: Server, open_browser: Opens) -> None:
    left, _ = await duel(shared, open_browser)
    again = await left.browser.sit(left.table["id"], guided=1)
    refused = await again.until(lambda s: [m for m in s.messages if m["type"] == "refused"], "for a refusal")
    assert refused[0]["message"] == "refusal-table-guided"
    assert refused[0]["text"]["fr"]


async def test_nobody_waits_for_a_spectator(shared: Server, open_browser: Opens) -> None:
    anna, ben = await open_browser(shared, "Anna"), await open_browser(shared, "Ben")
    table = await anna.create(BOT_FIRST, public=True)
    watching = await ben.sit(table["id"], guided=1)
    await watching.until(lambda s: any(m["type"] == "refused" for m in s.messages), "for a refusal")
    await watching.until(by_bots, "for the bot")


@pytest.mark.parametrize("more", [{"options": {"limit": 300}}, {"clock": {"kind": "move", "seconds": 2}}])
async def test_no_clock_runs_while_a_step_is_read(shared: Server, open_browser: Opens, more: dict[str, Any]) -> None:
    anna = await open_browser(shared, "Anna")
    reading = await guided(anna, ALONE, **more)
    other = await anna.sit((await anna.create(ALONE, **more))["id"])
    await other.until(lambda s: any(line.get("by") == "clock" for line in s.lines), "for the clock")
    assert by_bots(reading) == []
    began = asyncio.get_running_loop().time()
    await reading.send(type="go-on", seq=reading.seq)
    await reading.until(lambda s: any(line.get("by") == "clock" for line in s.lines), "for the clock")
    limit = more.get("options", {}).get("limit", 2000) / 1000
    assert asyncio.get_running_loop().time() - began > limit * 0.8  # the whole limit, not what reading left of it


async def test_no_bot_throws_or_touches_while_a_step_is_read(server: Server, open_browser: Opens) -> None:
    anna = await open_browser(server, "Anna")
    # In the first phase everybody chooses at once, and the bot has a hand of its own in each later one.
    socket = await guided(anna, ALONE, game="pas-touche", options={"players": 2})
    await bot_has_moved_elsewhere(anna, game="pas-touche", options={"players": 2})
    assert by_bots(socket) == []
    while socket.now["phase"] == "setup":
        if socket.now["legal"]:
            answer = await socket.move(socket.now["legal"][0])
            await socket.until(lambda s, seq=answer["seq"]: s.seq >= seq, "for the update")
        known = socket.seq
        await socket.send(type="go-on", seq=known)
        await socket.until(lambda s, known=known: s.seq > known or s.now["phase"] == "ready", "for the bot's choice")
    await socket.move("throw")
    await socket.until(lambda s: s.now["phase"] == "touch", "for the dice")
    before = len(by_bots(socket))
    await bot_has_moved_elsewhere(anna, game="pas-touche", options={"players": 2})
    assert len(by_bots(socket)) == before
    await socket.send(type="go-on", seq=socket.seq)
    await socket.until(lambda s: len(by_bots(s)) > before, "for the bot's hand")

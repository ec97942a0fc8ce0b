"""Real processes that die, come back, run twice, or lose each other."""

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.client import Browser, Socket, duel, play_on
from server.conftest import Opens, Starts
from server.duel import GAME
from server.insister import Sent, check_history, read_store, seat_insisters
from server.services import Postgres, Redis, Server
from veillee.core.replay import parse_replay, verify

pytestmark = pytest.mark.anyio

GAMES = 10
KILLS = 8


async def test_promise_1_kill_nine_loses_and_doubles_nothing_acknowledged(
    pair: Callable[[], dict[str, Any]], start: Starts
) -> None:
    settings = pair()
    server = start(**settings)
    chance = random.Random(4)
    history: list[Sent] = []
    players = await seat_insisters(server.base, GAMES, history, chance)
    tasks = [asyncio.create_task(player.run()) for player in players]
    for _ in range(KILLS):
        await asyncio.sleep(chance.uniform(0.05, 0.5))
        server.kill()
        await asyncio.to_thread(server.start)
    async with asyncio.timeout(40):
        await asyncio.gather(*tasks)
    server.kill()
    stored = await read_store(settings, {player.table for player in players})
    check_history(history, stored)
    assert sum(len(sent.answers) > 0 for sent in history) > GAMES * 40
    for player in players:
        await player.browser.close()


async def test_promise_2_a_restart_is_invisible_to_connected_clients(
    pair: Callable[[], dict[str, Any]], start: Starts, open_browser: Opens
) -> None:
    server = start(**pair())
    left, right = await duel(server, open_browser, options={"cards": 6})
    await play_on(left, right, 4)
    before = (left.seq, left.now["view"])
    process = server.process
    assert process is not None
    process.terminate()
    assert await left.gone() == (1012, "")
    await asyncio.to_thread(process.wait)
    await asyncio.to_thread(server.start)
    again = [await each.browser.sit(each.table["id"], after=each.seq) for each in (left, right)]
    assert (again[0].seq, again[0].now["view"]) == before
    assert again[0].lines == []
    await play_on(again[0], again[1])
    text = await again[0].browser.call("GET", f"/api/tables/{left.table['id']}/replay")
    assert verify(GAME, parse_replay(text)) == 8


async def test_promise_2_clocks_are_given_the_outage_back_and_run_without_anybody_connected(
    pair: Callable[[], dict[str, Any]], start: Starts, open_browser: Opens
) -> None:
    server = start(**pair(), beat_seconds=0.1, poll_seconds=0.2)
    left, _right = await duel(server, open_browser, options={"cards": 1, "limit": 1500})
    assert left.now["clock"]["kind"] == "rules"
    await asyncio.sleep(0.5)
    server.kill()
    await asyncio.sleep(2)
    await asyncio.to_thread(server.start)
    info = await left.browser.call("GET", f"/api/tables/{left.table['id']}")
    assert info["status"] == "playing"
    socket = await left.browser.sit(left.table["id"])
    assert 0 < socket.now["clock"]["left_ms"] <= 1300
    await socket.close()
    await asyncio.sleep(0.1)
    server.kill()
    await asyncio.to_thread(server.start)
    until = time.monotonic() + 10
    while True:  # nobody is connected: only the list of tables is asked
        cards = (await left.browser.call("GET", "/metrics")).splitlines()
        if 'veillee_entries_total{kind="moved"}' in " ".join(cards):
            break
        assert time.monotonic() < until
        await asyncio.sleep(0.2)
    await asyncio.sleep(2.5)
    final = await left.browser.sit(left.table["id"])
    assert final.now["result"]
    assert [line["by"] for line in final.lines if line["type"] == "move" and line["actor"] != "chance"] == ["clock"] * 2


async def far_duel(settings: dict[str, Any], start: Starts, open_browser: Opens) -> tuple[Socket, Socket, Socket]:
    """Return both sides of a duel at one server, and the right side once more at another that shares its store."""
    one, two = start(**settings), start(**settings)
    left, right = await duel(one, open_browser, options={"cards": 10})
    other = Browser(two.base)
    other.http.cookies = right.browser.http.cookies
    return left, right, await other.sit(left.table["id"])


async def test_promise_6_two_processes_serve_one_table_in_one_order(
    pair: Callable[[], dict[str, Any]], start: Starts, open_browser: Opens
) -> None:
    left, _, far = await far_duel({**pair(), "poll_seconds": 0.1}, start, open_browser)
    assert far.now["seat"] == "right"
    texts = [
        asyncio.gather(*(near.ask(type="chat", seat=seat, text=f"{seat} {n}") for n in range(20)))
        for near, seat in ((left, "left"), (far, "right"))
    ]
    answers = [answer for group in await asyncio.gather(*texts) for answer in group]
    assert len({answer["seq"] for answer in answers}) == 40
    await play_on(left, far)
    await left.until(lambda s: s.seq == far.seq)
    assert [(line["seq"], line["type"]) for line in left.lines] == [(line["seq"], line["type"]) for line in far.lines]
    assert left.now["result"] == far.now["result"]
    await far.browser.close()


async def test_promise_7_redis_may_stop_and_start(postgres: Postgres, start: Starts, open_browser: Opens) -> None:
    redis = Redis().start()
    settings = {"store": postgres.database(), "bus": redis.url, "poll_seconds": 1.0}
    left, _, far = await far_duel(settings, start, open_browser)
    await play_on(left, far, 4)
    redis.stop()
    await play_on(left, far, 4)
    redis.start()
    await redis.heard_by(2)
    began = time.monotonic()
    await play_on(left, far, 4)
    quick = time.monotonic() - began
    await play_on(left, far)
    assert left.now["result"]
    assert quick < 4 * 1.0  # no move waited for the next poll
    await far.browser.close()
    redis.stop()


async def test_promise_7_a_move_is_not_refused_for_what_no_hint_told(
    postgres: Postgres, start: Starts, open_browser: Opens
) -> None:
    redis = Redis().start()
    settings = {"store": postgres.database(), "bus": redis.url, "poll_seconds": 60}
    left, right, far = await far_duel(settings, start, open_browser)
    redis.stop()
    await left.move(left.now["legal"][0])
    await right.until(lambda s: s.now["actors"] == ["right"])
    assert far.now["actors"] == ["left"]
    answer = await far.move(right.now["legal"][0])
    assert answer["type"] == "ok"
    await far.browser.close()


async def test_promise_12_a_client_that_changes_server_is_never_shown_an_earlier_position(
    pair: Callable[[], dict[str, Any]], start: Starts, open_browser: Opens
) -> None:
    settings = {key: value for key, value in pair().items() if key != "bus"}  # no notices between the servers
    left, right, far = await far_duel({**settings, "poll_seconds": 60}, start, open_browser)
    await play_on(left, right, 4)
    assert far.seq < right.seq
    moved = await far.browser.sit(left.table["id"], after=right.seq)
    assert moved.messages[0]["type"] == "update"
    assert (moved.seq, moved.now["view"]) == (right.seq, right.now["view"])
    await far.until(lambda s: s.seq == right.seq, "for what the other brought along")
    liar = await far.browser.sit(left.table["id"], after=right.seq + 1000)
    assert (liar.messages[0]["type"], liar.seq) == ("snapshot", right.seq)
    await far.browser.close()


async def test_a_stopped_database_delays_and_loses_nothing(start: Starts, open_browser: Opens) -> None:
    postgres = Postgres().start()
    server = start(store=postgres.database())
    left, right = await duel(server, open_browser)
    move = left.now["legal"][0]
    postgres.halt()
    asking = asyncio.create_task(left.move(move, id="kept"))
    await asyncio.sleep(0.7)
    assert not asking.done()
    postgres.go_on()
    answer = await asking
    assert answer["type"] == "ok"
    await right.until(lambda s: s.now["actors"] == ["right"])
    await play_on(left, right)
    postgres.stop()


async def test_a_killed_server_leaves_no_thinking_processes_behind(start: Starts, open_browser: Opens) -> None:
    server: Server = start()
    anna = await open_browser(server, "Anna")
    table = await anna.create([{"kind": "human"}, {"kind": "bot"}])
    socket = await anna.sit(table["id"])
    made = await socket.move(socket.now["legal"][0])
    await socket.until(lambda s: s.seq > made["seq"])
    assert server.process is not None
    group = server.process.pid
    server.kill()
    until = time.monotonic() + 5
    while members := processes_of(group):
        assert time.monotonic() < until, members
        await asyncio.sleep(0.05)


def processes_of(group: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[2]) == group and fields[0] != "Z":
                found.append(int(stat.parent.name))
    return found


async def test_promise_5_a_move_is_shown_at_once_though_its_sender_is_gone(start: Starts, open_browser: Opens) -> None:
    server = start(poll_seconds=60)
    for _ in range(10):
        left, right = await duel(server, open_browser)
        before = right.seq
        await left.send(type="move", id="m", seat="left", move=left.now["legal"][0])
        left.connection.transport.abort()
        await right.until(lambda s, seq=before: s.seq > seq, "for the move")

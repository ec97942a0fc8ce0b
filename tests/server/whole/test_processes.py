"""A house of several processes: a table has one of them, and any of them may be killed."""

import asyncio
import contextlib
import os
import random
import signal
from pathlib import Path

import pytest
import websockets

from server.client import PATIENCE, Socket, duel, play_on
from server.conftest import Opens, Starts
from server.insister import Sent, check_history, read_store, seat_insisters
from server.services import Server

pytestmark = pytest.mark.anyio

PROCESSES = 2
GAMES = 6
KILLS = 3
NEVER = 600
"""Seconds: what one process is not told by another it would not find out in time."""


def children(server: Server) -> list[int]:
    """Return the processes of a server, without those that think."""
    assert server.process is not None
    parent = server.process.pid
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, mother = stat.read_text().rpartition(")")[2].split()[:2]
            if (
                int(mother) == parent
                and state != "Z"
                and b"resource_tracker" not in (stat.parent / "cmdline").read_bytes()
            ):
                found.append(int(stat.parent.name))
    return sorted(found)


async def kill_one(server: Server, process: int) -> None:
    """Kill a process that serves, and wait until it is gone: what it was handed before is gone with it."""
    os.kill(process, signal.SIGKILL)
    while process in children(server):
        await asyncio.sleep(0.01)


async def come_back(left: Socket) -> Socket:
    """Sit down again, trying as a page does: a connection that the killed process had taken is lost with it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await left.browser.sit(left.table["id"], after=left.seq)
            except (OSError, EOFError, websockets.InvalidHandshake, websockets.ConnectionClosed):
                await asyncio.sleep(0.1)


async def all_end(server: Server) -> None:
    """Kill a server, whose port is free again at once, and stop it: nothing of it is left."""
    server.kill()
    server.start()
    assert server.process is not None
    server.process.terminate()
    assert await asyncio.to_thread(server.process.wait, 15) == 0
    assert children(server) == []


async def test_people_at_a_table_share_a_process_and_do_not_notice_when_another_dies(
    start: Starts, open_browser: Opens
) -> None:
    server = start(processes=PROCESSES, poll_seconds=NEVER)
    assert len(children(server)) == PROCESSES
    sides = await asyncio.gather(*(duel(server, open_browser, options={"cards": 6}) for _ in range(GAMES)))
    await asyncio.gather(*(play_on(left, right, 4) for left, right in sides))
    figures = await sides[0][0].browser.call("GET", "/metrics")
    assert f"veillee_sockets {2.0 * GAMES}" in figures
    assert "takes no connections" not in server.text()
    await kill_one(server, children(server)[-1])
    for left, right in sides:  # whether their process was killed or not
        again = [await come_back(each) for each in (left, right)]
        assert again[0].now["view"] == left.now["view"]
        await play_on(again[0], again[1])
        assert again[0].now["result"] == again[1].now["result"]
    await all_end(server)


async def test_promise_1_kill_nine_of_one_process_loses_nothing(start: Starts, tmp_path: Path) -> None:
    server = start(processes=PROCESSES, data=tmp_path)
    chance = random.Random(4)
    history: list[Sent] = []
    players = await seat_insisters(server.base, GAMES, history, chance)
    tasks = [asyncio.create_task(player.run()) for player in players]
    for _ in range(KILLS):
        await asyncio.sleep(chance.uniform(0.2, 0.6))
        while not (alive := children(server)):
            await asyncio.sleep(0.05)
        await kill_one(server, chance.choice(alive))
    async with asyncio.timeout(60):
        await asyncio.gather(*tasks)
    server.kill()
    check_history(history, await read_store({"data": tmp_path}, {player.table for player in players}))
    assert sum(len(sent.answers) > 0 for sent in history) > GAMES * 40
    for player in players:
        await player.browser.close()

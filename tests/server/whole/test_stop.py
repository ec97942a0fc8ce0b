"""A graceful stop with people connected: everybody is told, nobody holds it up, and all come back."""

import asyncio
import time

import pytest

from server.client import Browser, Socket, duel, play_on
from server.conftest import Opens, Starts
from server.services import Server

pytestmark = pytest.mark.anyio

GUESTS = 12
LONGEST_SECONDS = 9.0
"""The server waits five seconds for those who do not go."""


async def stop(server: Server) -> float:
    """End a server politely and return how long that took."""
    assert server.process is not None
    began = time.monotonic()
    server.process.terminate()
    await asyncio.to_thread(server.process.wait, 30)
    return time.monotonic() - began


async def come_back(socket: Socket) -> Socket:
    return await socket.browser.sit(socket.table["id"], as_=socket.now["seat"], after=socket.seq)


async def test_everybody_is_told_that_the_server_restarts_and_comes_back(start: Starts, open_browser: Opens) -> None:
    server = start()
    left, right = await duel(server, open_browser, options={"cards": 6})
    invite = left.table["invite"]
    guests = [await left.browser.sit(left.table["id"], as_="", invite=invite) for _ in range(GUESTS)]
    bots: Browser = await open_browser(server, "Bo")
    alone = await bots.sit((await bots.create([{"kind": "bot"}, {"kind": "human"}], options={"cards": 20}))["id"])
    await play_on(left, right, 3)
    seen = left.seq
    assert await stop(server) < LONGEST_SECONDS
    for socket in (left, right, alone, *guests):
        assert (await socket.gone())[0] == 1012
    await asyncio.to_thread(server.start)
    back = [await come_back(socket) for socket in (left, right, *guests)]
    assert {socket.seq for socket in back} == {seen}
    assert all(socket.messages[0]["type"] == "update" for socket in back)
    await play_on(back[0], back[1])
    assert "Traceback" not in server.text()


async def test_nobody_holds_a_stop_up(start: Starts, open_browser: Opens) -> None:
    server = start(seat_messages=10_000)
    left, right = await duel(server, open_browser)
    lazy = await left.browser.sit(left.table["id"])
    lazy._reader.cancel()
    lazy.connection.transport.pause_reading()
    answer = {}
    for n in range(40):
        answer = await right.ask(type="chat", seat="right", text=f"{n} " + "x" * 490)
    _, half = await asyncio.open_connection("127.0.0.1", server.port)
    half.write(b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{")
    assert await stop(server) < LONGEST_SECONDS
    half.close()
    lazy.connection.transport.abort()
    await asyncio.to_thread(server.start)
    back = await come_back(right)
    assert back.seq == answer["seq"], "what was acknowledged is there"

"""PostgreSQL stores something and its answer is lost: people are not told that it failed, and it is done once."""

import asyncio
from urllib.parse import urlsplit

import pytest

from server.client import Browser
from server.conftest import Opens, Starts
from server.services import Postgres
from veillee.lab.soak.proxy import Proxy
from veillee.server.store import open_store

pytestmark = pytest.mark.anyio


async def test_a_claim_whose_answer_the_database_lost_is_not_refused(
    postgres: Postgres, start: Starts, open_browser: Opens
) -> None:
    address = postgres.database()
    proxy = Proxy(postgres.port)
    near = urlsplit(address)._replace(netloc=f"veillee@127.0.0.1:{await proxy.open()}").geturl()
    server = await asyncio.to_thread(start, store=near, beat_seconds=60, poll_seconds=60)
    anna: Browser = await open_browser(server, "Anna")
    ben: Browser = await open_browser(server, "Ben")
    table = await anna.create([{"kind": "human"}, {"kind": "open"}])
    await ben.call("GET", "/api/me")  # what the server reads about a person, it has read
    stored = await open_store(address)
    before = (await stored.last_numbers([table["id"]]))[table["id"]]
    for line in proxy.lines:
        line.open_answers.clear()
    claiming = asyncio.create_task(ben.claim(table, "right"))
    async with asyncio.timeout(10):
        while (await stored.last_numbers([table["id"]]))[table["id"]] == before:
            await asyncio.sleep(0.05)
    await stored.close()
    assert not claiming.done()
    for line in list(proxy.lines):
        line.cut()
    claimed = await claiming
    assert claimed["seats"][1]["mine"]
    socket = await ben.sit(table["id"])
    assert [line["seat"] for line in socket.lines if line["type"] == "seat"] == ["left", "right", "right"]
    await proxy.close()

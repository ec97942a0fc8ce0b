"""Messages are taken in the turn of the loop in which they come, one after the other."""

import asyncio

import pytest

from server.duel import games
from server.guest import Guest
from server.stepped import SteppedClock, open_service, settle
from veillee.server.messages import CreateTable, SeatRequest
from veillee.server.store.base import Append
from veillee.server.store.memory import MemoryStore
from veillee.server.tables.api import TableApi
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.log.entries import Said

pytestmark = pytest.mark.anyio


class SlowStore(MemoryStore):
    """Stores nothing while its gate is shut."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.gate = asyncio.Event()
        self.gate.set()

    async def append(self, append: Append) -> bool:
        self.asked += 1
        await self.gate.wait()
        return await super().append(append)


async def sit(store: SlowStore) -> Guest:
    clock = SteppedClock()
    service = await open_service(games(), clock, store=store)
    seats = [SeatRequest("human", "Anna"), SeatRequest("human", "Ben")]
    joined = await TableApi(service).create(Caller(None, {}, "", ""), CreateTable("duel", {}, seats))
    guest = await Guest(service, clock, Caller(joined.person, joined.secrets, "", ""), joined.table.id).sit("left")
    store.gate.clear()
    store.asked = 0
    return guest


def say(guest: Guest, command: str) -> None:
    guest.send(type="chat", id=command, seat="left", text=command)


async def said(guest: Guest) -> list[str]:
    entries = await guest.service.store.read(guest.table, 0)
    return [entry.body.text for entry in entries if isinstance(entry.body, Said)]


async def test_the_store_is_asked_before_anything_else_happens() -> None:
    store = SlowStore()
    guest = await sit(store)
    say(guest, "a")
    assert store.asked == 1
    store.gate.set()
    await settle()
    assert await said(guest) == ["a"]
    await guest.service.close()


async def test_what_comes_while_a_command_is_stored_waits_its_turn() -> None:
    store = SlowStore()
    guest = await sit(store)
    for command in "abcd":
        say(guest, command)
        await settle()
    assert store.asked == 1
    store.gate.set()
    await settle()
    assert await said(guest) == [*"abcd"]
    assert [answer["id"] for answer in guest.messages if answer["type"] == "ok"] == [*"abcd"]
    await guest.service.close()


async def test_what_is_being_stored_when_its_client_goes_is_stored() -> None:
    store = SlowStore()
    guest = await sit(store)
    say(guest, "a")
    leaving = asyncio.create_task(guest.leave())
    await settle()
    assert not leaving.done()
    store.gate.set()
    await leaving
    assert await said(guest) == ["a"]
    await guest.service.close()

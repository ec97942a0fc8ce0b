"""A log of very many entries: it is read in pages and slices, and a screen is not told all that was said."""

import asyncio
from typing import Any

import pytest

from server.duel import games
from server.guest import Guest
from server.stepped import SteppedClock, open_service, settle
from veillee.server.messages import CreateTable, SeatRequest
from veillee.server.store.base import ALL, Append
from veillee.server.store.memory import MemoryStore
from veillee.server.tables.api import Joined, TableApi
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.log.entries import Entry, TookBack

pytestmark = pytest.mark.anyio

MANY = 5000


class PagedStore(MemoryStore):
    """Notes how many entries were asked for at a time."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []

    async def read(self, table: str, after: int, most: int = ALL) -> list[Entry]:
        self.asked.append(most)
        return await super().read(table, after, most)


class RunningClock(SteppedClock):
    """A clock that shows a millisecond more whenever it is looked at."""

    def monotonic(self) -> float:
        self.now += 0.001
        return self.now


async def lay(store: MemoryStore) -> Joined:
    """Store a table whose players asked again and again for a move back."""
    service = await open_service(games(), SteppedClock(), store=store)
    seats = [SeatRequest("human", "Anna"), SeatRequest("human", "Ben")]
    joined = await TableApi(service).create(Caller(None, {}, "", ""), CreateTable("duel", {}, seats))
    first = (await service.need(joined.table.id)).table.seq + 1
    steps: Any = ("asked", "declined")
    entries = tuple(Entry(first + n, 1.0, TookBack(0, steps[n % 2], 2)) for n in range(MANY))
    await store.append(Append(joined.table.id, entries))
    await service.close()
    return joined


async def test_others_have_their_turn_while_a_long_log_is_read() -> None:
    store = PagedStore()
    joined = await lay(store)
    service = await open_service(games(), RunningClock(), store=store)
    store.asked.clear()
    loading = asyncio.ensure_future(service.need(joined.table.id))
    turns = 0
    while not loading.done():
        await asyncio.sleep(0)
        turns += 1
    assert (await loading).table.seq > MANY
    assert turns > MANY / 20
    assert len(store.asked) > 4
    assert max(store.asked) <= 1000
    await service.close()


async def test_a_screen_is_told_the_last_lines_beside_the_game_and_all_of_the_game() -> None:
    store, clock = MemoryStore(), SteppedClock()
    joined = await lay(store)
    service = await open_service(games(), clock, store=store)
    anna = await Guest(service, clock, Caller(joined.person, joined.secrets, "", ""), joined.table.id).sit("left")
    await settle()
    kinds = [line["type"] for line in anna.lines]
    assert kinds.count("takeback") == 200
    assert kinds.count("start") == 1
    assert kinds.count("move") == 3
    numbers = [line["seq"] for line in anna.lines]
    assert numbers == sorted(numbers)
    assert numbers[-1] == anna.seq
    await anna.leave()
    await service.close()

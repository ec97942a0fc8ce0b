"""Two services on one store: each reads what the other stored where somebody looks at it, or asks for it."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import pytest

from server.duel import games
from server.guest import Guest
from server.stepped import SteppedClock, open_service, settle
from veillee.server.bus.local import LocalBus
from veillee.server.messages import CreateTable, SeatRequest
from veillee.server.store.base import ALL
from veillee.server.store.memory import MemoryStore
from veillee.server.tables.api import TableApi
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.log.entries import Entry
from veillee.server.tables.domain.rules import ClockRule
from veillee.server.tables.service import TableService

pytestmark = pytest.mark.anyio

NEVER = 10**9


class CountingStore(MemoryStore):
    """Counts how often a log is read."""

    def __init__(self) -> None:
        super().__init__()
        self.reads: Counter[str] = Counter()

    async def read(self, table: str, after: int, most: int = ALL) -> list[Entry]:
        self.reads[table] += 1
        return await super().read(table, after, most)


@pytest.fixture
def clock() -> SteppedClock:
    return SteppedClock()


@pytest.fixture
async def two(clock: SteppedClock) -> AsyncIterator[tuple[TableService, TableService]]:
    store = CountingStore()
    one, other = [
        await open_service(games(), clock, store=store, bus=LocalBus("two"), poll_seconds=NEVER) for _ in "ab"
    ]
    yield one, other
    await one.close()
    await other.close()


async def sit_elsewhere(
    one: TableService, other: TableService, clock: SteppedClock, rule: ClockRule | None = None
) -> Guest:
    """Make a table at one service, and sit down at it at the other."""
    seats = [SeatRequest("human", "Anna"), SeatRequest("human", "Ben")]
    made = CreateTable("duel", {}, seats, clock=rule or ClockRule())
    joined = await TableApi(one).create(Caller(None, {}, "", ""), made)
    return await Guest(other, clock, Caller(joined.person, joined.secrets, "", ""), joined.table.id).sit("left")


async def chat(guest: Guest, text: str) -> None:
    guest.send(type="chat", id=text, seat="left", text=text)
    await told(guest)


async def told(guest: Guest) -> None:
    """Let the notices come, which take a thread-safe way round, and what follows from them."""
    for _ in range(3):
        await asyncio.sleep(0)
        await settle()


async def test_a_table_that_nobody_here_looks_at_is_read_when_it_is_asked_for(
    two: tuple[TableService, TableService], clock: SteppedClock
) -> None:
    one, other = two
    guest = await sit_elsewhere(one, other, clock)
    store = one.store
    assert isinstance(store, CountingStore)
    before = store.reads[guest.table]
    for text in "abc":
        await chat(guest, text)
    assert store.reads[guest.table] == before
    assert (await one.need(guest.table)).table.seq == (await other.need(guest.table)).table.seq
    assert store.reads[guest.table] == before + 1
    await guest.leave()


async def test_a_table_that_somebody_here_looks_at_is_followed_at_once(
    two: tuple[TableService, TableService], clock: SteppedClock
) -> None:
    one, other = two
    guest = await sit_elsewhere(one, other, clock)
    await chat(guest, "before")
    friend = await Guest(one, clock, guest.caller, guest.table).sit("right")
    assert [line["text"] for line in friend.lines if line["type"] == "chat"] == ["before"]
    await chat(guest, "after")
    assert [line["text"] for line in friend.lines if line["type"] == "chat"] == ["before", "after"]
    await friend.leave()
    await guest.leave()


async def test_a_limit_that_was_met_elsewhere_does_not_end_here(
    two: tuple[TableService, TableService], clock: SteppedClock
) -> None:
    one, other = two
    guest = await sit_elsewhere(one, other, clock, ClockRule("move", 60))
    assert guest.now["actors"] == ["left"]
    await clock.advance(50)
    guest.send(type="move", id="m", seat="left", move=guest.now["legal"][0])
    await told(guest)
    here = one.tables[guest.table]
    assert here.is_behind()
    await clock.advance(20)  # beyond the first limit
    assert not here.is_behind()
    assert here.table.seq == other.tables[guest.table].table.seq
    assert not here.thinking
    await guest.leave()

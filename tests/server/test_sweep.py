"""What a house does by the clock: limits end though a timer is lost, idle tables go, a broken one disturbs nobody."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from veillee.core import SPECTATOR
from veillee.server.commands.create import create
from veillee.server.entries import Entry, Moved
from veillee.server.house import House
from veillee.server.line import Line
from veillee.server.live import Live
from veillee.server.messages import ClockRule, CreateTable, SeatRequest
from veillee.server.secrets import Person
from veillee.server.settings import Settings
from veillee.server.store import Append, Patch

pytestmark = pytest.mark.anyio

ANNA = Person("anna", "Anna")


class Watching:
    """Somebody who looks at a table and says nothing."""

    seat = SPECTATOR
    held: tuple[int, ...] = ()
    read: int | None = None
    line = Line()

    def wake(self) -> None: ...

    def presence_changed(self) -> None: ...

    def tick(self, now: float) -> None: ...


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House(Settings(data=str(tmp_path), games="server.duel:games", poll_seconds=0.05, idle_seconds=0.1))
    await house.open()
    yield house
    await house.close()


async def lay(house: House, clock: ClockRule | None = None, **options: Any) -> Live:
    seats = [SeatRequest("human", "Anna"), SeatRequest("human", "Ben")]
    live, _ = await create(house, ANNA, CreateTable("duel", options, seats, False, clock or ClockRule(), True))
    return live


async def by_clock(house: House, table: str) -> int:
    """Return how many moves the clock has made at a table, as they are stored."""
    stored = await house.store.read(table, 0)
    return sum(isinstance(entry.body, Moved) and entry.body.by == "clock" for entry in stored)


async def until_the_clock_moves(house: House, table: str) -> None:
    async with asyncio.timeout(10):
        while not await by_clock(house, table):
            await asyncio.sleep(0.02)


async def test_a_limit_ends_though_its_timer_is_lost(house: House) -> None:
    live = await lay(house, limit=200)
    assert live.timer is not None
    live.timer.cancel()
    live.timer = None
    await until_the_clock_moves(house, live.table.row.id)


async def test_a_timer_that_rings_early_rings_again(house: House) -> None:
    live = await lay(house, limit=600)
    house.players.time_out(live)
    assert await by_clock(house, live.table.row.id) == 0
    assert live.timer is not None


async def test_a_table_that_nobody_looks_at_is_let_go_while_its_clock_runs_and_comes_back(house: House) -> None:
    live = await lay(house, ClockRule("move", 3600))
    name = live.table.row.id
    async with asyncio.timeout(10):
        while name in house.tables:
            await asyncio.sleep(0.02)
    assert live.timer is None or live.timer.cancelled()
    again = await house.need(name)
    assert again.table.seq == live.table.seq
    assert again.timer is not None


async def test_a_log_that_cannot_be_read_disturbs_no_other_table(house: House) -> None:
    broken = (await lay(house)).table
    nonsense = Entry(broken.seq + 1, 1.0, Moved(0, "play nothing that ever was", "person"))
    await house.store.append(Append(broken.row.id, (nonsense,), Patch(due=1.0)))
    del house.tables[broken.row.id]
    other = await lay(house, limit=300)
    await until_the_clock_moves(house, other.table.row.id)
    listed = await house.readable(await house.store.mine(ANNA.id, 50))
    assert [live.table.row.id for live in listed] == [other.table.row.id]


async def test_an_entry_that_cannot_be_read_at_a_watched_table_disturbs_no_other(house: House) -> None:
    watched, other = await lay(house), await lay(house, limit=300)
    watched.watchers.add(Watching())
    nonsense = Entry(watched.table.seq + 1, 1.0, Moved(0, "play nothing that ever was", "person"))
    await house.store.append(Append(watched.table.row.id, (nonsense,)))
    assert other.timer is not None
    other.timer.cancel()
    other.timer = None
    await until_the_clock_moves(house, other.table.row.id)

"""What a service does by the clock: limits end though a timer is lost, idle tables go, a broken one disturbs nobody."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from veillee.core import SPECTATOR
from veillee.server.messages import ClockRule, CreateTable, SeatRequest
from veillee.server.reaction.latency import Latency
from veillee.server.store import Append, Patch
from veillee.server.tables.commands.create import create
from veillee.server.tables.domain.entries import Entry, Moved
from veillee.server.tables.domain.secrets import Person
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService
from veillee.server.web.settings import Settings

pytestmark = pytest.mark.anyio

ANNA = Person("anna", "Anna")


class Watching:
    """Somebody who looks at a table and says nothing."""

    seat = SPECTATOR
    held: tuple[int, ...] = ()
    latency = Latency()

    def wake(self) -> None: ...

    def presence_changed(self) -> None: ...

    def tick(self, now: float) -> None: ...


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[TableService]:
    service = TableService(Settings(data=str(tmp_path), games="server.duel:games", poll_seconds=0.05, idle_seconds=0.1))
    await service.open()
    yield service
    await service.close()


async def lay(service: TableService, clock: ClockRule | None = None, **options: Any) -> LoadedTable:
    seats = [SeatRequest("human", "Anna"), SeatRequest("human", "Ben")]
    loaded, _ = await create(service, ANNA, CreateTable("duel", options, seats, False, clock or ClockRule(), True))
    return loaded


async def by_clock(service: TableService, table: str) -> int:
    """Return how many moves the clock has made at a table, as they are stored."""
    stored = await service.store.read(table, 0)
    return sum(isinstance(entry.body, Moved) and entry.body.by == "clock" for entry in stored)


async def until_the_clock_moves(service: TableService, table: str) -> None:
    async with asyncio.timeout(10):
        while not await by_clock(service, table):
            await asyncio.sleep(0.02)


async def test_a_limit_ends_though_its_timer_is_lost(service: TableService) -> None:
    loaded = await lay(service, limit=200)
    assert loaded.timer is not None
    loaded.timer.cancel()
    loaded.timer = None
    await until_the_clock_moves(service, loaded.table.row.id)


async def test_a_timer_that_rings_early_rings_again(service: TableService) -> None:
    loaded = await lay(service, limit=600)
    service.bots.time_out(loaded)
    assert await by_clock(service, loaded.table.row.id) == 0
    assert loaded.timer is not None


async def test_a_table_that_nobody_looks_at_is_let_go_while_its_clock_runs_and_comes_back(
    service: TableService,
) -> None:
    loaded = await lay(service, ClockRule("move", 3600))
    name = loaded.table.row.id
    async with asyncio.timeout(10):
        while name in service.tables:
            await asyncio.sleep(0.02)
    assert loaded.timer is None or loaded.timer.cancelled()
    again = await service.need(name)
    assert again.table.seq == loaded.table.seq
    assert again.timer is not None


async def test_a_log_that_cannot_be_read_disturbs_no_other_table(service: TableService) -> None:
    broken = (await lay(service)).table
    nonsense = Entry(broken.seq + 1, 1.0, Moved(0, "play nothing that ever was", "person"))
    await service.store.append(Append(broken.row.id, (nonsense,), Patch(due=1.0)))
    del service.tables[broken.row.id]
    other = await lay(service, limit=300)
    await until_the_clock_moves(service, other.table.row.id)
    listed = await service.readable(await service.store.mine(ANNA.id, 50))
    assert [loaded.table.row.id for loaded in listed] == [other.table.row.id]


async def test_an_entry_that_cannot_be_read_at_a_watched_table_disturbs_no_other(service: TableService) -> None:
    watched, other = await lay(service), await lay(service, limit=300)
    watched.watchers.add(Watching())
    nonsense = Entry(watched.table.seq + 1, 1.0, Moved(0, "play nothing that ever was", "person"))
    await service.store.append(Append(watched.table.row.id, (nonsense,)))
    assert other.timer is not None
    other.timer.cancel()
    other.timer = None
    await until_the_clock_moves(service, other.table.row.id)

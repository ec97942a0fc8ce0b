"""What a service does by the clock: limits end though a timer is lost, idle tables go, a broken one disturbs nobody."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from server.duel import games
from server.stepped import SteppedClock, open_service
from veillee.server.messages import CreateTable, SeatRequest
from veillee.server.reaction.latency import Latency
from veillee.server.store.base import Append, Patch
from veillee.server.tables.commands.setup.create import create
from veillee.server.tables.domain.log.entries import Entry, Moved
from veillee.server.tables.domain.rules import ClockRule
from veillee.server.tables.domain.secrets import Person
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService

pytestmark = pytest.mark.anyio

ANNA = Person("anna", "Anna")


class Watching:
    """Somebody who looks at a table and says nothing."""

    held: tuple[int, ...] = ()
    person: Person | None = None
    address = ""
    screen = False
    read: int | None = None
    latency = Latency()

    def wake(self) -> None: ...

    def presence_changed(self) -> None: ...

    def end(self, code: int, reason: str) -> None: ...

    def tick(self, now: float) -> None: ...


@pytest.fixture
def clock() -> SteppedClock:
    return SteppedClock()


@pytest.fixture
async def service(clock: SteppedClock) -> AsyncIterator[TableService]:
    service = await open_service(games(), clock, poll_seconds=1, idle_seconds=300)
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


async def test_a_limit_ends_though_its_timer_is_lost(service: TableService, clock: SteppedClock) -> None:
    loaded = await lay(service, limit=20_000)
    loaded.stop_timer()
    await clock.advance(19)
    assert await by_clock(service, loaded.table.row.id) == 0
    await clock.advance(2)
    assert await by_clock(service, loaded.table.row.id) == 1


async def test_a_timer_that_rings_early_rings_again(service: TableService, clock: SteppedClock) -> None:
    loaded = await lay(service, limit=20_000)
    service.limits.end(loaded)
    await clock.advance(19)
    assert await by_clock(service, loaded.table.row.id) == 0
    await clock.advance(1)
    assert await by_clock(service, loaded.table.row.id) == 1


async def test_a_table_that_nobody_looks_at_is_let_go_while_its_clock_runs_and_comes_back(
    service: TableService, clock: SteppedClock
) -> None:
    loaded = await lay(service, ClockRule("move", 3600))
    name = loaded.table.row.id
    await clock.advance(302)
    assert name not in service.tables
    assert loaded.timer is None
    again = await service.need(name)
    assert again.table.seq == loaded.table.seq
    assert again.timer is not None


async def test_a_limit_ends_at_a_table_that_was_let_go(service: TableService, clock: SteppedClock) -> None:
    name = (await lay(service, ClockRule("move", 3600))).table.row.id
    await clock.advance(3590)
    assert name not in service.tables
    assert await by_clock(service, name) == 0
    await clock.advance(20)
    assert await by_clock(service, name) == 1


async def test_a_log_that_cannot_be_read_disturbs_no_other_table(service: TableService, clock: SteppedClock) -> None:
    broken = (await lay(service)).table
    nonsense = Entry(broken.seq + 1, 1.0, Moved(0, "play nothing that ever was", "person"))
    await service.store.append(Append(broken.row.id, (nonsense,), Patch(due=1.0)))
    del service.tables[broken.row.id]
    other = await lay(service, limit=20_000)
    other.stop_timer()
    await clock.advance(21)
    assert await by_clock(service, other.table.row.id) == 1
    listed = await service.readable(await service.store.mine(ANNA.id, 50))
    assert [loaded.table.row.id for loaded in listed] == [other.table.row.id]


async def test_an_entry_that_cannot_be_read_at_a_watched_table_disturbs_no_other(
    service: TableService, clock: SteppedClock
) -> None:
    watched, other = await lay(service), await lay(service, limit=20_000)
    watched.watchers.add(Watching())
    nonsense = Entry(watched.table.seq + 1, 1.0, Moved(0, "play nothing that ever was", "person"))
    await service.store.append(Append(watched.table.row.id, (nonsense,)))
    other.stop_timer()
    await clock.advance(21)
    assert await by_clock(service, other.table.row.id) == 1

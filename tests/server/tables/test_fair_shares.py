"""Thinking is shared out fairly: whoever watches many tables of bots does not slow the bots of others."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator

import pytest

from server.duel import games
from server.guest import Guest
from server.stepped import SteppedClock, open_service, settle
from server.tables.test_maintenance import Watching
from veillee.server.messages import CreateTable, SeatRequest
from veillee.server.tables.api import TableApi
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService
from veillee.server.work.base import Work
from veillee.server.work.think import answer_with

pytestmark = pytest.mark.anyio

MANY = 30
BOTS = [SeatRequest("bot"), SeatRequest("bot")]
MIXED = [SeatRequest("human", "Anna"), SeatRequest("bot")]


class SlowWork(Work):
    """Thinks one question at a time, in the order of asking, and answers when a test says so."""

    def __init__(self) -> None:
        self.at_once = 1
        self._asked: deque[tuple[asyncio.Future[bytes], bytes]] = deque()

    async def run(self, kind: str, question: bytes) -> bytes:
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._asked.append((answer, answer_with(games(), kind, question)))
        return await answer

    async def answer_one(self) -> None:
        answer, found = self._asked.popleft()
        if not answer.done():
            answer.set_result(found)
        await settle()


@pytest.fixture
def work() -> SlowWork:
    return SlowWork()


@pytest.fixture
def clock() -> SteppedClock:
    return SteppedClock()


@pytest.fixture
async def service(work: SlowWork, clock: SteppedClock) -> AsyncIterator[TableService]:
    service = await open_service(games(), clock, work=work)
    yield service
    await service.close()


async def watch(service: TableService, address: str, seats: list[SeatRequest], held: tuple[int, ...]) -> LoadedTable:
    """Make a table that somebody at an address looks at, from a seat or not."""
    caller = Caller(None, {}, "", address)
    joined = await TableApi(service).create(caller, CreateTable("duel", {"cards": 3}, seats))
    loaded = await service.need(joined.table.id)
    watcher = Watching()
    watcher.address, watcher.held = address, held
    loaded.watchers.add(watcher)
    service.bots.nudge(loaded)
    await settle()
    return loaded


async def jobs_until_a_bot_moves(service: TableService, clock: SteppedClock, work: SlowWork) -> int:
    """Seat somebody elsewhere opposite a bot, and count the thoughts that end before that bot has moved."""
    caller = Caller(None, {}, "", "anna's")
    joined = await TableApi(service).create(caller, CreateTable("duel", {"cards": 3}, MIXED))
    anna = await Guest(service, clock, Caller(joined.person, joined.secrets, "", "anna's"), joined.table.id).sit("left")
    while anna.now["actors"] != ["right"]:
        assert (await anna.move(anna.now["legal"][-1]))["type"] == "ok"
    jobs, seen = 0, anna.seq
    while anna.seq == seen:
        await work.answer_one()
        jobs += 1
        assert jobs < 5 * MANY
    await anna.leave()
    return jobs


async def test_people_go_before_tables_of_bots(service: TableService, clock: SteppedClock, work: SlowWork) -> None:
    for _ in range(MANY):
        await watch(service, "crowd", BOTS, ())
    assert await jobs_until_a_bot_moves(service, clock, work) <= 2


async def test_an_address_has_one_share_however_many_tables_it_plays_at(
    service: TableService, clock: SteppedClock, work: SlowWork
) -> None:
    for _ in range(MANY):
        await watch(service, "crowd", MIXED[::-1], (1,))
    assert await jobs_until_a_bot_moves(service, clock, work) <= 3


async def test_who_is_about_to_connect_is_not_behind_tables_of_bots(service: TableService, work: SlowWork) -> None:
    for _ in range(MANY):
        await watch(service, "crowd", BOTS, ())
    joined = await TableApi(service).create(
        Caller(None, {}, "", "anna's"), CreateTable("duel", {"cards": 3}, MIXED[::-1])
    )
    loaded = await service.need(joined.table.id)
    seen = loaded.table.seq
    for _ in range(2):
        await work.answer_one()
    assert loaded.table.seq > seen


async def test_tables_of_one_address_take_turns(service: TableService, work: SlowWork) -> None:
    tables = [await watch(service, "crowd", BOTS, ()) for _ in range(3)]
    began = [loaded.table.seq for loaded in tables]
    for _ in range(3):
        await work.answer_one()
    assert all(loaded.table.seq > seq for loaded, seq in zip(tables, began))


async def test_tables_of_bots_go_on_when_nobody_else_asks(service: TableService, work: SlowWork) -> None:
    tables = [await watch(service, address, BOTS, ()) for address in ("a", "b")]
    for _ in range(500):
        if all(loaded.table.over for loaded in tables):
            return
        await work.answer_one()
    raise AssertionError("the bots do not end their games")

"""Outages are given back, and a limit begins anew only for somebody else."""

import time

import pytest

from server.duel import GAME, games
from server.stepped import SteppedClock, open_service
from veillee.server.messages import CreateTable, SeatRequest
from veillee.server.store.memory import MemoryStore
from veillee.server.tables.api import TableApi
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.clock import Heartbeat, outage
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.log.entries import Entry, SeatSet, Started
from veillee.server.tables.domain.row import TableRow
from veillee.server.tables.domain.rules import ClockRule
from veillee.server.tables.domain.table import Table
from veillee.server.tables.timing import SystemClock


@pytest.mark.parametrize(
    ("lives", "since", "now", "expected"),
    [
        ([], 10, 20, 10),
        ([(0, 20)], 10, 20, 0),
        ([(0, 12), (15, 20)], 10, 20, 3),
        ([(0, 12), (5, 14), (15, 20)], 10, 20, 1),
        ([(0, 12)], 10, 20, 8),
        ([(11, 12), (13, 20)], 10, 20, 2),
        ([(0, 30)], 10, 20, 0),
        ([(0, 18), (2, 12), (19, 25)], 10, 20, 1),
    ],
)
def test_an_outage_is_the_time_in_which_no_process_was_alive(
    lives: list[tuple[float, float]], since: float, now: float, expected: float
) -> None:
    assert outage([Heartbeat(str(n), start, beat) for n, (start, beat) in enumerate(lives)], since, now) == expected


def test_a_limit_begins_anew_for_another_person_and_not_for_the_same_one() -> None:
    table = Table(TableRow("t", "duel", "{}", b"s" * 32, "h", False, '{"kind": "move", "seconds": 60}', 0.0), GAME)
    for seat, person in enumerate(("anna", "ben")):
        table.read(Entry(seat + 1, 0.0, SeatSet(seat, "human", "join", name=person, person=person, secret="x")))
    draft = Draft(table, 10.0)
    draft.add(Started())
    table.take(draft.applied, draft.state)
    assert table.actors == [0]
    before = table.moved_at

    def sit(at: float, seat: int, person: str) -> None:
        table.read(Entry(table.seq + 1, at, SeatSet(seat, "human", "join", name="?", person=person, secret="y")))

    sit(20.0, 1, "carla")  # not to move
    sit(30.0, 0, "anna")
    table.read(Entry(table.seq + 1, 40.0, SeatSet(0, "open", "leave")))
    table.read(Entry(table.seq + 1, 40.0, SeatSet(0, "bot", "set", level="3")))
    sit(50.0, 0, "anna")
    assert table.moved_at == before
    sit(60.0, 0, "dora")
    assert table.moved_at == 60.0


def test_the_time_does_not_jump_when_the_date_of_the_machine_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SystemClock()
    real = time.time()
    for date in (0.0, real - 3600, real + 3600):
        monkeypatch.setattr(time, "time", lambda date=date: date)
        assert abs(clock.time() - real) < 60
    later = SystemClock()
    assert abs(later.time() - (real + 3600)) < 60


@pytest.mark.anyio
@pytest.mark.parametrize("jump", [-3600.0, -5.0, 3600.0])
async def test_a_limit_survives_a_restart_with_another_date(jump: float) -> None:
    store, clock = MemoryStore(), SteppedClock()
    service = await open_service(games(), clock, store=store, beat_seconds=1)
    seats = [SeatRequest("human", "Anna"), SeatRequest("human", "Ben")]
    message = CreateTable("duel", {"cards": 2}, seats, clock=ClockRule("move", 30))
    joined = await TableApi(service).create(Caller(None, {}, "", ""), message)
    await clock.advance(10)
    await service.close()
    clock = SteppedClock(clock.now + jump)
    service = await open_service(games(), clock, store=store, beat_seconds=1)
    table = (await service.need(joined.table.id)).table
    before = table.seq
    await clock.advance(18 if jump > 0 else 29 if jump < -10 else 23)
    assert table.seq == before
    await clock.advance(5)
    assert table.seq > before, "the clock moves for whoever did not"
    await service.close()

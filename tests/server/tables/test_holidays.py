"""Games by correspondence: a day a move, holidays that all agree on, and what happened since one last looked."""

from typing import Any

import pytest

from server.duel import games
from server.guest import Guest
from server.stepped import SteppedClock, open_service
from veillee.server.messages import ClaimSeat, CreateTable, MoveLine, SeatRequest
from veillee.server.tables.api import TableApi
from veillee.server.tables.commands.setup.seats import leave
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.rules import ClockRule
from veillee.server.tables.domain.secrets import Person

pytestmark = pytest.mark.anyio
DAY = 86_400
ANNA, BEN = Person("anna", "Anna"), Person("ben", "Ben")


async def table(clock: SteppedClock, rule: ClockRule | None = None) -> tuple[TableApi, Guest, Guest]:
    """Seat two people at a duel; Anna is to move."""
    service = await open_service(games(), clock, idle_seconds=60.0)
    api = TableApi(service)
    made = CreateTable("duel", {}, [SeatRequest("human", "Anna")], clock=rule or ClockRule("move", DAY))
    anna = await api.create(Caller(ANNA, {}, "", ""), made)
    ben = Caller(BEN, {}, anna.table.invite, "")
    await api.claim(ben, anna.table.id, "right", ClaimSeat(anna.table.invite))
    await api.start(Caller(ANNA, {}, "", ""), anna.table.id)
    left = await Guest(service, clock, Caller(ANNA, {}, "", ""), anna.table.id).sit("left")
    right = await Guest(service, clock, Caller(BEN, {}, "", ""), anna.table.id).sit("right")
    return api, left, right


async def later(clock: SteppedClock, seconds: float) -> None:
    """Let time pass in one leap: nobody does anything in these days."""
    clock.now += seconds - 1
    await clock.advance(1)


def by_clock(guest: Guest) -> int:
    return sum(line.get("by") == "clock" for line in guest.lines)


async def test_the_server_moves_after_a_day_and_not_before() -> None:
    clock = SteppedClock()
    api, anna, _ = await table(clock)
    card = (await api.my_tables(ANNA)).tables[0]
    assert (card.turn, card.due) == (True, clock.now + DAY)
    await later(clock, DAY - 1)
    assert by_clock(anna) == 0
    await later(clock, 2)
    assert by_clock(anna) > 0


async def test_holidays_begin_when_everybody_has_agreed_and_no_second_of_them_counts() -> None:
    clock = SteppedClock()
    api, anna, ben = await table(clock)
    start = clock.now
    await later(clock, DAY / 2)
    assert (await ben.ask(type="ask-holiday", days=3))["type"] == "ok"
    assert (anna.now["holiday"]["days"], anna.now["holiday"]["waiting"]) == (3, ["left"])
    assert (await ben.ask(type="answer-holiday", agree=True))["message"] == "refusal-table-own-question"
    assert (await anna.ask(type="ask-holiday", days=1))["message"] == "refusal-table-holiday-asked"
    assert (await api.my_tables(ANNA)).tables[0].due == start + DAY
    assert (await anna.ask(type="answer-holiday", agree=True))["type"] == "ok"
    assert anna.now["holiday"] is None
    card = (await api.my_tables(ANNA)).tables[0]
    assert (card.due, card.holiday) == (start + 4 * DAY, start + 3.5 * DAY)
    await later(clock, 3.5 * DAY - 1)
    assert by_clock(anna) == 0
    await later(clock, 2)
    assert by_clock(anna) == 1


async def test_who_moves_in_the_holidays_starts_the_next_limit_after_them() -> None:
    clock = SteppedClock()
    api, anna, ben = await table(clock)
    await ben.ask(type="ask-holiday", days=2)
    await anna.ask(type="answer-holiday", agree=True)
    ends = clock.now + 2 * DAY
    await later(clock, DAY)
    await anna.move(anna.now["legal"][0])
    assert (await api.my_tables(BEN)).tables[0].due == ends + DAY


async def test_a_second_holiday_in_the_same_turn_adds_to_the_first() -> None:
    clock = SteppedClock()
    api, anna, ben = await table(clock)
    start = clock.now
    for _ in range(2):
        await ben.ask(type="ask-holiday", days=1)
        await anna.ask(type="answer-holiday", agree=True)
        await later(clock, 1.25 * DAY)
    assert by_clock(anna) == 0
    assert (await api.my_tables(ANNA)).tables[0].due == start + 3 * DAY


async def test_nobody_is_replaced_by_a_bot_for_not_being_at_the_table() -> None:
    clock = SteppedClock()
    _, anna, ben = await table(clock)
    await anna.leave()
    await later(clock, 3600)
    assert (await ben.ask(type="vote-bot", target="left"))["message"] == "refusal-table-by-post"


async def test_one_no_is_enough_and_who_asked_may_take_it_back() -> None:
    api, anna, ben = await table(SteppedClock())
    for decliner in (anna, ben):
        await ben.ask(type="ask-holiday", days=3)
        assert (await decliner.ask(type="answer-holiday", agree=False))["type"] == "ok"
        assert anna.now["holiday"] is None
        assert (await api.my_tables(ANNA)).tables[0].holiday == 0
    assert (await anna.ask(type="answer-holiday", agree=True))["message"] == "refusal-table-no-holiday-asked"


async def test_nobody_waits_for_the_consent_of_somebody_who_has_left() -> None:
    api, anna, ben = await table(SteppedClock())
    await ben.ask(type="ask-holiday", days=3)
    await leave(api.service, await api.service.need(anna.table), Caller(ANNA, {}, "", ""), "left")
    assert (await api.my_tables(BEN)).tables[0].holiday > 0


@pytest.mark.parametrize("rule", [ClockRule("move", 90), ClockRule("none"), ClockRule("relaxed", 2 * DAY)])
async def test_there_are_no_holidays_from_a_short_clock(rule: ClockRule) -> None:
    _, anna, _ = await table(SteppedClock(), rule)
    assert (await anna.ask(type="ask-holiday", days=3))["message"] == "refusal-table-no-holiday"


@pytest.mark.parametrize("days", [0, 31, "many"])
async def test_holidays_have_an_end(days: Any) -> None:
    _, anna, _ = await table(SteppedClock())
    assert (await anna.ask(type="ask-holiday", days=days))["message"] == "refusal-table-unreadable"


async def test_a_limit_ends_also_when_nobody_looks() -> None:
    clock = SteppedClock()
    start = clock.now
    api, anna, ben = await table(clock)
    await ben.ask(type="ask-holiday", days=2)
    await anna.ask(type="answer-holiday", agree=True)
    await anna.leave()
    await ben.leave()
    await later(clock, DAY)  # unloaded meanwhile, and looked at when the limit would have ended without holidays
    await later(clock, 1)
    assert (await api.my_tables(ANNA)).tables[0].due == start + 3 * DAY
    await later(clock, 2 * DAY)
    film = await api.film(Caller(ANNA, {}, "", ""), anna.table, "left")
    assert [line.by for frame in film.frames if isinstance(line := frame.line, MoveLine)][-1] == "clock"


async def test_who_comes_back_sees_every_position_since_an_entry_as_their_seat_may() -> None:
    api, anna, ben = await table(SteppedClock())
    await anna.move(anna.now["legal"][0])
    seen = ben.seq
    await ben.move(ben.now["legal"][0])
    caller = Caller(BEN, {}, "", "")
    whole = await api.film(caller, anna.table, "right")
    since = await api.film(caller, anna.table, "right", seen)
    later = [frame for frame in whole.frames if frame.line is not None and frame.line.seq > seen]
    assert since.frames[1:] == later
    assert since.frames[0].line is None
    before = whole.frames[len(whole.frames) - len(later) - 1]
    assert since.frames[0].view == before.view
    nothing = await api.film(caller, anna.table, "right", 10_000)
    assert [frame.view for frame in nothing.frames] == [whole.frames[-1].view]

"""The pace of a table: how long its bots take, who chooses it, and what its players feel meanwhile."""

from typing import Any

import pytest

from server.duel import games
from server.guest import Guest
from server.stepped import SteppedClock, open_service, settle
from veillee.server.messages import CreateTable, SeatRequest
from veillee.server.tables.api import TableApi
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.rules import Pace
from veillee.server.tables.domain.secrets import Person

pytestmark = pytest.mark.anyio
HOUSE_HAS_NONE: dict[str, Any] = {"pace": None}


async def table(clock: SteppedClock, level: str = "2", guided: bool = False, pace: Pace | None = None) -> Guest:
    """Sit down beside a bot that begins."""
    service = await open_service(games(), clock, **HOUSE_HAS_NONE)
    message = CreateTable("duel", {}, [SeatRequest("bot", level=level), SeatRequest("human", "Anna")], pace=pace)
    message.guided = guided
    joined = await TableApi(service).create(Caller(Person("anna", "Anna"), {}, "", ""), message)
    caller = Caller(None, joined.secrets, "", "")
    return await Guest(service, clock, caller, joined.table.id).sit("right")


def told_pace(guest: Guest) -> str:
    return str([each["table"]["pace"] for each in guest.messages if "table" in each][-1])


def by_bot(guest: Guest) -> int:
    return sum(line.get("by") == "bot" for line in guest.lines)


@pytest.mark.parametrize(
    ("level", "guided", "asked", "pace"),
    [
        ("2", False, None, "normal"),
        ("1", False, None, "calm"),
        ("2", True, None, "calm"),
        ("1", True, "brisk", "brisk"),
    ],
)
async def test_a_table_is_calm_where_somebody_learns(level: str, guided: bool, asked: Pace | None, pace: str) -> None:
    assert told_pace(await table(SteppedClock(), level, guided, asked)) == pace


@pytest.mark.parametrize(("pace", "least", "most"), [("calm", 1.4, 2.5), ("normal", 0.8, 1.7)])
async def test_a_bot_takes_the_time_of_a_person(pace: Pace, least: float, most: float) -> None:
    clock = SteppedClock()
    anna = await table(clock, pace=pace)
    await clock.advance(least - 0.01)
    assert by_bot(anna) == 0
    await clock.advance(most - least + 0.02)
    assert by_bot(anna) == 1


async def test_at_a_brisk_table_bots_move_at_once_and_anybody_may_slow_it_down() -> None:
    clock = SteppedClock()
    anna = await table(clock, pace="brisk")
    await settle()
    assert by_bot(anna) > 0
    assert (await anna.ask(type="set-pace", pace="calm"))["type"] == "ok"
    assert told_pace(anna) == "calm"
    assert [(line["seat"], line["pace"]) for line in anna.lines if line["type"] == "pace"][-1] == ("right", "calm")


async def test_a_feeling_is_told_to_all_and_an_unknown_one_is_refused() -> None:
    anna = await table(SteppedClock())
    before = anna.now
    assert (await anna.ask(type="react", reaction="laugh"))["type"] == "ok"
    assert [line["reaction"] for line in anna.lines if line["type"] == "reaction"] == ["laugh"]
    assert anna.now["phase"] == before["phase"]
    assert (await anna.ask(type="react", reaction="sneer"))["message"] == "refusal-table-unreadable"


async def test_who_comes_is_told_the_latest_feelings_only() -> None:
    anna = await table(SteppedClock())
    for _ in range(12):
        await anna.ask(type="react", reaction="boo")
    await anna.leave()
    anna.seq = 0
    await anna.sit("right")
    assert sum(line["type"] == "reaction" for line in anna.lines) == 8

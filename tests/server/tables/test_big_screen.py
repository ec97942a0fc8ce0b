"""A big screen at a table: it is nobody, may start and pause, and everybody knows that it is there."""

from typing import Any

import pytest

from server.duel import games
from server.guest import Guest
from server.stepped import SteppedClock, open_service, settle
from veillee.server.messages import CreateTable, SeatRequest
from veillee.server.tables.api import TableApi
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.rules import ClockRule
from veillee.server.tables.domain.secrets import Person

pytestmark = pytest.mark.anyio


class Evening:
    """Anna at a table, and the screen of her own browser."""

    def __init__(self, clock: SteppedClock, anna: Guest, wall: Guest) -> None:
        self.clock, self.anna, self.wall = clock, anna, wall


async def gather(*others: SeatRequest, start: bool = True, public: bool = False, **more: Any) -> Evening:
    clock = SteppedClock()
    service = await open_service(games(), clock)
    seats = [SeatRequest("human", "Anna"), *(others or [SeatRequest("bot")])]
    joined = await TableApi(service).create(
        Caller(Person("anna", "Anna"), {}, "", ""), CreateTable("duel", {}, seats, start=start, public=public, **more)
    )
    caller = Caller(Person("anna", "Anna"), joined.secrets, "", "")
    anna = await Guest(service, clock, caller, joined.table.id).sit("left" if start else "")
    loaded = await service.need(joined.table.id)
    wall = await Guest(service, clock, caller.as_screen(loaded.table, service.signer), joined.table.id).sit("")
    return Evening(clock, anna, wall)


def last(guest: Guest, key: str) -> Any:
    return [each["table"][key] for each in guest.messages if "table" in each][-1]


async def test_a_screen_is_nobody_and_is_counted_apart() -> None:
    here = await gather()
    assert here.wall.now["seat"] == ""
    assert (here.wall.now["view"]["hand"], here.wall.now["legal"]) == ([], [])
    assert [each["mine"] for each in last(here.wall, "seats")] == [False, False]
    presence = [each for each in here.anna.messages if each["type"] == "presence"][-1]
    assert (presence["screens"], presence["spectators"]) == (1, 0)
    assert (await here.wall.ask(type="move", seat="left", move="peek"))["message"] == "refusal-table-not-yours"
    assert (await here.wall.ask(type="chat", text="hé"))["message"] == "refusal-table-screen"
    await here.wall.leave()
    await settle()
    assert [each for each in here.anna.messages if each["type"] == "presence"][-1]["screens"] == 0


async def test_while_a_game_rests_nobody_moves_and_no_clock_runs() -> None:
    here = await gather(clock=ClockRule("move", 30))
    await here.clock.advance(10)
    assert here.anna.now["clock"]["left_ms"] > 0
    assert (await here.wall.ask(type="set-pause", paused=True))["type"] == "ok"
    assert (last(here.anna, "paused"), here.anna.now["clock"]["kind"]) == (True, "none")
    moves = [line for line in here.anna.lines if line["type"] == "move"]
    refused = await here.anna.ask(type="move", move=here.anna.now["legal"][0])
    assert refused["message"] == "refusal-table-paused"
    await here.clock.advance(100)
    assert [line for line in here.anna.lines if line["type"] == "move"] == moves
    assert (await here.anna.ask(type="set-pause", paused=False))["type"] == "ok"
    assert here.anna.now["clock"]["left_ms"] == pytest.approx(20_000, abs=50)
    assert [(line["seat"], line["paused"]) for line in here.anna.lines if line["type"] == "pause"] == [
        ("", True),
        ("left", False),
    ]
    await here.clock.advance(21)
    assert len([line for line in here.anna.lines if line["type"] == "move"]) > len(moves)


async def test_bots_rest_too() -> None:
    here = await gather()
    await here.wall.ask(type="set-pause", paused=True)
    before = here.anna.seq
    await here.clock.advance(60)
    assert here.anna.seq == before


async def test_a_player_may_pause_only_in_front_of_a_screen() -> None:
    here = await gather()
    await here.wall.leave()
    await settle()
    assert (await here.anna.ask(type="set-pause", paused=True))["message"] == "refusal-table-no-screen"
    await here.wall.sit("")
    assert (await here.anna.ask(type="set-pause", paused=True))["type"] == "ok"


async def test_a_stranger_who_puts_a_public_table_on_a_screen_cannot_pause_it() -> None:
    here = await gather(public=True)
    service = here.anna.service
    loaded = await service.need(here.anna.table)
    stranger = Caller(None, {}, "", "").as_screen(loaded.table, service.signer)
    wall = await Guest(service, here.clock, stranger, here.anna.table).sit("")
    assert (await wall.ask(type="set-pause", paused=True))["message"] == "refusal-table-private"


async def test_a_screen_starts_a_table_where_every_seat_is_taken() -> None:
    here = await gather(SeatRequest("open"), start=False)
    assert (await here.wall.ask(type="start", seat=None))["message"] == "refusal-table-not-full"
    full = await gather(start=False)
    assert (await full.wall.ask(type="start", seat=None))["type"] == "ok"
    assert last(full.anna, "status") == "playing"

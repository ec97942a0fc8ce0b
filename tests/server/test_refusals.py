"""A refused command that is sent again is answered alike and costs nothing more."""

import traceback
from pathlib import Path

import pytest

from veillee.server.caller import Caller
from veillee.server.commands.create import create
from veillee.server.commands.play import play
from veillee.server.house import House
from veillee.server.messages import CreateTable, Move, SeatRequest
from veillee.server.refuse import Refuse
from veillee.server.secrets import Person
from veillee.server.settings import Settings

pytestmark = pytest.mark.anyio


async def test_a_refusal_said_again_does_not_grow(tmp_path: Path) -> None:
    house = House(Settings(data=str(tmp_path), games="server.duel:games"))
    await house.open()
    seats = [SeatRequest("human", "Anna"), SeatRequest("human", "Ben")]
    live, secrets = await create(house, Person("anna", "Anna"), CreateTable("duel", {}, seats))
    caller = Caller(None, secrets, "", "")
    frames: list[int] = []
    clauses: list[str] = []
    for _ in range(20):
        with pytest.raises(Refuse) as refused:
            await play(house, live, caller, Move("same", "right", "peek"))
        frames.append(len(traceback.extract_tb(refused.value.__traceback__)))
        clauses.append(refused.value.refusal.clause)
    assert clauses == ["DUEL-1"] * 20
    assert frames[1:] == [frames[1]] * 19
    await house.close()

"""A refused command that is sent again is answered alike and costs nothing more."""

import traceback
from pathlib import Path

import pytest

from veillee.server.messages import CreateTable, Move, SeatRequest
from veillee.server.tables.commands.moves.play import play
from veillee.server.tables.commands.setup.create import create
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.errors import TableError
from veillee.server.tables.domain.secrets import Person
from veillee.server.web.assembly import make_service
from veillee.server.web.settings import Settings

pytestmark = pytest.mark.anyio


async def test_a_refusal_said_again_does_not_grow(tmp_path: Path) -> None:
    service = make_service(Settings(data=str(tmp_path), games="server.duel:games"))
    await service.open()
    seats = [SeatRequest("human", "Anna"), SeatRequest("human", "Ben")]
    loaded, secrets = await create(service, Person("anna", "Anna"), CreateTable("duel", {}, seats))
    caller = Caller(None, secrets, "", "")
    frames: list[int] = []
    clauses: list[str] = []
    for _ in range(20):
        with pytest.raises(TableError) as refused:
            await play(service, loaded, caller, Move("same", "right", "peek"))
        frames.append(len(traceback.extract_tb(refused.value.__traceback__)))
        clauses.append(refused.value.refusal.clause)
    assert clauses == ["DUEL-1"] * 20
    assert frames[1:] == [frames[1]] * 19
    await service.close()

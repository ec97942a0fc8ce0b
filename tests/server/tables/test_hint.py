"""Hints: one thought for each position, and an answer whatever happens to it."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from veillee.server.messages import AskHint, CreateTable, SeatRequest
from veillee.server.tables.commands.moves.hint import hint
from veillee.server.tables.commands.setup.create import create
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.errors import TableError
from veillee.server.tables.domain.secrets import Person
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService
from veillee.server.web.assembly import make_service
from veillee.server.web.settings import Settings
from veillee.server.work.base import Advice, Task, WorkError

pytestmark = pytest.mark.anyio


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[tuple[TableService, LoadedTable, Caller]]:
    service = make_service(Settings(data=str(tmp_path), games="server.duel:games"))
    await service.open()
    anna = Person("anna", "Anna")
    seats = [SeatRequest("human", "Anna"), SeatRequest("human", "Ben")]
    loaded, secrets = await create(service, anna, CreateTable("duel", {}, seats, start=True))
    yield service, loaded, Caller(anna, secrets, "", "")
    await service.close()


async def test_a_position_is_thought_about_once_however_often_it_is_asked(
    table: tuple[TableService, LoadedTable, Caller], monkeypatch: pytest.MonkeyPatch
) -> None:
    service, loaded, caller = table
    thoughts: list[Task] = []

    async def advise(task: Task) -> Advice:
        thoughts.append(task)
        await asyncio.sleep(0.05)
        return Advice("peek", "why-chances", {"percent": 50})

    monkeypatch.setattr(service.work, "advise", advise)
    asked = [AskHint("one", "left"), AskHint("one", "left"), AskHint("two", "left")]
    answers = await asyncio.gather(*(hint(service, loaded, caller, each) for each in asked))
    later = await hint(service, loaded, caller, AskHint("three", "left"))
    assert {answer.move for answer in (*answers, later)} == {"peek"}
    assert len(thoughts) == 1
    assert sum(type(applied.entry.body).__name__ == "Hinted" for applied in loaded.table.applied) == 1


async def test_a_hint_that_nobody_can_think_of_is_refused_and_may_be_asked_for_again(
    table: tuple[TableService, LoadedTable, Caller], monkeypatch: pytest.MonkeyPatch
) -> None:
    service, loaded, caller = table
    answers: list[Exception | Advice] = [
        WorkError("away"),
        RuntimeError("broken"),
        Advice("peek", "why-chances", {"percent": 50}),
    ]

    async def advise(task: Task) -> Advice:
        answer = answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    monkeypatch.setattr(service.work, "advise", advise)
    for number in range(2):
        with pytest.raises(TableError) as refused:
            await hint(service, loaded, caller, AskHint(f"h{number}", "left"))
        assert refused.value.refusal.message_id == "refusal-table-no-hint"
    assert (await hint(service, loaded, caller, AskHint("h2", "left"))).move == "peek"

"""Lay the table of a game that an evening has begun: everybody is seated already, and plays at once."""

from typing import Any

import msgspec

from veillee.server.messages import CreateTable
from veillee.server.tables.commands.setup.create import new_row
from veillee.server.tables.commands.timing.pace import usual_pace
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.log.entries import Paced, SeatSet, Started
from veillee.server.tables.domain.rules import ClockRule
from veillee.server.tables.domain.secrets import Person
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService


class Sitter(msgspec.Struct, frozen=True):
    """Who sits on a chair: a person, or a bot of a level."""

    person: str = ""
    name: str = ""
    level: str = ""
    beside: str = ""
    """The person whose phone they play on; empty: their own."""


class Laying(msgspec.Struct, frozen=True):
    """A table to lay."""

    table: str
    evening: str
    host: str
    game: str
    options: dict[str, Any]
    clock: ClockRule
    sitters: tuple[Sitter, ...]
    created: float


async def lay(service: TableService, laying: Laying) -> LoadedTable:
    """Store a table with its people and bots, and begin; if it is there already, return it."""
    game = service.games[laying.game]
    message = CreateTable(game.id, laying.options, [], False, laying.clock)
    row = new_row(laying.table, game, message, Person(laying.host), laying.created, laying.evening)
    table = Table(row, game)
    draft = Draft(table, service.clock.time())
    for index, sitter in enumerate(laying.sitters):
        if sitter.person:
            draft.add(SeatSet(index, "human", "join", name=sitter.name, person=sitter.person, beside=sitter.beside))
        else:
            draft.add(SeatSet(index, "bot", "set", level=sitter.level))
    pace = usual_pace(service.settings.pace, [sitter.level for sitter in laying.sitters if not sitter.person])
    if pace != table.pace:
        draft.add(Paced(pace))
    draft.add(Started())
    draft.persons = tuple({person: None for each in laying.sitters for person in (each.person, each.beside) if person})
    return await service.add_table(draft)

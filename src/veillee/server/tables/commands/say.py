"""Say something."""

from typing import Final

from veillee.core import SPECTATOR
from veillee.server.messages import Say
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.entries import Said
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.table import Draft, Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService

_MOST: Final = 4_000
"""Lines of chat that a table keeps; those who only watch fill a quarter of them at the most."""
_MOST_WATCHING: Final = 1_000


async def say(service: TableService, loaded: LoadedTable, caller: Caller, message: Say) -> int:
    """Store what a seat or a named spectator says and return its number."""
    if message.seat:
        seat = caller.seat(loaded.table, message.seat)
        name, speaker = loaded.table.seats[seat].name, str(seat)
    else:
        if caller.person is None or not caller.name:
            raise table_error("no-name")
        seat, name, speaker = SPECTATOR, caller.name, caller.person.id
    key = f"{speaker}:{message.id}"

    def plan(table: Table, now: float) -> Draft:
        if sum(isinstance(applied.entry.body, Said) for applied in table.applied) >= (
            _MOST if message.seat else _MOST_WATCHING
        ):
            raise table_error("said-enough")
        draft = Draft(table, now)
        draft.add(Said(name, message.text, seat), key)
        return draft

    return await service.change(loaded, plan, key)

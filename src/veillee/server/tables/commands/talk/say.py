"""Say something."""

from typing import Final

from veillee.core import SPECTATOR
from veillee.server.messages import Say
from veillee.server.tables.commands.submit import submit
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.log.entries import Said
from veillee.server.tables.domain.names import tidy_line
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService

_MOST: Final = 4_000
"""Lines of chat that a table keeps; those who only watch fill a quarter of them at the most."""
_MOST_WATCHING: Final = 1_000


async def say(service: TableService, loaded: LoadedTable, caller: Caller, message: Say) -> int:
    """Store what a seat or a named spectator says and return its number."""
    text = tidy_line(message.text)
    if not text:
        raise table_error("blank", 400)
    if message.seat:
        return await submit(
            service,
            loaded,
            caller,
            message,
            lambda draft, seat, key: _say(
                draft, Said(draft.table.seats[seat].name, text, seat, draft.table.seats[seat].person), key, _MOST
            ),
        )
    if caller.person is None or not caller.name:
        raise table_error("no-name")
    said = Said(caller.name, text, SPECTATOR, caller.person.id)
    key = f"{caller.person.id}:{message.id}"

    def plan(table: Table, now: float) -> Draft:
        draft = Draft(table, now)
        _say(draft, said, key, _MOST_WATCHING)
        return draft

    return await service.change(loaded, plan, key)


def _say(draft: Draft, said: Said, key: str, most: int) -> None:
    if draft.table.said >= most:
        raise table_error("said-enough")
    draft.add(said, key)

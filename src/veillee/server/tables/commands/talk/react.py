"""Show what one feels."""

from typing import Final

from veillee.server.messages import React
from veillee.server.tables.commands.submit import submit
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.log.entries import Reacted
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService

_MOST: Final = 2_000
"""Reactions that a table keeps."""


async def react(service: TableService, loaded: LoadedTable, caller: Caller, message: React) -> int:
    """Store what a seat feels and return its number."""

    def fill(draft: Draft, seat: int, key: str) -> None:
        if sum(isinstance(each.entry.body, Reacted) for each in draft.table.applied) >= _MOST:
            raise table_error("said-enough")
        draft.add(Reacted(seat, message.reaction), key)

    return await submit(service, loaded, caller, message, fill)

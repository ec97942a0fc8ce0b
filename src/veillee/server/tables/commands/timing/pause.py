"""Let the game rest, and go on."""

from veillee.core import SPECTATOR
from veillee.core.contract.reaction_state import open_reaction
from veillee.server.messages import SetPause
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.log.entries import Paused
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService


async def set_pause(service: TableService, loaded: LoadedTable, caller: Caller, message: SetPause) -> int:
    """Let the game rest or go on, as a big screen or one of its players, and return its number."""
    key = f"pause:{message.seat}:{message.id}"

    def plan(table: Table, now: float) -> Draft:
        seat = SPECTATOR if caller.screen else caller.seat(table, message.seat)
        if caller.screen and not caller.invited(table, service.signer):
            raise table_error("private", 403)
        if table.status != "playing":
            raise table_error("over" if table.over else "not-started")
        if message.paused and not caller.screen and not loaded.screens():
            raise table_error("no-screen")
        if message.paused and open_reaction(table.state) is not None:
            raise table_error("pause-race")
        draft = Draft(table, now)
        if table.paused != message.paused:
            draft.add(Paused(message.paused, seat), key)
        return draft

    return await service.change(loaded, plan, key)

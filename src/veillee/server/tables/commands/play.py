"""Make a move."""

from veillee.core.contract.reaction_state import open_reaction
from veillee.server.messages import Move
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.entries import Moved
from veillee.server.tables.domain.errors import TableError, table_error
from veillee.server.tables.domain.table import Draft, Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService


async def play(service: TableService, loaded: LoadedTable, caller: Caller, message: Move) -> int:
    """Store a move of a held seat and return its number."""
    seat = caller.seat(loaded.table, message.seat)
    key = f"{seat}:{message.id}"
    racing = open_reaction(loaded.table.state)
    if racing is not None and racing.is_reaction(message.move) and key not in loaded.table.keys:
        if loaded.table.seats[seat].stand_in:
            raise table_error("stand-in")
        return await loaded.referee.touch(seat, message.move, key)

    def plan(table: Table, now: float) -> Draft:
        caller.seat(table, message.seat)
        if table.state is None:
            raise table_error("not-started")
        if table.over:
            raise table_error("over")
        if table.seats[seat].stand_in:
            raise table_error("stand-in")
        now_racing = open_reaction(table.state)
        if now_racing is not None and (now_racing.is_reaction(message.move) or loaded.referee.rolling()):
            raise table_error("no-turn")  # it was sent before the start of the round was shown
        move = table.state.log_text(seat, message.move)
        refusal = table.state.check(seat, move)
        if refusal is not None:
            raise TableError(refusal)
        draft = Draft(table, now)
        draft.add(Moved(seat, move, "person"), key)
        return draft

    seq = await service.change(loaded, plan, key)
    loaded.referee.moved(seat)
    return seq

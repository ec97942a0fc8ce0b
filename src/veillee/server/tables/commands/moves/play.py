"""Make a move."""

from veillee.server.messages import Move
from veillee.server.tables.commands.submit import key_of, submit
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.errors import TableError, table_error
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService


async def play(service: TableService, loaded: LoadedTable, caller: Caller, message: Move) -> int:
    """Store a move of a held seat and return its number; a reaction waits for its verdict."""
    racing = loaded.table.reaction
    if racing is not None and racing.is_reaction(message.move):
        seat = caller.seat(loaded.table, message.seat)
        key = key_of(seat, message)
        if key not in loaded.table.keys:
            return await _touch(loaded, seat, message.move, key)

    def fill(draft: Draft, seat: int, key: str) -> None:
        table = draft.table
        if table.state is None:
            raise table_error("not-started")
        if table.over:
            raise table_error("over")
        if table.paused:
            raise table_error("paused")
        _need_own_hand(table, seat)
        now_racing = table.reaction
        if now_racing is not None and (now_racing.is_reaction(message.move) or loaded.referee.rolling()):
            raise table_error("early")  # it was sent before the start of the round was shown
        draft.move(seat, message.move, "person", key)

    seq = await submit(service, loaded, caller, message, fill)
    if loaded.referee.round:
        loaded.referee.moved(loaded.table.need_number(message.seat))
    return seq


async def _touch(loaded: LoadedTable, seat: int, move: str, key: str) -> int:
    """Touch once: a touch that was refused stays so, and does not count in a later round when it is sent again."""
    if key in loaded.refused:
        raise loaded.refused[key].again()
    _need_own_hand(loaded.table, seat)
    try:
        return await loaded.referee.touch(seat, move, key)
    except TableError as refused:
        loaded.remember_refusal(key, refused)
        raise


def _need_own_hand(table: Table, seat: int) -> None:
    if table.seats[seat].stand_in:
        raise table_error("stand-in")

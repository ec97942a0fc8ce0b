"""Ask what a move would lead to."""

from veillee.core import Refusal
from veillee.core.contract.refusal import not_a_move
from veillee.server.messages import AskPreview, PreviewAnswer
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.draft import spell
from veillee.server.tables.domain.errors import TableError, table_error
from veillee.server.tables.loaded_table import LoadedTable


def preview(loaded: LoadedTable, caller: Caller, message: AskPreview) -> PreviewAnswer:
    """Try a move of a held seat on the position as it is, change nothing, and answer the asker alone."""
    table = loaded.table
    seat = caller.seat(table, message.seat)
    if table.state is None:
        raise table_error("not-started")
    move = spell(table.state, seat, message.move) if message.move else ""
    shows = table.state.preview(seat, move, message.ask)
    if isinstance(shows, Refusal):
        raise TableError(shows)
    if shows is None:
        raise TableError(not_a_move(message.ask or message.move))
    return PreviewAnswer(message.id, message.seat, move, shows, table.position)

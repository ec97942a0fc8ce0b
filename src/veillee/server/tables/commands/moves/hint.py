"""Ask what a strong bot would do."""

import logging
from typing import Final

from veillee.server.messages import AskHint, HintAnswer
from veillee.server.tables.commands.submit import submit
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.log.entries import Hinted
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.sentences import sentence
from veillee.server.tables.service import TableService

_log: Final = logging.getLogger("veillee.hint")


async def hint(service: TableService, loaded: LoadedTable, caller: Caller, message: AskHint) -> HintAnswer:
    """Mark the question in the log, think, and answer the asker alone."""
    seat = caller.seat(loaded.table, message.seat)

    def fill(draft: Draft, seat: int, key: str) -> None:
        _need_calm_turn(draft.table, seat)
        if seat not in draft.table.hints:
            draft.add(Hinted(seat), key)

    await submit(service, loaded, caller, message, fill)
    position = loaded.table.position
    _need_calm_turn(loaded.table, seat)
    try:
        advice = await service.bots.advise(loaded, seat)
    except Exception as error:
        _log.warning("table %s: no hint: %r", loaded.table.row.id, error)
        raise table_error("no-hint", 503) from error
    text = sentence(loaded.table.game, advice.message, advice.params)
    return HintAnswer(message.id, message.seat, advice.move, advice.message, advice.params, text, position)


def _need_calm_turn(table: Table, seat: int) -> None:
    if table.state is None:
        raise table_error("not-started")
    if seat not in table.actors:
        raise table_error("no-turn")
    if table.reaction is not None:
        raise table_error("racing")  # the answer would be the round

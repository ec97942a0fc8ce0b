"""Choose how quickly a table plays."""

from collections.abc import Iterable

from veillee.server.messages import SetPace
from veillee.server.tables.commands.submit import submit
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.levels import BOT_LEVELS
from veillee.server.tables.domain.log.entries import Paced
from veillee.server.tables.domain.rules import Pace
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService


def usual_pace(usual: Pace | None, bots: Iterable[str], guided: bool = False) -> Pace:
    """Return the pace of a table whose maker names none: the usual one, else calm where somebody learns."""
    return usual or ("calm" if guided or any(level in ("", BOT_LEVELS[0]) for level in bots) else "normal")


async def set_pace(service: TableService, loaded: LoadedTable, caller: Caller, message: SetPace) -> int:
    """Store the pace that a seat asks for and return its number."""

    def fill(draft: Draft, seat: int, key: str) -> None:
        if draft.table.pace != message.pace:
            draft.add(Paced(message.pace, seat), key)

    return await submit(service, loaded, caller, message, fill)

"""Agree on holidays at a table that plays by correspondence."""

from veillee.server.messages import AnswerHoliday, AskHoliday
from veillee.server.tables.commands.submit import submit
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.holidays import DAY_SECONDS
from veillee.server.tables.domain.log.entries import Holiday
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService


async def ask_holiday(service: TableService, loaded: LoadedTable, caller: Caller, message: AskHoliday) -> int:
    """Ask the others for holidays; where only bots sit, they begin at once."""

    def fill(draft: Draft, seat: int, key: str) -> None:
        table = draft.table
        if table.status != "playing" or not table.clock.by_post:
            raise table_error("no-holiday")
        if table.holidays.wish is not None:
            raise table_error("holiday-asked")
        draft.add(Holiday(seat, "asked", message.days), key)
        if not set(table.humans()) - {seat}:
            _begin(draft, seat, message.days)

    return await submit(service, loaded, caller, message, fill)


async def answer_holiday(service: TableService, loaded: LoadedTable, caller: Caller, message: AnswerHoliday) -> int:
    """Agree or decline; when the last one agrees, the holidays begin. Whoever asked may decline too."""

    def fill(draft: Draft, seat: int, key: str) -> None:
        wish = draft.table.holidays.wish
        if wish is None:
            raise table_error("no-holiday-asked")
        if message.agree and wish.seat == seat:
            raise table_error("own-question")
        draft.add(Holiday(seat, "agreed" if message.agree else "declined", wish.days), key)
        if message.agree:
            rest_without(draft, seat)

    return await submit(service, loaded, caller, message, fill)


def rest_without(draft: Draft, seat: int) -> None:
    """Begin the holidays if only this seat, which has agreed or is leaving, was still awaited."""
    wish = draft.table.holidays.wish
    if wish is not None and not set(draft.table.humans()) - wish.agreed - {wish.seat, seat}:
        _begin(draft, wish.seat, wish.days)


def _begin(draft: Draft, seat: int, days: int) -> None:
    draft.add(Holiday(seat, "begun", days, draft.at + days * DAY_SECONDS))

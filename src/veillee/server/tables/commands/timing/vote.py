"""Vote a bot into the seat of somebody who has gone."""

from veillee.server.messages import VoteBot
from veillee.server.tables.commands.moves.takeback import agree_without
from veillee.server.tables.commands.submit import submit
from veillee.server.tables.commands.timing.holiday import rest_without
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.clock import awaited, idle_since
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.levels import middle_level
from veillee.server.tables.domain.log.entries import SeatSet, Voted
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService


async def vote_bot(service: TableService, loaded: LoadedTable, caller: Caller, message: VoteBot) -> int:
    """Store a vote; when everybody present has voted, the bot stands in."""

    def fill(draft: Draft, seat: int, key: str) -> None:
        table = draft.table
        target = table.need_number(message.target)
        if table.state is None or table.over or table.seats[target].bot or target == seat:
            raise table_error("no-person")
        if table.clock.by_post and table.seats[target].kind != "open":
            raise table_error("by-post")
        gone = table.seats[target].kind == "open" or loaded.gone_for(target) >= service.settings.absence_seconds
        if not gone and not (idle_since(table, draft.at) and target in awaited(table)):
            raise table_error("not-gone")
        draft.add(Voted(seat, target), key)
        voters = table.votes.get(target, set()) | {seat}
        others = {other for other in table.humans() if other != target} & loaded.present()
        if others <= voters:
            draft.add(_stand_in(table, target))
            agree_without(draft, target)
            rest_without(draft, target)

    return await submit(service, loaded, caller, message, fill)


def _stand_in(table: Table, target: int) -> SeatSet:
    seat = table.seats[target]
    if seat.kind == "open":
        return SeatSet(target, "bot", "set", level=middle_level())
    return SeatSet(target, "bot", "stand-in", name=seat.name, level=middle_level())


async def come_back(service: TableService, loaded: LoadedTable, caller: Caller, name: str) -> None:
    """Give a seat in which a bot stands in back to its person."""

    def plan(table: Table, now: float) -> Draft:
        draft = Draft(table, now)
        seat = caller.seat(table, name)
        if table.seats[seat].stand_in:
            draft.add(SeatSet(seat, "human", "return", name=table.seats[seat].name))
        return draft

    await service.change(loaded, plan)

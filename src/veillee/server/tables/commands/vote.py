"""Vote a bot into the seat of somebody who has gone."""

from veillee.server.messages import VoteBot
from veillee.server.tables.commands.seats import middle_level
from veillee.server.tables.commands.takeback import agree_without
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.clock import awaited, idle_since
from veillee.server.tables.domain.entries import SeatSet, Voted
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.table import Draft, Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService


async def vote_bot(service: TableService, loaded: LoadedTable, caller: Caller, message: VoteBot) -> int:
    """Store a vote; when everybody who is there has voted, the bot stands in."""
    seat = caller.seat(loaded.table, message.seat)
    key = f"{seat}:{message.id}"

    def plan(table: Table, now: float) -> Draft:
        caller.seat(table, message.seat)
        target = table.number(message.target)
        if target is None:
            raise table_error("no-seat", 404, seat=message.target)
        if table.state is None or table.over or table.seats[target].bot or target == seat:
            raise table_error("no-person")
        gone = table.seats[target].kind == "open" or loaded.gone_for(target) >= service.settings.absence_seconds
        if not gone and not (idle_since(table, now) and target in awaited(table)):
            raise table_error("not-gone")
        draft = Draft(table, now)
        draft.add(Voted(seat, target), key)
        voters = table.votes.get(target, set()) | {seat}
        others = {other for other in table.humans() if other != target} & loaded.present()
        if others <= voters:
            draft.add(_stand_in(table, target))
            agree_without(draft, target)
        return draft

    return await service.change(loaded, plan, key)


def _stand_in(table: Table, target: int) -> SeatSet:
    seat = table.seats[target]
    if seat.kind == "open":
        return SeatSet(target, "bot", "set", level=middle_level(table))
    return SeatSet(target, "bot", "stand-in", name=seat.name, level=middle_level(table))


async def come_back(service: TableService, loaded: LoadedTable, caller: Caller, name: str) -> None:
    """Give a seat in which a bot stands in back to its person."""
    seat = caller.seat(loaded.table, name)

    def plan(table: Table, now: float) -> Draft:
        draft = Draft(table, now)
        if table.seats[seat].stand_in and caller.seat(table, name) == seat:
            draft.add(SeatSet(seat, "human", "return", name=table.seats[seat].name))
        return draft

    await service.change(loaded, plan)

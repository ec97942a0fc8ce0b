"""Claim, set and leave seats; start."""

from veillee.server.messages import ClaimSeat, SetSeat
from veillee.server.tables.commands.moves.takeback import agree_without
from veillee.server.tables.commands.timing.holiday import rest_without
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.keys import once
from veillee.server.tables.domain.levels import middle_level
from veillee.server.tables.domain.log.entries import SeatSet, Started
from veillee.server.tables.domain.names import tidy
from veillee.server.tables.domain.secrets import hash_secret, new_seat_secret
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService


async def claim(service: TableService, loaded: LoadedTable, caller: Caller, name: str, message: ClaimSeat) -> str:
    """Take an open seat, or that of somebody who left, and return its secret."""
    caller.need_sight(loaded.table, service.signer)
    if loaded.table.row.evening:
        raise table_error("in-evening")
    person = caller.person
    shown = tidy(message.name) or caller.name
    if person is None or not shown:
        raise table_error("no-name")
    secret = new_seat_secret()
    key = once()

    def plan(table: Table, now: float) -> Draft:
        seat = table.need_number(name)
        if table.status == "over":
            raise table_error("over")
        if table.seats[seat].kind != "open" and not table.seats[seat].left and not _lost(table, seat, caller):
            raise table_error("taken")
        if table.state is not None and table.seats[seat].sat != person.id and _sits(table, caller):
            raise table_error("seated")
        draft = Draft(table, now)
        draft.persons = (person.id,)
        draft.add(SeatSet(seat, "human", "join", name=shown, person=person.id, secret=hash_secret(secret)), key)
        return draft

    await service.change(loaded, plan, key)
    return secret


def _lost(table: Table, seat: int, caller: Caller) -> bool:
    """Tell whether a caller sits here without knowing the seat's secret: the answer to the claim never arrived."""
    sits = caller.person is not None and table.seats[seat].person == caller.person.id
    return sits and not table.seats[seat].awaited and not caller.knows_secret(table, seat)


def _sits(table: Table, caller: Caller) -> bool:
    """Tell whether a caller has a seat already: a second one in a running game would show another's hand."""
    person = caller.person
    return bool(caller.held(table)) or (person is not None and any(seat.person == person.id for seat in table.seats))


async def set_seat(service: TableService, loaded: LoadedTable, caller: Caller, name: str, message: SetSeat) -> None:
    """Open a seat or give it a bot, as the host, before the start."""
    key = once()

    def plan(table: Table, now: float) -> Draft:
        seat = table.need_number(name)
        if not caller.is_host(table):
            raise table_error("not-host", 403)
        if table.state is not None:
            raise table_error("started")
        if table.seats[seat].kind == "human" and not table.seats[seat].awaited:
            raise table_error("taken")
        level = service.levels.pick(message.level) if message.kind == "bot" else ""
        draft = Draft(table, now)
        draft.add(SeatSet(seat, message.kind, "set", level=level), key)
        return draft

    await service.change(loaded, plan, key)


async def leave(service: TableService, loaded: LoadedTable, caller: Caller, name: str) -> None:
    """Give up a seat: its secret becomes invalid, and in a running game a bot finishes in its place."""
    key = once()

    def plan(table: Table, now: float) -> Draft:
        seat = caller.seat(table, name)
        draft = Draft(table, now)
        if not table.over:
            draft.add(SeatSet(seat, "open", "leave", name=table.seats[seat].name), key)
            if table.state is not None:
                draft.add(SeatSet(seat, "bot", "set", level=middle_level()))
            agree_without(draft, seat)
            rest_without(draft, seat)
        return draft

    await service.change(loaded, plan, key)


async def give_to_bot(service: TableService, loaded: LoadedTable, person: str) -> None:
    """Let bots play on in the seats of somebody who may no longer play."""

    def plan(table: Table, now: float) -> Draft:
        draft = Draft(table, now)
        for index, seat in enumerate(table.seats):
            if seat.person == person and table.state is not None and not table.over:
                draft.add(SeatSet(index, "open", "leave", name=seat.name))
                draft.add(SeatSet(index, "bot", "set", level=middle_level()))
                agree_without(draft, index)
                rest_without(draft, index)
        return draft

    await service.change(loaded, plan)


async def start(service: TableService, loaded: LoadedTable, caller: Caller) -> None:
    """Begin the game, as somebody who sits here, the host, or a big screen with the link."""
    key = once()

    def plan(table: Table, now: float) -> Draft:
        wall = caller.screen and caller.invited(table, service.signer)
        if not wall and not caller.held(table) and not caller.is_host(table):
            raise table_error("not-seated", 403)
        if table.state is not None:
            raise table_error("started")
        if not table.full:
            raise table_error("not-full")
        draft = Draft(table, now)
        draft.add(Started(), key)
        return draft

    await service.change(loaded, plan, key)

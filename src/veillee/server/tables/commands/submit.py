"""Carry out a seat's command; the caller is authorised against the current position."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService

SeatPlan = Callable[[Draft, int, str], None]
"""Fills a draft for a seat; the key belongs to the entry that stands for the command."""


class SeatCommand(Protocol):
    """A message of a seat that needs an answer."""

    @property
    def id(self) -> str: ...

    @property
    def seat(self) -> str: ...


def key_of(seat: int, command: SeatCommand) -> str:
    """Return what makes a command unique at its table."""
    return f"{seat}:{command.id}"


def submit(
    service: TableService, loaded: LoadedTable, caller: Caller, command: SeatCommand, fill: SeatPlan
) -> Awaitable[int]:
    """Store what a held seat asks for and return its number; the seat is authorised whenever seats have changed."""
    seat, revision = caller.seat(loaded.table, command.seat), loaded.table.revision
    key = key_of(seat, command)

    def plan(table: Table, now: float) -> Draft:
        draft = Draft(table, now)
        fill(draft, seat if table.revision == revision else caller.seat(table, command.seat), key)
        return draft

    return service.change(loaded, plan, key)

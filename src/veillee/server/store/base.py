"""The interface of every store."""

from collections.abc import Awaitable, Sequence
from typing import Final, Protocol

import msgspec

from veillee.server.evenings.domain.row import EveningRow
from veillee.server.tables.domain.clock import Heartbeat
from veillee.server.tables.domain.log.entries import Entry
from veillee.server.tables.domain.row import TableRow

ALL: Final = 2**31 - 1
"""As many entries as there are."""


class StoreError(Exception):
    """The store did not answer: whether the last write happened is not known."""


class DamagedError(StoreError):
    """What is asked for cannot be read, and never will be; other tables are not concerned."""


class Patch(msgspec.Struct, frozen=True, gc=False):
    """What an append changes in the list of tables, besides the log."""

    status: str | None = None
    due: float | None = None
    """When a time limit ends; 0: none runs any more."""
    members: tuple[str, ...] = ()


class Append(msgspec.Struct, frozen=True, gc=False):
    """Entries of one log that are stored together or not at all: of a table, an evening, or a person's devices."""

    table: str
    """The id of the log: that of its table or evening."""
    entries: Sequence[Entry]
    patch: Patch | None = None
    create: TableRow | EveningRow | None = None


class Store(Protocol):
    """Tables, evenings and their logs, durably."""

    name: str

    async def open(self) -> None:
        """Connect and migrate."""

    async def close(self) -> None:
        """Finish what is under way and disconnect."""

    async def meta(self, name: str, value: str) -> str:
        """Return the stored value of a name, storing this one first if there is none."""

    def append(self, append: Append) -> Awaitable[bool]:
        """Store entries durably; the answer is False if a number or key is taken, StoreError if it is not known."""

    async def table(self, table: str) -> TableRow | None:
        """Return a table's row."""

    async def evening(self, evening: str) -> EveningRow | None:
        """Return an evening's row."""

    async def read(self, table: str, after: int, most: int = ALL) -> list[Entry]:
        """Return the entries of a log with numbers above `after`, in order, and no more than so many."""

    async def last_numbers(self, tables: list[str]) -> dict[str, int]:
        """Return the last number of each log."""

    async def public(self, limit: int) -> list[str]:
        """Return public tables that are not over, latest first."""

    async def mine(self, person: str, limit: int) -> list[str]:
        """Return the tables where a person sits or sat, latest first."""

    async def evenings(self, person: str, limit: int) -> list[str]:
        """Return the evenings that a person is or was in, latest first."""

    async def due(self, now: float) -> list[str]:
        """Return the tables whose time limit may have ended."""

    async def set_due(self, table: str, due: float) -> None:
        """Move the end of a table's time limit; 0: none."""

    async def beat(self, heartbeat: Heartbeat) -> None:
        """Store that a process is alive."""

    async def heartbeats(self, since: float) -> list[Heartbeat]:
        """Return the heartbeats that reach beyond a moment."""

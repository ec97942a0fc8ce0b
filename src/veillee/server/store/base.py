"""The interface of every store."""

from typing import Protocol

import msgspec

from veillee.server.tables.domain.clock import Heartbeat
from veillee.server.tables.domain.entries import Entry
from veillee.server.tables.domain.row import TableRow


class StoreError(Exception):
    """The store did not answer: whether the last write happened is not known."""


class Patch(msgspec.Struct, frozen=True):
    """What an append changes in the list of tables, besides the log."""

    status: str | None = None
    due: float | None = None
    """When a time limit ends; 0: none runs any more."""
    members: tuple[str, ...] = ()


class Append(msgspec.Struct, frozen=True):
    """Entries of one table that are stored together or not at all."""

    table: str
    entries: tuple[Entry, ...]
    patch: Patch | None = None
    create: TableRow | None = None


class Store(Protocol):
    """Tables and their logs, durably."""

    name: str

    async def open(self) -> None:
        """Connect and migrate."""

    async def close(self) -> None:
        """Finish what is under way and disconnect."""

    async def meta(self, name: str, value: str) -> str:
        """Return the stored value of a name, storing this one first if there is none."""

    async def append(self, append: Append) -> bool:
        """Store entries durably; return False if a number or key is taken; StoreError if the result is not known."""

    async def table(self, table: str) -> TableRow | None:
        """Return a table's row."""

    async def read(self, table: str, after: int) -> list[Entry]:
        """Return a table's entries with numbers above `after`, in order."""

    async def last_numbers(self, tables: list[str]) -> dict[str, int]:
        """Return the last number of each table's log."""

    async def public(self, limit: int) -> list[str]:
        """Return public tables that are not over, latest first."""

    async def mine(self, person: str, limit: int) -> list[str]:
        """Return the tables where a person sits or sat, latest first."""

    async def due(self, now: float) -> list[str]:
        """Return the tables whose time limit may have ended."""

    async def set_due(self, table: str, due: float) -> None:
        """Move the end of a table's time limit; 0: none."""

    async def beat(self, heartbeat: Heartbeat) -> None:
        """Store that a process is alive."""

    async def heartbeats(self, since: float) -> list[Heartbeat]:
        """Return the heartbeats that reach beyond a moment."""

"""What whoever runs a server may ask of everything that is stored, and change in it."""

from collections.abc import Sequence
from typing import Any, Final, Literal, Protocol

import msgspec

from veillee.server.evenings.domain.row import EveningRow
from veillee.server.store.base import Store, StoreError
from veillee.server.tables.domain.log.entries import Body
from veillee.server.tables.domain.row import TableRow

WORDS: Final = ("chat", "words")
"""The kinds of entries that hold what somebody said: at a table, in the room of an evening."""
NAMES: Final = ("seat", "arrive", "rename")
"""The kinds of entries that hold somebody's name."""


class Listing(msgspec.Struct, frozen=True):
    """A table or evening in the list of its kind."""

    id: str
    game: str
    """Empty for an evening."""
    name: str
    """Empty for a table."""
    host: str
    status: str
    """Empty for an evening."""
    created: float
    updated: float
    evening: str = ""


class Counts(msgspec.Struct, frozen=True):
    """How much is stored."""

    tables: int
    running: int
    evenings: int
    people: int
    entries: int
    bytes: int
    """What the store takes on its disk."""


class Place(msgspec.Struct, frozen=True, order=True):
    """The place of an entry in the store."""

    log: str = ""
    seq: int = 0


class Found(msgspec.Struct, frozen=True):
    """An entry that was looked for."""

    place: Place
    at: float
    body: Body


class Rewrite(msgspec.Struct, frozen=True):
    """What is to stand in a log from now on; done together or not at all."""

    log: str
    bodies: dict[int, Body]
    """Number -> what stands there; the keys of these entries are forgotten."""
    row: TableRow | EveningRow | None = None
    """The row as it is to be."""
    without: str = ""
    """A person who is no longer listed here."""


class Quiet(msgspec.Struct, frozen=True):
    """What nothing has happened at since a moment."""

    finished: list[str]
    unfinished: list[str]
    evenings: list[str]


class Report(msgspec.Struct, frozen=True):
    """What a server process last told about itself."""

    process: str
    at: float
    body: str


class Archive(Protocol):
    """Everything that is stored, as whoever runs the server may look at it and change it."""

    async def counts(self) -> Counts:
        """Return how much there is."""

    async def listings(self, kind: Literal["table", "evening"], limit: int, running: bool = False) -> list[Listing]:
        """Return tables or evenings, latest first; `running`: only tables that are not over."""

    async def listing(self, log: str) -> Listing | None:
        """Return a table or evening as it is listed."""

    async def tables_of(self, evening: str) -> list[str]:
        """Return the tables of an evening."""

    async def logs_of(self, person: str) -> list[str]:
        """Return the tables and evenings that a person sits at, is in, made, or spoke at."""

    async def members(self, log: str) -> list[str]:
        """Return the people of a table or evening."""

    async def names(self, after: Place, most: int) -> list[Found]:
        """Return entries that hold names, in order of their places."""

    async def words_before(self, at: float, most: int) -> list[Found]:
        """Return what was said before a moment, oldest first."""

    async def quiet_since(self, finished: float, unfinished: float, evenings: float, most: int) -> Quiet:
        """Return what nothing has happened at since these moments; tables of evenings go with their evening."""

    async def unseen_since(self, at: float, most: int) -> list[str]:
        """Return people at whose tables and evenings nothing has happened since a moment."""

    async def rewrite(self, rewrite: Rewrite) -> None:
        """Change a log: the numbers of its entries stay taken."""

    async def delete(self, logs: Sequence[str]) -> None:
        """Delete whole logs, and the tables and evenings that they are of."""

    async def delete_words_for_devices(self, before: float) -> None:
        """Delete the words for other devices that were given before a moment."""

    async def tell(self, report: Report) -> None:
        """Store what a process tells about itself, instead of what it told before; an empty body: nothing more."""

    async def reports(self, since: float) -> list[Report]:
        """Return what the processes told since a moment, and forget what is older."""


class Rows(Protocol):
    """A store that speaks SQL; values stand for `?`."""

    async def fetch(self, query: str, *values: Any) -> list[Any]:
        """Return the rows of a query, without keeping the tables in play waiting."""

    async def run(self, statements: Sequence[tuple[str, tuple[Any, ...]]]) -> None:
        """Carry out statements together or not at all."""

    async def size(self) -> int:
        """Return the bytes that it takes on its disk."""


def archive_of(store: Store) -> Archive:
    """Return the archive of a store."""
    from veillee.server.store.memory import MemoryStore

    if isinstance(store, MemoryStore):
        from veillee.server.store.memory_archive import MemoryArchive

        return MemoryArchive(store)
    if store.name in ("sqlite", "postgresql"):
        from veillee.server.store.sql_archive import SqlArchive

        rows: Any = store
        return SqlArchive(rows)
    raise StoreError(f"{store.name} has no archive")

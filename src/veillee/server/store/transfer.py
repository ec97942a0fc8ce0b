"""Copy everything from one store to another, and check that every log has arrived and can be played."""

import contextlib
import hashlib
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from veillee.core import CHANCE, Game
from veillee.core.replay import Replay, ReplayError, verify
from veillee.server.evenings.domain.evening import Evening
from veillee.server.evenings.domain.row import EveningRow
from veillee.server.store import open_store
from veillee.server.store.base import StoreError
from veillee.server.store.bodies import decode_body
from veillee.server.tables.domain.log.entries import Entry, Moved
from veillee.server.tables.domain.row import TableRow
from veillee.server.tables.domain.table import Table

_PAGE: Final = 2000
_ALIVE_SECONDS: Final = 20.0
COLUMNS: Final = {
    "meta": ("name", "value"),
    "tables": (
        *("id", "game", "options", "seed", "host", "public", "clock", "created"),
        *("status", "updated", "due", "evening"),
    ),
    "evenings": ("id", "name", "host", "created", "updated"),
    "log": ("table_id", "seq", "at", "key", "body"),
    "members": ("person", "table_id"),
    "lives": ("process", "started", "beat"),
}
"""What a store is made of; what its processes tell about themselves is not part of it."""
_ORDER: Final = {
    "meta": ("name",),
    "tables": ("id",),
    "evenings": ("id",),
    "log": ("table_id", "seq"),
    "members": ("person", "table_id"),
    "lives": ("process",),
}
Tell = Callable[[str], None]


class TransferError(Exception):
    """A store that cannot be copied, or did not arrive whole; the text says why."""


class Side(Protocol):
    """One of the two stores, in one transaction."""

    async def fetch(self, query: str, *values: Any) -> list[Any]:
        """Return the rows of a query; values stand for `?`."""

    async def insert(self, table: str, rows: list[tuple[Any, ...]]) -> None:
        """Add rows."""

    async def clear(self, table: str) -> None:
        """Remove all rows."""


class SqliteSide:
    """A SQLite file."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db: Final = db

    async def fetch(self, query: str, *values: Any) -> list[Any]:
        return self._db.execute(query, values).fetchall()

    async def insert(self, table: str, rows: list[tuple[Any, ...]]) -> None:
        marks = ", ".join("?" for _ in COLUMNS[table])
        self._db.executemany(f"INSERT INTO {table} ({', '.join(COLUMNS[table])}) VALUES ({marks})", rows)

    async def clear(self, table: str) -> None:
        self._db.execute(f"DELETE FROM {table}")


@contextlib.asynccontextmanager
async def side_of(address: str) -> AsyncIterator[Side]:
    """Open a store of any age for one transaction, which is kept if nothing fails."""
    store = await open_store(address)  # brings it up to date
    await store.close()
    if "://" in address:
        from veillee.server.store.postgres_side import open_postgres

        async with open_postgres(address) as side:
            yield side
        return
    with contextlib.closing(sqlite3.connect(address, timeout=30, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = FULL")
        db.execute("BEGIN")
        yield SqliteSide(db)
        db.execute("COMMIT")


async def copy(source: str, target: str, games: Mapping[str, Game], now: float, replace: bool, tell: Tell) -> int:
    """Copy a whole store and verify every log; nothing is kept of a copy that fails. Return how many logs there are."""
    try:
        async with side_of(source) as old, side_of(target) as new:
            await _need_rest(new, now, "the target")
            if not replace and await _count(new, "tables") + await _count(new, "evenings"):
                raise TransferError("the target holds tables already: --replace puts the others in their place")
            for table in COLUMNS:
                await new.clear(table)
                rows = 0
                async for page in _pages(old, table):
                    await new.insert(table, page)
                    rows += len(page)
                tell(f"{table}: {rows}")
            await _compare(old, new)
            return await check_side(new, games, tell)
    except (StoreError, sqlite3.Error, OSError) as error:
        raise TransferError(str(error)) from error


async def need_rest(address: str, now: float) -> None:
    """Raise TransferError while a server runs on a store."""
    async with side_of(address) as side:
        await _need_rest(side, now, "the store")


async def _need_rest(side: Side, now: float, what: str) -> None:
    if await side.fetch("SELECT 1 FROM reports WHERE at > ?", now - _ALIVE_SECONDS):
        raise TransferError(f"a server runs on {what}: stop it first (one that crashed counts for 20 seconds)")


async def backup(source: str, file: Path, games: Mapping[str, Game], now: float, tell: Tell) -> int:
    """Write a whole store, also one in use, to a SQLite file of its own; verify every log in it."""
    if file.exists():
        raise TransferError(f"{file} exists already")
    if not file.absolute().parent.is_dir():
        raise TransferError(f"{file}: there is no folder {file.parent}")
    with tempfile.TemporaryDirectory(dir=file.absolute().parent, prefix=".veillee-") as folder:
        made = Path(folder) / file.name
        count = await copy(source, str(made), games, now, True, tell)
        with contextlib.closing(sqlite3.connect(made)) as db:
            db.execute("PRAGMA journal_mode = DELETE")  # one file, without a WAL beside it
        made.rename(file)
    return count


async def restore(file: Path, target: str, games: Mapping[str, Game], now: float, replace: bool, tell: Tell) -> int:
    """Put a backup into a store on which no server runs; the backup itself stays as it is, however old."""
    with tempfile.TemporaryDirectory(prefix="veillee-") as folder:
        taken = Path(folder) / file.name
        shutil.copyfile(file, taken)
        _need_backup(taken, file)
        return await copy(str(taken), target, games, now, replace, tell)


def _need_backup(taken: Path, file: Path) -> None:
    """Raise TransferError for a file that is no store, or is damaged: restoring an empty one would erase everything."""
    try:
        with contextlib.closing(sqlite3.connect(taken)) as db:
            found = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            fault = str(db.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.Error as error:
        raise TransferError(f"{file} is no backup of a server: {error}") from error
    if not {"meta", "tables", "log"} <= found:
        raise TransferError(f"{file} is no backup of a server")
    if fault != "ok":
        raise TransferError(f"{file} is damaged: {fault}")


async def check_store(address: str, games: Mapping[str, Game], tell: Tell) -> int:
    """Read every log of a store and verify it; return how many there are."""
    async with side_of(address) as side:
        return await check_side(side, games, tell)


async def check_side(side: Side, games: Mapping[str, Game], tell: Tell) -> int:
    """Fold every log, and derive every die and card again from its seed; raise TransferError naming the first fault."""
    count = played = 0
    columns = "id, game, options, seed, host, public, clock, created, evening"
    for row in await side.fetch(f"SELECT {columns} FROM tables ORDER BY id"):
        entries = await _entries(side, row[0])
        game = games.get(row[1])
        if game is not None:
            _check_table(TableRow(*row), game, entries)
            played += 1
        count += 1
    for row in await side.fetch("SELECT id, name, host, created FROM evenings ORDER BY id"):
        evening = Evening(EveningRow(*row))
        with _naming(row[0]):
            for entry in await _entries(side, row[0]):
                evening.read(entry)
        count += 1
    tell(f"{count} logs read, {played} games verified")
    return count


async def _entries(side: Side, log: str) -> list[Entry]:
    query = "SELECT seq, at, body, key FROM log WHERE table_id = ? ORDER BY seq"
    with _naming(log):
        return [Entry(seq, at, decode_body(body), key) for seq, at, body, key in await side.fetch(query, log)]


def _check_table(row: TableRow, game: Game, entries: list[Entry]) -> None:
    with _naming(row.id):
        table = Table(row, game)
        for entry in entries:
            table.read(entry)
        moves = [
            (applied.entry.seq, "chance" if body.actor == CHANCE else game.seats[body.actor], body.move)
            for applied in table.moves()
            if isinstance(body := applied.entry.body, Moved)
        ]
        verify(game, Replay(game.id, table.options, moves, {}, table.commitment, row.seed.hex()))


@contextlib.contextmanager
def _naming(log: str) -> Iterator[None]:
    try:
        yield
    except (msgspec.MsgspecError, ReplayError, KeyError, ValueError, AssertionError, IndexError) as error:
        raise TransferError(f"the log of {log}: {error!r}") from error


async def _count(side: Side, table: str) -> int:
    return int((await side.fetch(f"SELECT count(*) FROM {table}"))[0][0])


async def _pages(side: Side, table: str) -> AsyncIterator[list[tuple[Any, ...]]]:
    """Return all rows of a table in the order of its key, a page at a time."""
    columns, order = ", ".join(COLUMNS[table]), _ORDER[table]
    places = [COLUMNS[table].index(name) for name in order]
    key, marks = ", ".join(order), ", ".join("?" for _ in order)
    last: tuple[Any, ...] = ()
    while True:
        where = f"WHERE ({key}) > ({marks}) " if last else ""
        page = [
            tuple(row)
            for row in await side.fetch(f"SELECT {columns} FROM {table} {where}ORDER BY {key} LIMIT {_PAGE}", *last)
        ]
        if page:
            yield page
        if len(page) < _PAGE:
            return
        last = tuple(page[-1][place] for place in places)


async def _compare(old: Side, new: Side) -> None:
    """Compare every row of both sides."""
    for table in COLUMNS:
        if await _digest(old, table) != await _digest(new, table):
            raise TransferError(f"{table}: the copy differs from what was copied")


async def _digest(side: Side, table: str) -> int:
    """Return a sum over all rows, in whatever order a database sorts them."""
    total = 0
    async for page in _pages(side, table):
        for row in page:
            plain = [int(value) if isinstance(value, bool) else value for value in row]
            total += int.from_bytes(hashlib.sha256(repr(plain).encode()).digest(), "big")
    return total

"""SQLite: one writer thread that commits everything waiting at once, one reader thread."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from veillee.server.evenings.domain.row import EveningRow
from veillee.server.store.base import ALL, Append, DamagedError, StoreError
from veillee.server.store.bodies import decode_body
from veillee.server.store.private import make_private
from veillee.server.store.schema import SQLITE, missing_steps
from veillee.server.store.sqlite_batch import (
    BUSY_SECONDS,
    ROWS_AT_ONCE,
    TRY_SECONDS,
    Answers,
    Job,
    Write,
    add_beside,
    commit,
)
from veillee.server.tables.domain.clock import Heartbeat
from veillee.server.tables.domain.log.entries import Entry, encode_body
from veillee.server.tables.domain.row import TableRow

_BATCH: Final = 512
_CACHE_KB: Final = 16_384
_CHECKPOINT_PAGES: Final = 4000
"""The last pages of busy logs change with every move: they are kept in memory, and written back seldom."""
_TABLE: Final = "SELECT id, game, options, seed, host, public, clock, created, evening FROM tables WHERE id = ?"
_MINE: Final = (
    "SELECT {0}.id FROM members JOIN {0} ON {0}.id = members.table_id "
    "WHERE members.person = ? ORDER BY {0}.updated DESC LIMIT ?"
)


class SqliteStore:
    """A store in one file. A write is answered after its COMMIT has reached the disk."""

    def __init__(self, path: str, shared: bool = False) -> None:
        self.name = "sqlite"
        self._path = path
        self._shared: Final = shared
        """Other processes write too, and wait for every commit."""
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._waiting: list[Job] = []
        self._reader: ThreadPoolExecutor | None = None
        self._reading: sqlite3.Connection | None = None
        self._writer: threading.Thread | None = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        make_private(Path(self._path))
        self._reader = ThreadPoolExecutor(1, "veillee-read")
        try:
            await self._loop.run_in_executor(self._reader, self._prepare)
        except Exception:
            await self.close()
            raise
        self._writer = threading.Thread(target=self._write_loop, name="veillee-write", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        if self._writer is not None:
            self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
        if self._reader is not None:
            await self._loop.run_in_executor(self._reader, self._close_reading)
            self._reader.shutdown()

    async def meta(self, name: str, value: str) -> str:
        def write(db: sqlite3.Connection) -> str:
            db.execute("INSERT OR IGNORE INTO meta VALUES (?, ?)", (name, value))
            return str(db.execute("SELECT value FROM meta WHERE name = ?", (name,)).fetchone()[0])

        stored: str = await self._write(write)
        return stored

    def append(self, append: Append) -> "asyncio.Future[bool]":
        values: list[Any] = []
        for each in append.entries:
            values += (append.table, each.seq, each.at, each.key, encode_body(each.body))
        plain = append.create is None and append.patch is None
        return self._write(None if plain else partial(add_beside, append), values)

    async def table(self, table: str) -> TableRow | None:
        rows = await self._read(_TABLE, table)
        if not rows:
            return None
        row = rows[0]
        return TableRow(row[0], row[1], row[2], row[3], row[4], bool(row[5]), row[6], row[7], row[8])

    async def evening(self, evening: str) -> EveningRow | None:
        rows = await self._read("SELECT id, name, host, created FROM evenings WHERE id = ?", evening)
        return EveningRow(*rows[0]) if rows else None

    async def read(self, table: str, after: int, most: int = ALL) -> list[Entry]:
        query = "SELECT seq, at, body, key FROM log WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?"
        rows = await self._read(query, table, after, most)
        try:
            return [Entry(seq, at, decode_body(body), key) for seq, at, body, key in rows]
        except msgspec.MsgspecError as error:
            raise DamagedError(f"the log of {table}: {error}") from error

    async def last_numbers(self, tables: list[str]) -> dict[str, int]:
        found: dict[str, int] = {}
        for start in range(0, len(tables), _BATCH):
            some = tables[start : start + _BATCH]
            marks = ", ".join("(?)" for _ in some)
            query = (
                f"WITH wanted(id) AS (VALUES {marks}) "
                "SELECT id, (SELECT max(seq) FROM log WHERE table_id = wanted.id) FROM wanted"
            )
            found.update({table: last or 0 for table, last in await self._read(query, *some)})
        return found

    async def public(self, limit: int) -> list[str]:
        query = "SELECT id FROM tables WHERE public AND status <> 'over' ORDER BY updated DESC LIMIT ?"
        return [row[0] for row in await self._read(query, limit)]

    async def mine(self, person: str, limit: int) -> list[str]:
        return [row[0] for row in await self._read(_MINE.format("tables"), person, limit)]

    async def evenings(self, person: str, limit: int) -> list[str]:
        return [row[0] for row in await self._read(_MINE.format("evenings"), person, limit)]

    async def due(self, now: float) -> list[str]:
        return [row[0] for row in await self._read("SELECT id FROM tables WHERE due > 0 AND due <= ?", now)]

    async def set_due(self, table: str, due: float) -> None:
        await self._write(lambda db: db.execute("UPDATE tables SET due = ? WHERE id = ?", (due, table)).rowcount)

    async def beat(self, heartbeat: Heartbeat) -> None:
        query = "INSERT INTO lives VALUES (?, ?, ?) ON CONFLICT (process) DO UPDATE SET beat = excluded.beat"
        await self._write(lambda db: db.execute(query, (heartbeat.process, heartbeat.started, heartbeat.beat)).rowcount)

    async def heartbeats(self, since: float) -> list[Heartbeat]:
        rows = await self._read("SELECT process, started, beat FROM lives WHERE beat >= ? ORDER BY started", since)
        return [Heartbeat(*row) for row in rows]

    # For the archive

    async def fetch(self, query: str, *values: Any) -> list[Any]:
        try:
            return await asyncio.to_thread(self._fetch_apart, query, values)
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error

    def _fetch_apart(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        with contextlib.closing(self._connect()) as db:
            return db.execute(query, values).fetchall()

    async def run(self, statements: Sequence[tuple[str, tuple[Any, ...]]]) -> None:
        def write(db: sqlite3.Connection) -> None:
            for query, values in statements:
                db.execute(query, values)

        await self._write(write)

    async def size(self) -> int:
        paths = (Path(self._path + suffix) for suffix in ("", "-wal"))
        return sum(path.stat().st_size for path in paths if path.exists())

    # Threads

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(
            self._path,
            timeout=BUSY_SECONDS,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=2 * ROWS_AT_ONCE,
        )
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        return db

    def _prepare(self) -> None:
        db = self._reading = self._connect()
        db.execute("BEGIN IMMEDIATE")
        version = int(db.execute("PRAGMA user_version").fetchone()[0])
        for number, step in missing_steps(version, SQLITE):
            for statement in step.split(";"):
                if statement.strip():
                    db.execute(statement)
            db.execute(f"PRAGMA user_version = {number}")
        db.execute("COMMIT")

    def _close_reading(self) -> None:
        if self._reading is not None:
            self._reading.close()

    async def _read(self, query: str, *values: Any) -> list[Any]:
        def read() -> list[Any]:
            assert self._reading is not None
            return self._reading.execute(query, values).fetchall()

        try:
            return await self._loop.run_in_executor(self._reader, read)
        except (sqlite3.ProgrammingError, RuntimeError) as error:  # closed, before its reader or after
            raise StoreError("the store is closed") from error
        except sqlite3.OperationalError as error:
            raise (DamagedError if "decode" in str(error) else StoreError)(str(error)) from error
        except sqlite3.DatabaseError as error:
            raise DamagedError(str(error)) from error

    def _write(self, more: Write | None, values: list[Any] | None = None) -> "asyncio.Future[Any]":
        """Let the writer store something; the answer comes when it is durable."""
        job = Job(values or [], more, self._loop.create_future())
        if not self._shared:
            # The writer begins while the loop hears the rest: else all tables fall into step, and each waits in turn.
            self._jobs.put([job])
            return job.answer
        self._waiting.append(job)
        if len(self._waiting) == 1:
            # Once a turn of the loop: few large commits.
            self._loop.call_soon(self._hand_over)
        return job.answer

    def _hand_over(self) -> None:
        if self._waiting:
            self._jobs.put(self._waiting)
            self._waiting = []

    def _write_loop(self) -> None:
        db = self._connect()
        db.execute(f"PRAGMA cache_size = -{_CACHE_KB}")
        db.execute(f"PRAGMA wal_autocheckpoint = {_CHECKPOINT_PAGES}")
        db.execute(f"PRAGMA busy_timeout = {TRY_SECONDS * 1000:.0f}")
        while True:
            jobs, last = self._take()
            if jobs:
                answers = commit(db, jobs)
                with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits any more
                    self._loop.call_soon_threadsafe(_deliver, answers)
            if last:
                db.close()
                return

    def _take(self) -> tuple[list[Job], bool]:
        jobs: list[Job] = []
        some = self._jobs.get()
        while some is not None:
            jobs += some
            if len(jobs) >= _BATCH:
                return jobs, False
            try:
                some = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, False
        return jobs, True


def _deliver(answers: Answers) -> None:
    for future, answer in answers:
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)

"""Writes to SQLite that are committed together.

Python gives its lock away in every step of a statement, and the writer has to win it back from the busy event loop. So
all rows of a batch are one statement, and in most batches that statement is the whole transaction.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from veillee.server.evenings.domain.row import EveningRow
from veillee.server.store.base import Append, StoreError
from veillee.server.tables.domain.row import TableRow

BUSY_SECONDS: Final = 30.0
"""How long a file is tried in which another process writes."""
TRY_SECONDS: Final = 0.001
"""How long SQLite itself tries: it would wait longer each time, and come too late where two processes are busy."""
_PRIMARY: Final = 0xFF
"""The part of an error's code that SQLite's extended codes have in common."""
_ROW: Final = "(?, ?, ?, ?, ?)"
_FIELDS: Final = 5
ROWS_AT_ONCE: Final = 128
_INSERTS: Final = [f"INSERT INTO log VALUES {', '.join([_ROW] * count)}" for count in range(1, ROWS_AT_ONCE + 1)]
"""One statement for each number of rows, shortest first: the connection keeps them prepared."""
_NEW_TABLE: Final = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'waiting', ?, 0, ?)"
_NEW_EVENING: Final = "INSERT INTO evenings VALUES (?, ?, ?, ?, ?)"

Write = Callable[[sqlite3.Connection], Any]


class Job:
    """A waiting write: the values of rows of the log, and what to do after they are inserted."""

    __slots__ = ("answer", "more", "values")

    def __init__(self, values: list[Any], more: Write | None, answer: "asyncio.Future[Any]") -> None:
        self.values: Final = values
        self.more: Final = more
        self.answer: Final = answer

    def finish(self, db: sqlite3.Connection) -> Any:
        """Do what comes after the rows and return the answer."""
        return True if self.more is None else self.more(db)


Answers = list[tuple["asyncio.Future[Any]", Any]]


def commit(db: sqlite3.Connection, jobs: list[Job]) -> Answers:
    """Commit everything waiting at once; if a number or key is taken, one by one inside savepoints."""
    until = time.monotonic() + BUSY_SECONDS
    way = _together
    while True:
        try:
            return way(db, jobs)
        except sqlite3.IntegrityError:
            _roll_back(db)
            way = _apart
        except sqlite3.Error as error:
            _roll_back(db)
            if not _is_busy(error) or time.monotonic() > until:
                return [(job.answer, StoreError(str(error))) for job in jobs]


def _is_busy(error: sqlite3.Error) -> bool:
    """Tell whether another process was writing."""
    return getattr(error, "sqlite_errorcode", 0) & _PRIMARY == sqlite3.SQLITE_BUSY


def _roll_back(db: sqlite3.Connection) -> None:
    if db.in_transaction:
        db.execute("ROLLBACK")


def add_beside(append: Append, db: sqlite3.Connection) -> bool:
    """Store what an append changes besides the log."""
    if append.create is not None:
        _create(db, append.create)
    patch = append.patch
    if patch is not None:
        now = append.entries[-1].at
        db.execute(
            "UPDATE tables SET status = coalesce(?, status), due = coalesce(?, due), updated = ? WHERE id = ?",
            (patch.status, patch.due, now, append.table),
        )
        db.execute("UPDATE evenings SET updated = ? WHERE id = ?", (now, append.table))
        for person in patch.members:
            db.execute("INSERT OR IGNORE INTO members VALUES (?, ?)", (person, append.table))
    return True


def _create(db: sqlite3.Connection, row: TableRow | EveningRow) -> None:
    values = list(msgspec.structs.astuple(row))
    if isinstance(row, EveningRow):
        db.execute(_NEW_EVENING, (*values, row.created))
    else:
        db.execute(_NEW_TABLE, (*values[:-1], row.created, row.evening))


def _together(db: sqlite3.Connection, jobs: list[Job]) -> Answers:
    values = [value for job in jobs for value in job.values]
    if len(values) <= ROWS_AT_ONCE * _FIELDS and all(job.more is None for job in jobs):
        _insert(db, values)
        return [(job.answer, True) for job in jobs]
    db.execute("BEGIN IMMEDIATE")
    _insert(db, values)
    answers = [(job.answer, job.finish(db)) for job in jobs]
    db.execute("COMMIT")
    return answers


def _insert(db: sqlite3.Connection, values: list[Any]) -> None:
    """Insert rows of the log, as many as possible in one statement."""
    for start in range(0, len(values), ROWS_AT_ONCE * _FIELDS):
        some = values[start : start + ROWS_AT_ONCE * _FIELDS]
        db.execute(_INSERTS[len(some) // _FIELDS - 1], some)


def _apart(db: sqlite3.Connection, jobs: list[Job]) -> Answers:
    answers: Answers = []
    db.execute("BEGIN IMMEDIATE")
    for job in jobs:
        db.execute("SAVEPOINT one")
        try:
            _insert(db, job.values)
            answers.append((job.answer, job.finish(db)))
        except sqlite3.IntegrityError:
            db.execute("ROLLBACK TO one")
            answers.append((job.answer, False))
        db.execute("RELEASE one")
    db.execute("COMMIT")
    return answers

"""Durable appends a second of the embedded store, next to the plainest SQLite that commits in groups.

Both have 50 writers that wait for their own append before the next one, the same rows, WAL and `synchronous=FULL`.
"""

import asyncio
import queue
import sqlite3
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from veillee.lab.bench.figure import Figure
from veillee.server.store.base import Append
from veillee.server.store.sqlite import SqliteStore
from veillee.server.tables.domain.log.entries import Entry, Moved

WRITERS = 50
SECONDS = 2.0
ROUNDS = 3
_MOVE = Moved(0, "play 42", "person")
_BODY = '{"kind":"move","actor":0,"move":"play 42","by":"person"}'

Write = Callable[[str, int], Awaitable[Any]]


def measure() -> list[Figure]:
    """Measure both in turn and return the best of each."""
    ours = theirs = 0.0
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory(prefix="veillee-store-") as folder:
            ours = max(ours, asyncio.run(_our_rate(Path(folder) / "ours.sqlite3")))
            theirs = max(theirs, asyncio.run(_plain_rate(Path(folder) / "plain.sqlite3")))
    peer = "sqlite3, one thread that commits in groups"
    return [Figure(f"appends of {WRITERS} writers", ours, "/s", peer, theirs)]


async def _our_rate(path: Path) -> float:
    store = SqliteStore(str(path))
    await store.open()

    async def write(table: str, seq: int) -> None:
        assert await store.append(Append(table, (Entry(seq, float(seq), _MOVE, f"0:{seq}"),)))

    try:
        return await _rate(write)
    finally:
        await store.close()


async def _plain_rate(path: Path) -> float:
    jobs: queue.SimpleQueue[Any] = queue.SimpleQueue()
    loop = asyncio.get_running_loop()
    thread = threading.Thread(target=_write_plainly, args=(path, jobs, loop), daemon=True)
    thread.start()

    async def write(table: str, seq: int) -> None:
        done = loop.create_future()
        jobs.put(((table, seq, float(seq), f"0:{seq}", _BODY), done))
        await done

    try:
        return await _rate(write)
    finally:
        jobs.put(None)
        await asyncio.to_thread(thread.join)


def _write_plainly(path: Path, jobs: "queue.SimpleQueue[Any]", loop: asyncio.AbstractEventLoop) -> None:
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute(
        "CREATE TABLE log (t TEXT, seq INTEGER, at REAL, key TEXT, body TEXT, PRIMARY KEY (t, seq), UNIQUE (t, key))"
    )
    while (job := jobs.get()) is not None:
        together = [job]
        while not jobs.empty() and (job := jobs.get()) is not None:
            together.append(job)
        db.execute("BEGIN IMMEDIATE")
        db.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?)", [row for row, _ in together])
        db.execute("COMMIT")
        loop.call_soon_threadsafe(_answer, [done for _, done in together])
        if job is None:
            break
    db.close()


def _answer(waiting: list["asyncio.Future[None]"]) -> None:
    for done in waiting:
        done.set_result(None)


async def _rate(write: Write) -> float:
    """Let every writer append to a log of its own for a while; return appends a second."""
    until = time.monotonic() + SECONDS

    async def writer(number: int) -> int:
        seq = 0
        while time.monotonic() < until:
            seq += 1
            await write(f"log-{number}", seq)
        return seq

    began = time.monotonic()
    written = await asyncio.gather(*(writer(number) for number in range(WRITERS)))
    return sum(written) / (time.monotonic() - began)

"""Every store, by the same tests."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import msgspec
import pytest

from server.services import Postgres
from veillee.server.evenings.domain.entries import Arrived, Began, Spoke
from veillee.server.evenings.domain.row import EveningRow
from veillee.server.store import make_store, open_store
from veillee.server.store.base import Append, Patch, Store, StoreError
from veillee.server.store.memory import MemoryStore
from veillee.server.store.schema import SQLITE
from veillee.server.tables.domain.clock import Heartbeat
from veillee.server.tables.domain.log.entries import AnyBody, Entry, Moved, Said, SeatSet, Started
from veillee.server.tables.domain.row import TableRow

pytestmark = pytest.mark.anyio

ROW = TableRow("t1", "duel", '{"cards": 3}', bytes(range(32)), "host", True, "{}", 5.0)


@pytest.fixture(params=["memory", "sqlite", "sqlite of several processes", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    if request.param == "memory":
        yield MemoryStore()
        return
    if request.param.startswith("sqlite"):
        address = str(tmp_path / "deep" / "veillee.sqlite3")
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        address = postgres.database()
    opened = make_store(address, shared=request.param == "sqlite of several processes")
    await opened.open()
    again = await open_store(address)  # a second process migrates nothing twice
    await again.close()
    yield opened
    await opened.close()


def entries(first: int, count: int = 1, key: str | None = None) -> tuple[Entry, ...]:
    return tuple(
        Entry(first + n, 6.0, Said("A", f"text {first + n} \u0000 é"), key if n == 0 else None) for n in range(count)
    )


async def test_a_log_is_read_back_as_it_was_written(store: Store) -> None:
    bodies: tuple[AnyBody, ...] = (
        SeatSet(0, "human", "join", name="Zoë", person="p", secret="s"),
        Started(),
        Moved(-1, "die 4", "chance"),
        Moved(0, "touch x", "person", {"elapsed": 1.5}),
        Said("A", "\u0000 \U0001f383"),
    )
    written = tuple(Entry(n + 1, 7.25, body, f"k{n}" if n % 2 else None) for n, body in enumerate(bodies))
    assert await store.append(Append("t1", written, Patch("playing", 9.0, ("p", "q")), ROW))
    assert await store.table("t1") == ROW
    assert await store.table("t2") is None
    assert await store.read("t1", 0) == list(written)
    assert await store.read("t1", 3) == list(written[3:])
    assert await store.last_numbers(["t1", "t2"]) == {"t1": 5, "t2": 0}
    assert await store.public(10) == ["t1"]
    assert (await store.mine("q", 10), await store.mine("x", 10)) == (["t1"], [])
    assert (await store.due(8.0), await store.due(9.5)) == ([], ["t1"])
    await store.set_due("t1", 0)
    assert await store.due(99) == []
    assert await store.append(Append("t1", entries(6), Patch("over")))
    assert await store.public(10) == []


async def test_evenings_are_kept_beside_tables_with_logs_of_their_own(store: Store) -> None:
    evening = EveningRow("e1", "Mardi", "p", 5.0)
    first = (Entry(1, 7.0, Arrived("g1", "p", "Zoë")), Entry(2, 7.0, Spoke("g1", "Zoë", "\u0000 \U0001f383"), "g1:a"))
    assert await store.append(Append("e1", first, Patch(members=("p",)), evening))
    later = EveningRow("e2", "", "p", 6.0)
    assert await store.append(Append("e2", (Entry(1, 9.0, Arrived("g1", "p", "Zoë")),), Patch(members=("p",)), later))
    table = msgspec.structs.replace(ROW, evening="e1")
    assert await store.append(Append("t1", entries(1), Patch(members=("p",)), table))
    assert (await store.evening("e1"), await store.evening("t1"), await store.table("e1")) == (evening, None, None)
    assert await store.table("t1") == table
    assert await store.read("e1", 0) == list(first)
    assert (await store.evenings("p", 9), await store.evenings("q", 9)) == (["e2", "e1"], [])
    assert await store.mine("p", 9) == ["t1"]
    assert not await store.append(Append("e1", (Entry(3, 8.0, Spoke("g1", "Zoë", "twice"), "g1:a"),)))
    assert not await store.append(Append("e1", (Entry(9, 8.0, Arrived("g2", "q", "Q")),), None, evening))
    assert await store.append(Append("e1", (Entry(3, 10.0, Began("g1", 2, "t1", "duel", {"cards": 3}, ())),), Patch()))
    assert await store.evenings("p", 9) == ["e1", "e2"]


async def test_a_number_or_key_that_is_taken_stores_nothing_of_the_append(store: Store) -> None:
    assert await store.append(Append("t1", entries(1, 2, "a"), None, ROW))
    assert not await store.append(Append("t1", entries(2, 2)))
    assert not await store.append(Append("t1", entries(3, 2, "a")))
    assert not await store.append(Append("t1", entries(9), None, ROW))
    assert [entry.seq for entry in await store.read("t1", 0)] == [1, 2]


async def test_racing_appends_of_one_number_are_acknowledged_once(store: Store) -> None:
    assert await store.append(Append("t1", entries(1), None, ROW))
    for seq in range(2, 12):
        racing = [store.append(Append("t1", (Entry(seq, 1.0, Said("A", str(n))),))) for n in range(8)]
        done = await asyncio.gather(*racing)
        assert sum(done) == 1
        stored = (await store.read("t1", seq - 1))[0].body
        assert stored == Said("A", str(done.index(True)))


async def test_names_are_kept_once_and_lives_are_known(store: Store) -> None:
    assert await store.meta("key", "one") == "one"
    assert await store.meta("key", "two") == "one"
    await store.beat(Heartbeat("a", 1.0, 2.0))
    await store.beat(Heartbeat("a", 1.0, 5.0))
    await store.beat(Heartbeat("b", 7.0, 8.0))
    assert await store.heartbeats(4.0) == [Heartbeat("a", 1.0, 5.0), Heartbeat("b", 7.0, 8.0)]
    assert await store.heartbeats(6.0) == [Heartbeat("b", 7.0, 8.0)]


async def test_a_store_of_a_later_version_is_left_alone(tmp_path: Path, postgres: Postgres) -> None:
    file, address = tmp_path / "veillee.sqlite3", postgres.database()
    for where in (str(file), address):
        await (await open_store(where)).close()
    with sqlite3.connect(file) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (len(SQLITE),)
        database.execute("PRAGMA user_version = 99")
    database.close()
    connection = await asyncpg.connect(address)
    await connection.execute("INSERT INTO version VALUES (99)")
    await connection.close()
    for where in (str(file), address):
        with pytest.raises(StoreError, match="version 99"):
            await open_store(where)


async def test_sqlite_waits_for_another_process_that_writes(tmp_path: Path) -> None:
    path = str(tmp_path / "veillee.sqlite3")
    store = await open_store(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    written = asyncio.ensure_future(store.append(Append("t1", entries(1))))
    created = asyncio.ensure_future(store.append(Append("t2", entries(1), None, ROW)))
    done, _ = await asyncio.wait((written, created), timeout=0.1)
    assert not done
    other.execute("COMMIT")
    other.close()
    assert await written
    assert await created
    await store.close()


async def test_sqlite_writes_reach_the_disk_before_they_are_acknowledged(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "v.sqlite3"))
    assert await store.append(Append("t1", entries(1), None, ROW))
    database = store._connect()  # type: ignore[attr-defined]
    assert database.execute("PRAGMA synchronous").fetchone() == (2,)
    assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    database.close()
    await store.close()

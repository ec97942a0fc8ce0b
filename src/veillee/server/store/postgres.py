"""PostgreSQL: everything waiting is appended in one round trip and one commit."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any, Final

import asyncpg
import msgspec

from veillee.server.evenings.domain.row import EveningRow
from veillee.server.store.base import ALL, Append, StoreError
from veillee.server.store.bodies import decode_body
from veillee.server.store.schema import POSTGRES, missing_steps
from veillee.server.tables.domain.clock import Heartbeat
from veillee.server.tables.domain.log.entries import Entry, encode_body
from veillee.server.tables.domain.row import TableRow

_BATCH: Final = 512
_LOCK: Final = 0x7665696C  # "veil": one migration at a time
_MINE: Final = (
    "SELECT {0}.id FROM members JOIN {0} ON {0}.id = members.table_id "
    "WHERE members.person = $1 ORDER BY {0}.updated DESC LIMIT $2"
)
_TROUBLE: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)


class PostgresStore:
    """A store that any number of server processes may share."""

    def __init__(self, url: str) -> None:
        self.name = "postgresql"
        self._url = url
        self._pool: Any = None
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._flusher: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._pool = await asyncpg.create_pool(self._url, min_size=1, max_size=6, command_timeout=20)
        try:
            await self._migrate()
        except Exception:
            await self.close()
            raise

    async def _migrate(self) -> None:
        async with self._pool.acquire() as db, db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
            await db.execute("CREATE TABLE IF NOT EXISTS version (number INTEGER NOT NULL)")
            version = await db.fetchval("SELECT max(number) FROM version") or 0
            for number, step in missing_steps(version, POSTGRES):
                await db.execute(step)
                await db.execute("INSERT INTO version VALUES ($1)", number)

    async def close(self) -> None:
        if self._flusher is not None:
            await asyncio.wait([self._flusher], timeout=5)
        if self._pool is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._pool.close(), 5)

    async def meta(self, name: str, value: str) -> str:
        await self._execute("INSERT INTO meta VALUES ($1, $2) ON CONFLICT DO NOTHING", name, value)
        return str((await self._fetch("SELECT value FROM meta WHERE name = $1", name))[0][0])

    async def append(self, append: Append) -> bool:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, future))
        if self._flusher is None or self._flusher.done():
            self._flusher = asyncio.create_task(self._flush())
        return await future

    async def table(self, table: str) -> TableRow | None:
        query = "SELECT id, game, options, seed, host, public, clock, created, evening FROM tables WHERE id = $1"
        rows = await self._fetch(query, table)
        return TableRow(*rows[0]) if rows else None

    async def evening(self, evening: str) -> EveningRow | None:
        rows = await self._fetch("SELECT id, name, host, created FROM evenings WHERE id = $1", evening)
        return EveningRow(*rows[0]) if rows else None

    async def read(self, table: str, after: int, most: int = ALL) -> list[Entry]:
        query = "SELECT seq, at, body, key FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3"
        rows = await self._fetch(query, table, after, most)
        return [Entry(seq, at, decode_body(body), key) for seq, at, body, key in rows]

    async def last_numbers(self, tables: list[str]) -> dict[str, int]:
        query = (
            "SELECT id, coalesce((SELECT max(seq) FROM log WHERE table_id = id), 0) "
            "FROM unnest($1::TEXT[]) AS wanted(id)"
        )
        return dict(await self._fetch(query, tables))

    async def public(self, limit: int) -> list[str]:
        query = "SELECT id FROM tables WHERE public AND status <> 'over' ORDER BY updated DESC LIMIT $1"
        return [row[0] for row in await self._fetch(query, limit)]

    async def mine(self, person: str, limit: int) -> list[str]:
        return [row[0] for row in await self._fetch(_MINE.format("tables"), person, limit)]

    async def evenings(self, person: str, limit: int) -> list[str]:
        return [row[0] for row in await self._fetch(_MINE.format("evenings"), person, limit)]

    async def due(self, now: float) -> list[str]:
        return [row[0] for row in await self._fetch("SELECT id FROM tables WHERE due > 0 AND due <= $1", now)]

    async def set_due(self, table: str, due: float) -> None:
        await self._execute("UPDATE tables SET due = $2 WHERE id = $1", table, due)

    async def beat(self, heartbeat: Heartbeat) -> None:
        query = "INSERT INTO lives VALUES ($1, $2, $3) ON CONFLICT (process) DO UPDATE SET beat = excluded.beat"
        await self._execute(query, heartbeat.process, heartbeat.started, heartbeat.beat)

    async def heartbeats(self, since: float) -> list[Heartbeat]:
        query = "SELECT process, started, beat FROM lives WHERE beat >= $1 ORDER BY started"
        return [Heartbeat(*row) for row in await self._fetch(query, since)]

    # For the archive

    async def fetch(self, query: str, *values: Any) -> list[Any]:
        return await self._fetch(_numbered(query), *values)

    async def run(self, statements: Sequence[tuple[str, tuple[Any, ...]]]) -> None:
        try:
            async with self._pool.acquire() as db, db.transaction():
                for query, values in statements:
                    await db.execute(_numbered(query), *values)
        except _TROUBLE as error:
            raise StoreError(str(error)) from error

    async def size(self) -> int:
        return int((await self._fetch("SELECT pg_database_size(current_database())"))[0][0])

    async def _fetch(self, query: str, *values: Any) -> list[Any]:
        try:
            # In a task of its own: a pool that connects again needs one, and a message is taken without.
            rows: list[Any] = await asyncio.create_task(self._pool.fetch(query, *values))
        except _TROUBLE as error:
            raise StoreError(str(error)) from error
        return rows

    async def _execute(self, query: str, *values: Any) -> None:
        try:
            await asyncio.create_task(self._pool.execute(query, *values))
        except _TROUBLE as error:
            raise StoreError(str(error)) from error

    async def _flush(self) -> None:
        while self._waiting:
            batch = self._waiting[:_BATCH]
            del self._waiting[:_BATCH]
            batch.sort(key=lambda each: each[0].table)  # one order of locks in every process: no deadlock
            items = [_item(append) for append, _ in batch]
            try:
                done = await self._pool.fetchval(
                    "SELECT veillee_append($1::JSONB)", msgspec.json.encode(items).decode()
                )
            except _TROUBLE as error:
                failure = StoreError(str(error))
                for _, future in batch:
                    if not future.done():
                        future.set_exception(failure)
                continue
            for (_, future), stored in zip(batch, done):
                if not future.done():
                    future.set_result(stored)


def _numbered(query: str) -> str:
    """Return a query with `$1`, `$2`, … for its marks."""
    first, *rest = query.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


def _item(append: Append) -> dict[str, Any]:
    item: dict[str, Any] = {
        "table": append.table,
        "entries": [
            {"seq": each.seq, "at": each.at, "key": each.key, "body": encode_body(each.body)} for each in append.entries
        ],
    }
    if append.create is not None:
        row = msgspec.structs.asdict(append.create)
        if isinstance(append.create, TableRow):
            row["seed"] = append.create.seed.hex()
        item["create" if isinstance(append.create, TableRow) else "open"] = row
    if append.patch is not None:
        patch = append.patch
        item["patch"] = {
            "status": patch.status,
            "due": patch.due,
            "members": list(patch.members),
            "updated": append.entries[-1].at,
        }
    return item

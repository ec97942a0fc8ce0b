"""A PostgreSQL database that is copied from or to."""

import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final

import asyncpg

from veillee.server.store.base import StoreError
from veillee.server.store.transfer import COLUMNS


class PostgresSide:
    """A PostgreSQL database, in one transaction."""

    def __init__(self, db: Any) -> None:
        self._db: Final = db

    async def fetch(self, query: str, *values: Any) -> list[Any]:
        first, *rest = query.split("?")
        numbered = first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))
        rows: list[Any] = await self._db.fetch(numbered, *values)
        return rows

    async def insert(self, table: str, rows: list[tuple[Any, ...]]) -> None:
        if table == "tables":
            public = COLUMNS[table].index("public")
            rows = [(*row[:public], bool(row[public]), *row[public + 1 :]) for row in rows]
        await self._db.copy_records_to_table(table, records=rows, columns=COLUMNS[table])

    async def clear(self, table: str) -> None:
        await self._db.execute(f"DELETE FROM {table}")


@contextlib.asynccontextmanager
async def open_postgres(address: str) -> AsyncIterator[PostgresSide]:
    """Open a database for one transaction, which is kept if nothing fails."""
    try:
        db: Any = await asyncpg.connect(address)
        try:
            async with db.transaction(isolation="repeatable_read"):
                yield PostgresSide(db)
        finally:
            await db.close()
    except asyncpg.PostgresError as error:
        raise StoreError(str(error)) from error

"""A store in the browser's IndexedDB, with the promises of every store as far as a browser can give them."""

from typing import Any, Final

import msgspec

from veillee.offline.shelf import Shelf, ask, store
from veillee.server.evenings.domain.row import EveningRow
from veillee.server.store.base import ALL, Append, StoreError
from veillee.server.store.bodies import decode_body
from veillee.server.tables.domain.clock import Heartbeat
from veillee.server.tables.domain.log.entries import Entry, encode_body
from veillee.server.tables.domain.row import TableRow


class IndexedDbStore:
    """Tables and their logs in one browser. A write is answered when its transaction is on the disk."""

    def __init__(self, shelf: Shelf) -> None:
        self.name = "indexeddb"
        self._shelf: Final = shelf

    async def open(self) -> None:
        """The page has opened it already."""

    async def close(self) -> None:
        """A write that was answered is stored; there is nothing to finish."""

    async def meta(self, name: str, value: str) -> str:
        if await store(self._shelf, {"add": {"meta": [{"name": name, "value": value}]}}):
            return value
        return str(await ask(self._shelf, "meta", name=name))

    async def append(self, append: Append) -> bool:
        change: dict[str, Any] = {"add": {"log": [_log_row(append.table, entry) for entry in append.entries]}}
        if isinstance(append.create, EveningRow):
            raise StoreError("an evening needs a server")
        if append.create is not None:
            change["add"]["tables"] = [_table_row(append.create)]
        if append.patch is not None:
            patch = {"status": append.patch.status, "due": append.patch.due, "updated": append.entries[-1].at}
            known = {field: value for field, value in patch.items() if value is not None}
            change["patch"] = {"table": append.table, **known}
            change["put"] = {"members": [{"person": each, "table": append.table} for each in append.patch.members]}
        return await store(self._shelf, change)

    async def table(self, table: str) -> TableRow | None:
        row = await ask(self._shelf, "table", table=table)
        return None if row is None else msgspec.convert({**row, "seed": bytes.fromhex(row["seed"])}, TableRow)

    async def evening(self, evening: str) -> EveningRow | None:
        return None  # an evening needs a server

    async def evenings(self, person: str, limit: int) -> list[str]:
        return []

    async def read(self, table: str, after: int, most: int = ALL) -> list[Entry]:
        rows = await ask(self._shelf, "log", table=table, after=after)
        return [Entry(row["seq"], row["at"], decode_body(row["body"]), row.get("key")) for row in rows[:most]]

    async def last_numbers(self, tables: list[str]) -> dict[str, int]:
        found: dict[str, int] = await ask(self._shelf, "last", tables=tables)
        return found

    async def public(self, limit: int) -> list[str]:
        return []  # nobody else can see a table of this browser

    async def mine(self, person: str, limit: int) -> list[str]:
        found: list[str] = await ask(self._shelf, "mine", person=person, limit=limit)
        return found

    async def due(self, now: float) -> list[str]:
        found: list[str] = await ask(self._shelf, "due", now=now)
        return found

    async def set_due(self, table: str, due: float) -> None:
        if not await store(self._shelf, {"patch": {"table": table, "due": due}}):
            raise StoreError(f"no table {table}")

    async def beat(self, heartbeat: Heartbeat) -> None:
        await store(self._shelf, {"put": {"lives": [msgspec.to_builtins(heartbeat)]}})

    async def heartbeats(self, since: float) -> list[Heartbeat]:
        return msgspec.convert(await ask(self._shelf, "lives", since=since), list[Heartbeat])


def _log_row(table: str, entry: Entry) -> dict[str, Any]:
    row = {"table": table, "seq": entry.seq, "at": entry.at, "body": encode_body(entry.body)}
    return row if entry.key is None else {**row, "key": entry.key}


def _table_row(row: TableRow) -> dict[str, Any]:
    return {
        **msgspec.structs.asdict(row),
        "seed": row.seed.hex(),
        "status": "waiting",
        "updated": row.created,
        "due": 0.0,
    }

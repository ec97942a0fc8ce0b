"""A store in memory: for tests, and where there is no disk."""

import itertools

from veillee.server.store.base import Append
from veillee.server.tables.domain.clock import Heartbeat
from veillee.server.tables.domain.entries import Entry
from veillee.server.tables.domain.row import TableRow


class _Listed:
    """A table's place in the list."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.status = "waiting"
        self.updated = row.created
        self.due = 0.0


class MemoryStore:
    """Tables and their logs, as long as it lives."""

    def __init__(self) -> None:
        self.name = "memory"
        self._meta: dict[str, str] = {}
        self._tables: dict[str, _Listed] = {}
        self._logs: dict[str, list[Entry]] = {}
        self._keys: dict[str, set[str]] = {}
        self._members: set[tuple[str, str]] = set()
        self._heartbeats: dict[str, Heartbeat] = {}

    async def open(self) -> None:
        """There is nothing to connect to."""

    async def close(self) -> None:
        """There is nothing to finish; what is stored stays."""

    async def meta(self, name: str, value: str) -> str:
        return self._meta.setdefault(name, value)

    async def append(self, append: Append) -> bool:
        log, keys = self._logs.setdefault(append.table, []), self._keys.setdefault(append.table, set())
        news = [entry.key for entry in append.entries if entry.key is not None]
        taken = append.entries[0].seq <= _last(log) or len(set(news)) < len(news) or not keys.isdisjoint(news)
        if taken or (append.create is not None and append.table in self._tables):
            return False
        if append.create is not None:
            self._tables[append.table] = _Listed(append.create)
        log.extend(append.entries)
        keys.update(news)
        listed, patch = self._tables.get(append.table), append.patch
        if listed is not None and patch is not None:
            listed.status = patch.status or listed.status
            listed.due = listed.due if patch.due is None else patch.due
            listed.updated = append.entries[-1].at
            self._members.update((person, append.table) for person in patch.members)
        return True

    async def table(self, table: str) -> TableRow | None:
        listed = self._tables.get(table)
        return listed.row if listed is not None else None

    async def read(self, table: str, after: int) -> list[Entry]:
        return [entry for entry in self._logs.get(table, []) if entry.seq > after]

    async def last_numbers(self, tables: list[str]) -> dict[str, int]:
        return {table: _last(self._logs.get(table, [])) for table in tables}

    async def public(self, limit: int) -> list[str]:
        return self._latest(
            [each for each in self._tables.values() if each.row.public and each.status != "over"], limit
        )

    async def mine(self, person: str, limit: int) -> list[str]:
        return self._latest([self._tables[table] for who, table in self._members if who == person], limit)

    async def due(self, now: float) -> list[str]:
        return [each.row.id for each in self._tables.values() if 0 < each.due <= now]

    async def set_due(self, table: str, due: float) -> None:
        self._tables[table].due = due

    async def beat(self, heartbeat: Heartbeat) -> None:
        self._heartbeats[heartbeat.process] = heartbeat

    async def heartbeats(self, since: float) -> list[Heartbeat]:
        found = [each for each in self._heartbeats.values() if each.beat >= since]
        return sorted(found, key=lambda each: each.started)

    def _latest(self, tables: list[_Listed], limit: int) -> list[str]:
        latest = sorted(tables, key=lambda each: each.updated, reverse=True)
        return [each.row.id for each in itertools.islice(latest, limit)]


def _last(log: list[Entry]) -> int:
    return log[-1].seq if log else 0

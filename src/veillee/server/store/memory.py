"""A store in memory: for tests, and where there is no disk."""

import itertools
from typing import TYPE_CHECKING

from veillee.server.evenings.domain.row import EveningRow
from veillee.server.store.base import ALL, Append
from veillee.server.tables.domain.clock import Heartbeat
from veillee.server.tables.domain.log.entries import Entry
from veillee.server.tables.domain.row import TableRow

if TYPE_CHECKING:
    from veillee.server.store.archive import Report


class Listed:
    """A table's or evening's place in its list."""

    def __init__(self, row: TableRow | EveningRow) -> None:
        self.row = row
        self.status = "waiting"
        self.updated = row.created
        self.due = 0.0


class MemoryStore:
    """Tables and their logs, as long as it lives."""

    def __init__(self) -> None:
        self.name = "memory"
        self._meta: dict[str, str] = {}
        self.listed: dict[str, Listed] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.keys: dict[str, set[str]] = {}
        self.membership: set[tuple[str, str]] = set()
        self._heartbeats: dict[str, Heartbeat] = {}
        self.reports: dict[str, Report] = {}

    async def open(self) -> None:
        """There is nothing to connect to."""

    async def close(self) -> None:
        """There is nothing to finish; what is stored stays."""

    async def meta(self, name: str, value: str) -> str:
        return self._meta.setdefault(name, value)

    async def append(self, append: Append) -> bool:
        log, keys = self.logs.setdefault(append.table, []), self.keys.setdefault(append.table, set())
        news = [entry.key for entry in append.entries if entry.key is not None]
        taken = append.entries[0].seq <= _last(log) or len(set(news)) < len(news) or not keys.isdisjoint(news)
        if taken or (append.create is not None and append.table in self.listed):
            return False
        if append.create is not None:
            self.listed[append.table] = Listed(append.create)
        log.extend(append.entries)
        keys.update(news)
        listed, patch = self.listed.get(append.table), append.patch
        if listed is not None and patch is not None:
            listed.status = patch.status or listed.status
            listed.due = listed.due if patch.due is None else patch.due
            listed.updated = append.entries[-1].at
            self.membership.update((person, append.table) for person in patch.members)
        return True

    async def table(self, table: str) -> TableRow | None:
        listed = self.listed.get(table)
        return listed.row if listed is not None and isinstance(listed.row, TableRow) else None

    async def evening(self, evening: str) -> EveningRow | None:
        listed = self.listed.get(evening)
        return listed.row if listed is not None and isinstance(listed.row, EveningRow) else None

    async def read(self, table: str, after: int, most: int = ALL) -> list[Entry]:
        return [entry for entry in self.logs.get(table, []) if entry.seq > after][:most]

    async def last_numbers(self, tables: list[str]) -> dict[str, int]:
        return {table: _last(self.logs.get(table, [])) for table in tables}

    async def public(self, limit: int) -> list[str]:
        listed = self.listed.values()
        shown = [
            each for each in listed if isinstance(each.row, TableRow) and each.row.public and each.status != "over"
        ]
        return _latest(shown, limit)

    async def mine(self, person: str, limit: int) -> list[str]:
        return _latest([each for each in self._of(person) if isinstance(each.row, TableRow)], limit)

    async def evenings(self, person: str, limit: int) -> list[str]:
        return _latest([each for each in self._of(person) if isinstance(each.row, EveningRow)], limit)

    def _of(self, person: str) -> list[Listed]:
        return [self.listed[name] for who, name in self.membership if who == person]

    async def due(self, now: float) -> list[str]:
        return [each.row.id for each in self.listed.values() if 0 < each.due <= now]

    async def set_due(self, table: str, due: float) -> None:
        self.listed[table].due = due

    async def beat(self, heartbeat: Heartbeat) -> None:
        self._heartbeats[heartbeat.process] = heartbeat

    async def heartbeats(self, since: float) -> list[Heartbeat]:
        found = [each for each in self._heartbeats.values() if each.beat >= since]
        return sorted(found, key=lambda each: each.started)


def _latest(listed: list[Listed], limit: int) -> list[str]:
    latest = sorted(listed, key=lambda each: each.updated, reverse=True)
    return [each.row.id for each in itertools.islice(latest, limit)]


def _last(log: list[Entry]) -> int:
    return log[-1].seq if log else 0

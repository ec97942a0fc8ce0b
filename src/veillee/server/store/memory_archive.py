"""The archive of a store in memory."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from veillee.server.evenings.domain.entries import Arrived, Renamed, Spoke
from veillee.server.evenings.domain.row import EveningRow
from veillee.server.store.archive import Counts, Found, Listing, Place, Quiet, Report, Rewrite
from veillee.server.store.memory import Listed, MemoryStore
from veillee.server.tables.domain.log.entries import Said, SeatSet
from veillee.server.tables.domain.row import TableRow

_TABLE_SIGNS: Final = 16


class MemoryArchive:
    """Everything in memory."""

    def __init__(self, store: MemoryStore) -> None:
        self._store: Final = store

    # Looking

    async def counts(self) -> Counts:
        listed = self._store.listed.values()
        tables = [each for each in listed if isinstance(each.row, TableRow)]
        return Counts(
            tables=len(tables),
            running=sum(each.status != "over" for each in tables),
            evenings=len(listed) - len(tables),
            people=len({person for person, _ in self._store.membership}),
            entries=sum(len(log) for log in self._store.logs.values()),
            bytes=0,
        )

    async def listings(self, kind: Literal["table", "evening"], limit: int, running: bool = False) -> list[Listing]:
        wanted = TableRow if kind == "table" else EveningRow
        found = [
            each
            for each in self._store.listed.values()
            if isinstance(each.row, wanted) and not (running and each.status == "over")
        ]
        found.sort(key=lambda each: each.updated, reverse=True)
        return [_listing(each) for each in found[:limit]]

    async def listing(self, log: str) -> Listing | None:
        found = self._store.listed.get(log)
        return None if found is None else _listing(found)

    async def tables_of(self, evening: str) -> list[str]:
        rows = [each.row for each in self._store.listed.values()]
        return [row.id for row in rows if isinstance(row, TableRow) and row.evening == evening]

    async def logs_of(self, person: str) -> list[str]:
        found = {log for who, log in self._store.membership if who == person}
        found.update(name for name, each in self._store.listed.items() if each.row.host == person)
        for log, entries in self._store.logs.items():
            if any(isinstance(entry.body, Said) and entry.body.person == person for entry in entries):
                found.add(log)
        return sorted(found)

    async def members(self, log: str) -> list[str]:
        return sorted(person for person, name in self._store.membership if name == log)

    async def names(self, after: Place, most: int) -> list[Found]:
        found = [each for each in self._all((SeatSet, Arrived, Renamed)) if each.place > after]
        return sorted(found, key=lambda each: each.place)[:most]

    async def words_before(self, at: float, most: int) -> list[Found]:
        found = [each for each in self._all((Said, Spoke)) if each.at < at]
        return sorted(found, key=lambda each: each.at)[:most]

    def _all(self, kinds: tuple[type, ...]) -> list[Found]:
        return [
            Found(Place(log, entry.seq), entry.at, entry.body)
            for log, entries in self._store.logs.items()
            for entry in entries
            if isinstance(entry.body, kinds)
        ]

    async def quiet_since(self, finished: float, unfinished: float, evenings: float, most: int) -> Quiet:
        over: list[str] = []
        open_: list[str] = []
        rooms: list[str] = []
        for name, each in self._store.listed.items():
            if isinstance(each.row, EveningRow):
                tables = [self._store.listed[table].updated for table in await self.tables_of(name)]
                if max([each.updated, *tables]) < evenings:
                    rooms.append(name)
            elif not each.row.evening and each.status == "over" and each.updated < finished:
                over.append(name)
            elif not each.row.evening and each.status != "over" and each.updated < unfinished:
                open_.append(name)
        return Quiet(over[:most], open_[:most], rooms[:most])

    async def unseen_since(self, at: float, most: int) -> list[str]:
        last: dict[str, float] = {}
        for person, log in self._store.membership:
            listed = self._store.listed.get(log)
            last[person] = max(last.get(person, 0.0), listed.updated if listed is not None else 0.0)
        return [person for person, updated in last.items() if updated < at][:most]

    # Changing

    async def rewrite(self, rewrite: Rewrite) -> None:
        log = self._store.logs.get(rewrite.log, [])
        for index, entry in enumerate(log):
            if entry.seq in rewrite.bodies:
                log[index] = msgspec.structs.replace(entry, body=rewrite.bodies[entry.seq], key=None)
        self._store.keys[rewrite.log] = {entry.key for entry in log if entry.key is not None}
        if rewrite.row is not None:
            self._store.listed[rewrite.log].row = rewrite.row
        self._store.membership.discard((rewrite.without, rewrite.log))

    async def delete(self, logs: Sequence[str]) -> None:
        for log in logs:
            self._store.listed.pop(log, None)
            self._store.logs.pop(log, None)
            self._store.keys.pop(log, None)
        self._store.membership.difference_update({each for each in self._store.membership if each[1] in logs})

    async def delete_words_for_devices(self, before: float) -> None:
        old = [
            log
            for log, entries in self._store.logs.items()
            if log.startswith("w") and len(log) > _TABLE_SIGNS and entries and entries[-1].at < before
        ]
        await self.delete(old)

    # The processes

    async def tell(self, report: Report) -> None:
        self._store.reports.pop(report.process, None)
        if report.body:
            self._store.reports[report.process] = report

    async def reports(self, since: float) -> list[Report]:
        return [each for each in self._store.reports.values() if each.at >= since]


def _listing(listed: Listed) -> Listing:
    row = listed.row
    if isinstance(row, EveningRow):
        return Listing(row.id, "", row.name, row.host, "", row.created, listed.updated)
    return Listing(row.id, row.game, "", row.host, listed.status, row.created, listed.updated, row.evening)

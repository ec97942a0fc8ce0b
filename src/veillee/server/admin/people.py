"""People: found by name, shown what is kept about them, forgotten."""

from typing import Any, Final

import msgspec

from veillee.server.admin.domain.entries import LogsDeleted, LogsRewritten, PersonExported
from veillee.server.admin.domain.errors import desk_error
from veillee.server.admin.domain.forget import Forgetting, new_pseudonym, others
from veillee.server.admin.domain.own import OwnEntries
from veillee.server.admin.folding import Folding
from veillee.server.admin.messages import AdminPerson, Forgotten, KeptLog, KeptPerson
from veillee.server.admin.service import AdminService
from veillee.server.devices.domain.entries import WordGiven
from veillee.server.evenings.domain.entries import Arrived, Renamed
from veillee.server.evenings.domain.row import EveningRow
from veillee.server.store.archive import Place, Rewrite
from veillee.server.tables.domain.log.entries import Entry, SeatSet
from veillee.server.tables.domain.row import TableRow

_PAGE: Final = 1000
_MOST_FOUND: Final = 50
_PASSES: Final = 2
"""Somebody may say something while they are being forgotten: the second pass finds it."""

Log = tuple[TableRow | EveningRow, list[Entry]]


class People:
    """Everybody who ever gave a name here."""

    def __init__(self, service: AdminService, folding: Folding) -> None:
        self._service: Final = service
        self._folding: Final = folding

    # Finding

    async def find(self, text: str) -> list[AdminPerson]:
        """Return people who are or were called like this, latest first; also by their id."""
        wanted = text.strip().casefold()
        if not wanted:
            raise desk_error("no-name", 400)
        found: dict[str, AdminPerson] = {}
        handles: dict[str, str] = {}
        log = ""
        place = Place()
        while True:
            page = await self._service.archive.names(place, _PAGE)
            for each in page:
                body = each.body
                place = each.place
                if place.log != log:
                    log, handles = place.log, {}
                person = name = ""
                if isinstance(body, SeatSet):
                    person, name = body.person, body.name
                elif isinstance(body, Arrived):
                    person, name = body.person, body.name
                    handles[body.guest] = body.person
                elif isinstance(body, Renamed):
                    person, name = handles.get(body.guest, ""), body.name
                if person and name and (wanted in name.casefold() or wanted == person):
                    known = found.setdefault(person, AdminPerson(person, [], [], 0.0))
                    known.last = max(known.last, each.at)
                    if name not in known.names:
                        known.names.append(name)
                    if log not in known.logs:
                        known.logs.append(log)
            if len(page) < _PAGE:
                break
        return sorted(found.values(), key=lambda each: -each.last)[:_MOST_FOUND]

    # Showing

    async def export(self, person: str, by: str) -> KeptPerson:
        """Return everything that is kept about somebody, and nothing of anybody else."""
        logs, own = await self._logs(person)
        kept = [
            KeptLog(row.id, "" if isinstance(row, EveningRow) else row.game, row.created, _told(own.of(entries)))
            for row, entries in logs
        ]
        devices = _told([entry for _, entries in await self._device_logs(person) for entry in entries])
        if not kept and not devices:
            raise desk_error("no-person", 404)
        await self._service.act(PersonExported(by, self._service.fingerprint(person)))
        return KeptPerson(person, sorted(own.names), kept, devices)

    # Forgetting

    async def forget(self, person: str, by: str) -> Forgotten:
        """Remove the words and names of somebody, and of whom they brought, everywhere; what others played stays."""
        deleted: set[str] = set()
        rewritten: set[str] = set()
        logs, own = await self._logs(person)
        if not logs and not any(entries for _, entries in await self._device_logs(person)):
            raise desk_error("no-person", 404)
        brought = {other for _, entries in logs for other in own.brought(entries)}
        for each in (*brought, person):
            await self._forget(each, by, deleted, rewritten)
        return Forgotten(len(rewritten - deleted), len(deleted))

    async def _forget(self, person: str, by: str, deleted: set[str], rewritten: set[str]) -> None:
        pseudonyms: dict[str, str] = {}
        for turn in range(_PASSES):
            logs, own = await self._logs(person)
            changed: list[str] = []
            for row, entries in logs:
                if row.id in deleted:
                    continue
                if self._goes(row, entries, person):
                    deleted.update(await self._delete(row, by))
                elif await self._rewrite(row, person, own, pseudonyms):
                    changed.append(row.id)
            await self._service.archive.delete([name for name, _ in await self._device_logs(person)])
            if changed or turn == 0:
                fingerprint = self._service.fingerprint(person)
                await self._service.act(LogsRewritten(by, "person", tuple(changed), fingerprint))
            rewritten.update(changed)

    def _goes(self, row: TableRow | EveningRow, entries: list[Entry], person: str) -> bool:
        """Tell whether nobody else needs a log: then it is deleted whole."""
        in_evening = isinstance(row, TableRow) and bool(row.evening)
        return not in_evening and not others(entries, person)

    async def _delete(self, row: TableRow | EveningRow, by: str) -> list[str]:
        if isinstance(row, EveningRow):
            tables = await self._service.archive.tables_of(row.id)
            await self._service.archive.delete([row.id, *tables])
            await self._service.act(LogsDeleted(by, tuple(tables), (row.id,)))
            return [row.id, *tables]
        await self._service.archive.delete([row.id])
        await self._service.act(LogsDeleted(by, (row.id,)))
        return [row.id]

    async def _rewrite(
        self, row: TableRow | EveningRow, person: str, own: OwnEntries, pseudonyms: dict[str, str]
    ) -> bool:
        if isinstance(row, EveningRow):
            await self._folding.depart(row.id, person)
        elif await self._folding.table(row.id) is not None:  # else its game is not installed here
            await self._folding.vacate(row.id, person)
        scope = row.id if isinstance(row, EveningRow) else row.evening or row.id
        pseudonym = pseudonyms.setdefault(scope, new_pseudonym())
        entries = await self._service.store.read(row.id, 0)
        rewrite = Forgetting(person, own).rewrite(row, entries, pseudonym)
        await self._service.archive.rewrite(rewrite or Rewrite(row.id, {}, None, person))
        return rewrite is not None

    # What there is

    async def _logs(self, person: str) -> tuple[list[Log], OwnEntries]:
        """Return the logs that somebody is in, those of evenings first, and what they are called there."""
        names = await self._service.archive.logs_of(person)
        evenings: list[Log] = []
        tables: list[Log] = []
        own = OwnEntries(person)
        for name in names:
            evening = await self._service.store.evening(name)
            if evening is not None:
                entries = await self._service.store.read(name, 0)
                own.named(entries)
                evenings.append((evening, entries))
                names += [table for table in await self._service.archive.tables_of(name) if table not in names]
                continue
            table = await self._service.store.table(name)
            if table is not None:
                entries = await self._service.store.read(name, 0)
                own.named(entries)
                tables.append((table, entries))
        return [*evenings, *tables], own

    async def _device_logs(self, person: str) -> list[tuple[str, list[Entry]]]:
        """Return the log of somebody's devices, and those of the words that let them in."""
        signer, store = self._service.signer, self._service.store
        name = signer.log_of("p", person)
        entries = await store.read(name, 0)
        logs = [(name, entries)]
        for entry in entries:
            if isinstance(entry.body, WordGiven):
                word = signer.log_of("w", entry.body.word)
                logs.append((word, await store.read(word, 0)))
        return logs


def _told(entries: list[Entry]) -> list[dict[str, Any]]:
    """Return entries as they are stored, without secrets."""
    told: list[dict[str, Any]] = []
    for entry in entries:
        body = msgspec.to_builtins(entry.body)
        for secret in ("secret", "ticket", "word"):
            body.pop(secret, None)
        told.append({"number": entry.seq, "at": entry.at, **body})
    return told

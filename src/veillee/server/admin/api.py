"""Requests of the desk, answered with messages: over HTTP, from the command line, in a test."""

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from veillee import __version__
from veillee.server.admin.domain.entries import BanSet, Copied, Keep, KeepSet, NoticeSet, ServerShut
from veillee.server.admin.domain.errors import desk_error
from veillee.server.admin.domain.household import household
from veillee.server.admin.domain.state import ADMIN_LOG
from veillee.server.admin.folding import Folding
from veillee.server.admin.logs import Logs
from veillee.server.admin.messages import (
    AdminEvening,
    AdminEvenings,
    AdminLine,
    AdminLog,
    AdminPeople,
    AdminSeat,
    AdminStatus,
    AdminTable,
    AdminTables,
    BanInfo,
    Forgotten,
    HouseNow,
    KeptPerson,
    ProcessReport,
    SetBan,
    SetKeep,
    Stored,
    Swept,
    TellEverybody,
)
from veillee.server.admin.people import People
from veillee.server.admin.service import AdminService
from veillee.server.messages import Notice
from veillee.server.tables.domain.names import tidy_line

_LISTED: Final = 100
_LINES: Final = 200
_MINUTE: Final = 60.0
Processes = Callable[[], Awaitable[list[ProcessReport]]]


class AdminApi:
    """Everything that can be asked at the desk; `by` says from where, for the desk's own log."""

    def __init__(
        self, service: AdminService, folding: Folding, people: People, logs: Logs, processes: Processes
    ) -> None:
        self.service: Final = service
        self._folding: Final = folding
        self._people: Final = people
        self._logs: Final = logs
        self._processes: Final = processes

    # Looking

    async def status(self) -> AdminStatus:
        """Return how the server is."""
        service, state = self.service, self.service.state
        now = service.clock.time()
        counts = msgspec.structs.asdict(await service.archive.counts())
        return AdminStatus(
            version=__version__,
            now=now,
            shut=state.shut,
            notice=self.public_state().notice,
            keep=service.keep,
            stored=Stored(service.store.name, **counts),
            processes=await self._processes(),
            bans=[
                BanInfo(each.kind, each.who, each.until, each.note) for each in state.bans.values() if each.until > now
            ],
        )

    def public_state(self) -> HouseNow:
        """Return what everybody may know about the server."""
        said = self.service.state.notice
        return HouseNow(self.service.state.shut, Notice(said.text, said.at) if said is not None else None)

    async def tables(self, running: bool) -> AdminTables:
        """Return tables with who sits there, latest first."""
        watchers: dict[str, int] = {}
        for here in [here for process in await self._processes() for here in process.here]:
            watchers[here.table] = watchers.get(here.table, 0) + 1
        found: list[AdminTable] = []
        for each in await self.service.archive.listings("table", _LISTED, running):
            table = await self._folding.table(each.id)
            seats = (
                []
                if table is None
                else [
                    AdminSeat(name, seat.name, seat.level if seat.bot else "", seat.person)
                    for name, seat in zip(table.names, table.seats)
                ]
            )
            found.append(
                AdminTable(
                    each.id,
                    each.game,
                    each.status,
                    each.created,
                    each.updated,
                    each.evening,
                    seats,
                    watchers.get(each.id, 0),
                )
            )
        return AdminTables(found)

    async def evenings(self) -> AdminEvenings:
        """Return evenings with who came, latest first."""
        found: list[AdminEvening] = []
        for each in await self.service.archive.listings("evening", _LISTED):
            evening = await self._folding.evening(each.id)
            if evening is not None:
                people = [AdminSeat(guest.handle, guest.name, "", guest.person) for guest in evening.guests.values()]
                found.append(
                    AdminEvening(
                        each.id, each.name, evening.status, each.created, each.updated, len(evening.games), people
                    )
                )
        return AdminEvenings(found)

    async def people(self, name: str) -> AdminPeople:
        """Return people who are or were called like this."""
        return AdminPeople(await self._people.find(name))

    async def log(self) -> AdminLog:
        """Return what was done at the desk, latest first."""
        after = max(0, self.service.state.seq - _LINES)
        lines: list[AdminLine] = []
        for entry in await self.service.store.read(ADMIN_LOG, after):
            about = msgspec.to_builtins(entry.body)
            about.pop("hash", None)
            kind, by = str(about.pop("kind")), str(about.pop("by", ""))
            lines.append(AdminLine(entry.seq, entry.at, kind, by, about))
        return AdminLog(lines[::-1])

    # Tables and evenings

    async def end(self, log: str, by: str) -> None:
        """End a game without a result, or close an evening and end its games."""
        await self._logs.end(log, by)

    async def delete(self, log: str, by: str) -> None:
        """Delete a table, or an evening with its tables."""
        await self._logs.delete(log, by)

    async def sweep(self, by: str) -> Swept:
        """Remove now what was kept long enough."""
        return await self._logs.sweep(by)

    # People

    async def export(self, person: str, by: str) -> KeptPerson:
        """Return everything that is kept about somebody."""
        return await self._people.export(person, by)

    async def forget(self, person: str, by: str) -> Forgotten:
        """Remove somebody's words and name everywhere."""
        return await self._people.forget(person, by)

    async def ban(self, message: SetBan, by: str) -> None:
        """Turn somebody away for a time, or let them in again; a ban is lifted by what the list of bans shows."""
        until = self.service.clock.time() + message.minutes * _MINUTE if message.minutes else 0.0
        who = message.who
        if message.kind == "person" and (message.kind, who) not in self.service.state.bans:
            who = self.service.fingerprint(who)
        if message.kind == "address":
            if (address := household(who)) is None:
                raise desk_error("no-address", 400, address=who)
            who = address
        if not until and (message.kind, who) not in self.service.state.bans:
            raise desk_error("no-ban", 404)
        await self.service.act(BanSet(by, message.kind, who, until, tidy_line(message.note)))

    # The server

    async def shut(self, shut: bool, by: str) -> None:
        """Take no new tables, or take them again."""
        if shut != self.service.state.shut:
            await self.service.act(ServerShut(by, shut))

    async def tell(self, message: TellEverybody, by: str) -> None:
        """Tell everybody something."""
        text = tidy_line(message.text)
        at = None
        if text and message.minutes is not None:
            at = self.service.clock.time() + message.minutes * _MINUTE
        await self.service.act(NoticeSet(by, text, at))

    async def keep(self, message: SetKeep, by: str) -> None:
        """Keep things for so long from now on."""
        keep = Keep(games=message.games, unfinished=message.unfinished, chats=message.chats, guests=message.guests)
        await self.service.act(KeepSet(by, keep))

    async def note_copy(self, copied: Copied) -> None:
        """Note in the desk's log that the store was copied."""
        await self.service.act(copied)


def make_api(service: AdminService, folding: Folding, processes: Processes) -> tuple[AdminApi, Logs]:
    """Return the desk, and what removes what was kept long enough."""
    people = People(service, folding)
    logs = Logs(service, folding, people)
    return AdminApi(service, folding, people, logs, processes), logs

"""What a server process tells about itself: who is connected, and how it fares."""

from typing import Final, Protocol

import msgspec

from veillee.server.admin.messages import Here, ProcessReport
from veillee.server.admin.service import AdminService
from veillee.server.evenings.service import EveningService
from veillee.server.store.archive import Report
from veillee.server.store.base import StoreError
from veillee.server.tables.service import TableService

REPORT_SECONDS: Final = 5.0
STALE_SECONDS: Final = 20.0
"""A process that has not told anything for so long is gone."""


class Machine(Protocol):
    """The machine that a process runs on."""

    def load(self) -> list[float]:
        """Return the load over 1, 5 and 15 minutes; empty if it is not known."""

    def cores(self) -> int:
        """Return how many cores there are."""

    def disk(self) -> tuple[int, int]:
        """Return the bytes that are free, and all, on the disk of the data folder; 0, 0 if that is not known."""

    def refusals(self) -> dict[str, int]:
        """Return what was refused, and how often, since the process started."""


class Reporter:
    """Tells about this process, and hears about the others through the store."""

    def __init__(self, service: AdminService, tables: TableService, evenings: EveningService, machine: Machine) -> None:
        self._service: Final = service
        self._tables: Final = tables
        self._evenings: Final = evenings
        self._machine: Final = machine

    async def run(self) -> None:
        """Tell again and again."""
        while True:
            await self.tell()
            await self._service.clock.sleep(REPORT_SECONDS)

    async def tell(self) -> None:
        """Store how this process fares now."""
        body = msgspec.json.encode(self.mine()).decode()
        try:
            await self._service.archive.tell(Report(self._tables.process, self._service.clock.time(), body))
        except StoreError:
            self._service.metrics.store_failed()

    async def end(self) -> None:
        """Tell that this process is gone."""
        await self._service.archive.tell(Report(self._tables.process, 0.0, ""))

    def mine(self) -> ProcessReport:
        """Return how this process fares now."""
        here = self._here()
        free, whole = self._machine.disk()
        return ProcessReport(
            process=self._tables.process,
            started=self._tables.started,
            sockets=len(here),
            tables=len(self._tables.tables),
            load=self._machine.load(),
            cores=self._machine.cores(),
            disk_free=free,
            disk_bytes=whole,
            refusals=self._machine.refusals(),
            here=here,
        )

    async def all(self) -> list[ProcessReport]:
        """Return how every process of the server fares, this one first."""
        mine = self.mine()
        return [mine, *(each for each in await reports(self._service) if each.process != mine.process)]

    def _here(self) -> list[Here]:
        here: list[Here] = []
        in_rooms: set[tuple[str, str]] = set()
        for name, room in self._evenings.evenings.items():
            for guest in room.watchers:
                person = guest.person
                known = room.evening.guests.get(guest.handle)
                shown = known.name if known is not None else person.name if person is not None else ""
                here.append(Here(shown, person.id if person else "", guest.address, "", name, [], guest.screen))
                in_rooms.add((name, person.id if person is not None else ""))
        for name, loaded in self._tables.tables.items():
            for watcher in loaded.watchers:
                person = watcher.person
                if (loaded.table.row.evening, person.id if person is not None else "") in in_rooms:
                    continue  # listed with the room already
                seats = [loaded.table.names[seat] for seat in watcher.held]
                sits = loaded.table.seats[watcher.held[0]].name if watcher.held else ""
                shown = sits or (person.name if person is not None else "")
                here.append(Here(shown, person.id if person else "", watcher.address, name, "", seats, watcher.screen))
        return here


async def reports(service: AdminService) -> list[ProcessReport]:
    """Return how the processes fare that told so lately."""
    since = service.clock.time() - STALE_SECONDS
    return [msgspec.json.decode(each.body, type=ProcessReport) for each in await service.archive.reports(since)]

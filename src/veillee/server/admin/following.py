"""What a server process does when something was decided at the desk, whichever process stored it."""

import logging
from typing import Final

from veillee.server.admin.domain.entries import LogEnded, LogsDeleted, LogsRewritten, NoticeSet, ServerShut
from veillee.server.admin.logs import Logs
from veillee.server.admin.reporting import Reporter, reports
from veillee.server.admin.service import AdminService
from veillee.server.devices.service import DeviceService
from veillee.server.evenings.service import EveningService
from veillee.server.messages import Notice
from veillee.server.store.base import StoreError
from veillee.server.tables.domain.log.entries import Entry
from veillee.server.tables.service import TableService

_FIRST_SWEEP_SECONDS: Final = 60.0
_SWEEP_SECONDS: Final = 3600.0
_log: Final = logging.getLogger("veillee.admin")


class Following:
    """Keeps what this process has in memory, and those who are connected to it, up with the admin log."""

    def __init__(
        self,
        service: AdminService,
        tables: TableService,
        evenings: EveningService,
        devices: DeviceService,
        reporter: Reporter,
        logs: Logs,
    ) -> None:
        self._service: Final = service
        self._tables: Final = tables
        self._evenings: Final = evenings
        self._devices: Final = devices
        self._reporter: Final = reporter
        self._logs: Final = logs
        service.hearers.append(self._hear)
        tables.banned = service.banned

    async def open(self) -> None:
        """Read the admin log, and follow it; that ends with the table service."""
        await self._service.open(self._tables.signer)
        self._tables.shut = self._service.state.shut
        self._tell_notice()
        self._tables.spawn(self._service.poll(self._tables.settings.poll_seconds))
        self._tables.spawn(self._reporter.run())
        self._tables.spawn(self._sweep())

    async def close(self) -> None:
        """Tell the others that this process is gone."""
        try:
            await self._reporter.end()
        except StoreError as error:
            _log.warning("store: %s", error)

    def _hear(self, entry: Entry) -> None:
        body = entry.body
        if isinstance(body, ServerShut):
            self._tables.shut = body.shut
        elif isinstance(body, NoticeSet):
            self._tell_notice()
        elif isinstance(body, LogsDeleted):
            self._tables.spawn(self._drop(body))
        elif isinstance(body, LogsRewritten):
            self._devices.forget(lambda person: self._service.fingerprint(person) == body.person)
            self._tables.spawn(self._reload(body.logs))
        elif isinstance(body, LogEnded):
            self._tables.spawn(self._read_on(body.log))

    def _tell_notice(self) -> None:
        said = self._service.state.notice
        self._tables.notice = Notice(said.text, said.at) if said is not None else None
        for table in self._tables.tables.values():
            table.wake()
        for evening in self._evenings.evenings.values():
            evening.wake()

    async def _drop(self, deleted: LogsDeleted) -> None:
        for evening in deleted.evenings:
            self._evenings.drop(evening)
        for table in deleted.tables:
            self._tables.drop(table)
        # What was being stored here meanwhile would be a log of nothing.
        await self._service.archive.delete([*deleted.evenings, *deleted.tables])

    async def _reload(self, logs: tuple[str, ...]) -> None:
        for log in logs:
            await self._tables.reload(log)
        for log in logs:
            await self._evenings.reload(log)

    async def _read_on(self, log: str) -> None:
        table, evening = self._tables.tables.get(log), self._evenings.evenings.get(log)
        if table is not None:
            await self._tables.follow(table)
        if evening is not None:
            await self._evenings.follow(evening)
            await self._evenings.refresh(evening)

    async def _sweep(self) -> None:
        """Remove what was kept long enough, every hour; of several processes one does it for all."""
        await self._service.clock.sleep(_FIRST_SWEEP_SECONDS)
        while True:
            try:
                alive = sorted(each.process for each in await reports(self._service))
                if alive[:1] in ([], [self._tables.process]):
                    await self._logs.sweep()
            except StoreError as error:
                _log.warning("store: %s", error)
            except Exception:
                _log.exception("one sweep failed; the next one comes")
            await self._service.clock.sleep(_SWEEP_SECONDS)

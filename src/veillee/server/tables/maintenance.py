"""What a table service does periodically: poll the store, end time limits, unload tables, write heartbeats."""

import contextlib
import logging
from itertools import islice
from typing import TYPE_CHECKING, Final

from veillee.server.store.base import StoreError
from veillee.server.tables.domain.clock import deadline
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.slices import Slices

if TYPE_CHECKING:
    from veillee.server.tables.service import TableService

_PRESENCE_EVERY: Final = 5.0
_TICK_SECONDS: Final = 0.5
_REST_SECONDS: Final = 20.0
_RESTING_AT_ONCE: Final = 20
_log: Final = logging.getLogger("veillee.maintenance")


class Maintenance:
    """Loops that run as long as the service is open."""

    def __init__(self, service: "TableService") -> None:
        self._service: Final = service

    def begin(self) -> None:
        """Start the loops; they end with the service."""
        for loop in (self._poll_loop(), self._beat_loop(), self._presence_loop(), self._tick_loop()):
            self._service.spawn(loop)

    async def _poll_loop(self) -> None:
        while True:
            await self._service.clock.sleep(self._service.settings.poll_seconds)
            try:
                await self._poll()
            except StoreError as error:
                self._service.metrics.store_failed()
                _log.warning("store: %s", error)
            except Exception:
                _log.exception("one round of maintenance failed; the next one comes")

    async def _poll(self) -> None:
        """Look for entries that no notice announced (promise 7), and for time limits of tables not in use."""
        watched = [name for name, loaded in self._service.tables.items() if loaded.in_use()]
        if watched:
            for name, head in (await self._service.store.last_numbers(watched)).items():
                loaded = self._service.tables.get(name)
                if loaded is not None and head > loaded.table.seq:
                    await self._follow(loaded)
        now = self._service.clock.time()
        for name in await self._service.store.due(now):
            for loaded in await self._service.readable([name]):
                await self._end_limit(loaded, now)
            if name not in self._service.tables:
                await self._service.store.set_due(name, 0)
        self._forget()
        await self._let_rest()

    async def _follow(self, loaded: LoadedTable) -> None:
        try:
            await self._service.follow(loaded)
        except Exception:
            _log.exception("table %s: a new entry cannot be read", loaded.table.row.id)

    async def _end_limit(self, loaded: LoadedTable, now: float) -> None:
        """Check a limit that may have ended; its timer, and with it the move, may be lost."""
        end = deadline(loaded.table)
        loaded.listed.due = end or 0.0
        if end is None or end > now:
            await self._service.store.set_due(loaded.table.row.id, loaded.listed.due)
        elif loaded.timer is None:
            self._service.limits.end(loaded)

    def _forget(self) -> None:
        """Unload tables that nobody watches; one with a running limit is loaded again when it is due."""
        before = self._service.clock.monotonic() - self._service.settings.idle_seconds
        for name, loaded in list(self._service.tables.items()):
            if not loaded.in_use() and loaded.touched < before and not loaded.thinking:
                loaded.stop_timer()
                del self._service.tables[name]
        self._service.metrics.set_tables(len(self._service.tables))

    async def _let_rest(self) -> None:
        """Pack the logs of tables at which nothing happens, some in every round: each takes a millisecond or two."""
        before = self._service.clock.monotonic() - _REST_SECONDS
        resting = (
            each for each in self._service.tables.values() if each.touched < before and each.table.applied.restless()
        )
        slices = Slices(self._service.clock)
        for loaded in list(islice(resting, _RESTING_AT_ONCE)):
            loaded.table.applied.rest()
            await slices.pause()

    async def _beat_loop(self) -> None:
        while True:
            await self._service.clock.sleep(self._service.settings.beat_seconds)
            with contextlib.suppress(StoreError):
                await self._service.beat()

    async def _presence_loop(self) -> None:
        while True:
            await self._service.clock.sleep(_PRESENCE_EVERY)
            await self._tell_presence()

    # One look is a method of its own: what a sleeping loop still names could not leave memory.
    async def _tell_presence(self) -> None:
        slices = Slices(self._service.clock)
        for loaded in list(self._service.tables.values()):
            if loaded.watchers and not self._service.bus.alone():
                self._service.bus.publish(self._service.note(loaded))
            loaded.note_presence(known=self._service.bus.well())
            loaded.guide.follow()
            await slices.pause()

    async def _tick_loop(self) -> None:
        while True:
            await self._service.clock.sleep(_TICK_SECONDS)
            await self._tick()

    async def _tick(self) -> None:
        now = self._service.clock.monotonic()
        slices = Slices(self._service.clock)
        for loaded in list(self._service.tables.values()):
            for watcher in list(loaded.watchers):
                watcher.tick(now)
            await slices.pause()

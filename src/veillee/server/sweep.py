"""What a house does by the clock: what no notice told, limits of tables that nobody touches, signs of life."""

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Final

from veillee.server.clock import deadline
from veillee.server.live import Live
from veillee.server.store import Life, StoreError

if TYPE_CHECKING:
    from veillee.server.house import House

_PRESENCE_EVERY: Final = 5.0
_TICK_SECONDS: Final = 0.5
_log: Final = logging.getLogger("veillee.sweep")


class Sweep:
    """Loops that run as long as the house is open."""

    def __init__(self, house: "House") -> None:
        self._house: Final = house

    def begin(self) -> None:
        """Start the loops; they end with the house."""
        for loop in (self._poll_loop(), self._beat_loop(), self._presence_loop(), self._tick_loop()):
            self._house.spawn(loop)

    async def _poll_loop(self) -> None:
        while True:
            await asyncio.sleep(self._house.settings.poll_seconds)
            try:
                await self._poll()
            except StoreError as error:
                self._house.metrics.store_errors.inc()
                _log.warning("store: %s", error)
            except Exception:
                _log.exception("one sweep failed; the next one comes")

    async def _poll(self) -> None:
        """Look for what no notice told (promise 7) and for limits of tables that nobody has touched."""
        watched = [name for name, live in self._house.tables.items() if live.watchers]
        if watched:
            for name, head in (await self._house.store.heads(watched)).items():
                live = self._house.tables.get(name)
                if live is not None and head > live.table.seq:
                    await self._follow(live)
        now = time.time()
        for name in await self._house.store.due(now):
            for live in await self._house.readable([name]):
                await self._end_limit(live, now)
            if name not in self._house.tables:
                await self._house.store.set_due(name, 0)
        self._forget()

    async def _follow(self, live: Live) -> None:
        try:
            await self._house.follow(live)
        except Exception:
            _log.exception("table %s: a new entry cannot be read", live.table.row.id)

    async def _end_limit(self, live: Live, now: float) -> None:
        """Look closely at a limit that may have ended; its timer may be lost, with its move."""
        end = deadline(live.table)
        live.due = end or 0.0
        if end is None or end > now:
            await self._house.store.set_due(live.table.row.id, live.due)
        elif live.timer is None:
            self._house.players.time_out(live)

    def _forget(self) -> None:
        """Let go of tables that nobody looks at; whose limit runs comes back when it is due."""
        before = time.monotonic() - self._house.settings.idle_seconds
        for name, live in list(self._house.tables.items()):
            if not live.watchers and live.touched < before and not live.thinking:
                if live.timer is not None:
                    live.timer.cancel()
                del self._house.tables[name]
        self._house.metrics.tables.set(len(self._house.tables))

    async def _beat_loop(self) -> None:
        while True:
            await asyncio.sleep(self._house.settings.beat_seconds)
            with contextlib.suppress(StoreError):
                await self._house.store.beat(Life(self._house.process, self._house.started, time.time()))

    async def _presence_loop(self) -> None:
        while True:
            await asyncio.sleep(_PRESENCE_EVERY)
            for live in list(self._house.tables.values()):
                if live.watchers:
                    self._house.bus.publish(self._house.note(live))
                live.note_presence(known=self._house.bus.well())
                live.guide.follow()

    async def _tick_loop(self) -> None:
        while True:
            await asyncio.sleep(_TICK_SECONDS)
            now = time.monotonic()
            for live in list(self._house.tables.values()):
                for watcher in list(live.watchers):
                    watcher.tick(now)

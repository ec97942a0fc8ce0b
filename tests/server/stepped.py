"""A table service without sockets, files or processes, and a clock that moves when a test says so."""

import asyncio
import heapq
import itertools
from collections.abc import Callable, Mapping
from typing import Any

from veillee.core import Game
from veillee.server.bus.base import Bus
from veillee.server.bus.local import LocalBus
from veillee.server.store.base import Store
from veillee.server.store.memory import MemoryStore
from veillee.server.tables.service import TableService
from veillee.server.tables.settings import ServiceSettings
from veillee.server.work.base import Work
from veillee.server.work.inline import InlineWork

_TURNS = 60
"""Turns of the event loop after which everything that needs no time has happened."""
_groups = itertools.count()


class SteppedTimer:
    """A call that comes when the clock is moved past it."""

    def __init__(self, at: float, call: Callable[[], None]) -> None:
        self.at = at
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class SteppedClock:
    """Stands still until it is moved."""

    def __init__(self, start: float = 1_000_000.0) -> None:
        self.now = start
        self._order = itertools.count()
        self._timers: list[tuple[float, int, SteppedTimer]] = []

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.now

    def call_later(self, seconds: float, callback: Callable[..., None], *arguments: Any) -> SteppedTimer:
        timer = SteppedTimer(self.now + seconds, lambda: callback(*arguments))
        heapq.heappush(self._timers, (timer.at, next(self._order), timer))
        return timer

    async def sleep(self, seconds: float) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        timer = self.call_later(seconds, lambda: None if done.done() else done.set_result(None))
        try:
            await done
        finally:
            timer.cancel()

    async def advance(self, seconds: float) -> None:
        """Move on, and ring everything that is due on the way, in order."""
        until = self.now + seconds
        await settle()
        while self._timers and self._timers[0][0] <= until:
            at, _, timer = heapq.heappop(self._timers)
            if not timer.cancelled:
                self.now = max(self.now, at)
                timer.call()
                await settle()
        self.now = until
        await settle()


async def settle() -> None:
    """Let everything happen that needs no time."""
    for _ in range(_TURNS):
        await asyncio.sleep(0)


async def open_service(
    games: Mapping[str, Game],
    clock: SteppedClock,
    store: Store | None = None,
    work: Work | None = None,
    bus: Bus | None = None,
    **settings: Any,
) -> TableService:
    """Open a table service in memory; bots think at once, unless somebody else thinks for them."""
    service = TableService(
        games,
        store or MemoryStore(),
        bus or LocalBus(f"stepped-{next(_groups)}"),
        work or InlineWork(games),
        ServiceSettings(**{"pace": "brisk", **settings}),
        clock,
    )
    await service.open()
    return service

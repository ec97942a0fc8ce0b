"""Time as a table service knows it: handed in, so that tests can step it."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol


class Timer(Protocol):
    """A call that is still to come."""

    def cancel(self) -> None:
        """Forget it."""


class Clock(Protocol):
    """Tells the time and calls back later."""

    def time(self) -> float:
        """Return the seconds since 1970."""

    def monotonic(self) -> float:
        """Return a moment in seconds, for durations only."""

    def call_later(self, seconds: float, callback: Callable[..., None], *arguments: Any) -> Timer:
        """Call something after so many seconds."""

    async def sleep(self, seconds: float) -> None:
        """Wait for so many seconds."""


class SystemClock:
    """The machine's clock, on the running event loop."""

    def time(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()

    def call_later(self, seconds: float, callback: Callable[..., None], *arguments: Any) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, callback, *arguments)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

"""Time as a table service knows it: handed in, so that tests can step it."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final, Protocol


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


def _has_boot_time() -> bool:
    """Tell whether the system has a clock that goes on while it sleeps; a browser names one and has none."""
    try:
        time.clock_gettime(time.CLOCK_BOOTTIME)
    except (AttributeError, OSError):
        return False
    return True


_since_boot: Final[Callable[[], float]] = (
    partial(time.clock_gettime, time.CLOCK_BOOTTIME) if _has_boot_time() else time.monotonic
)
"""Returns a steady time in seconds that goes on while the machine sleeps, where the system has one."""


class SystemClock:
    """The machine's clock, on the running event loop; setting the machine's date does not make it jump."""

    def __init__(self) -> None:
        self._start: Final = time.time() - _since_boot()

    def time(self) -> float:
        return self._start + _since_boot()

    def monotonic(self) -> float:
        return time.monotonic()

    def call_later(self, seconds: float, callback: Callable[..., None], *arguments: Any) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, callback, *arguments)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

"""Long work on the event loop, in slices: in between, everybody else's turn comes (promise 14)."""

import asyncio
from typing import Final

from veillee.server.tables.timing import Clock

_SLICE_SECONDS: Final = 0.001


class Slices:
    """Parts one piece of long work into slices."""

    def __init__(self, clock: Clock) -> None:
        self._clock: Final = clock
        self._since = clock.monotonic()

    async def pause(self) -> None:
        """Let the others go first, if this slice is used up."""
        if self._clock.monotonic() - self._since >= _SLICE_SECONDS:
            await asyncio.sleep(0)
            self._since = self._clock.monotonic()

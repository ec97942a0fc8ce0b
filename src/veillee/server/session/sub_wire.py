"""The wire of a table inside the wire of an evening."""

import asyncio
from collections.abc import Callable
from typing import Final

from veillee.server.session.wire import Wire

_WAITING: Final = 32


class SubWire:
    """Passes on what belongs to the table; the evening's own conversation listens to the client."""

    def __init__(self, wire: Wire) -> None:
        self.on_text: Callable[[str], bool] | None = None
        self.on_writable: Callable[[], None] | None = None
        self._wire: Final = wire
        self._texts: Final[asyncio.Queue[str | None]] = asyncio.Queue(_WAITING)
        self._ended = False

    async def put(self, text: str) -> None:
        """Pass a message of the client on, as soon as the table has taken those before."""
        if self._ended or (self._texts.empty() and self.on_text is not None and self.on_text(text)):
            return
        await self._texts.put(text)

    def end(self) -> None:
        """Let the table know that the client has gone, and take nothing more."""
        self._ended = True
        while not self._texts.empty():
            self._texts.get_nowait()
        self._texts.put_nowait(None)

    async def receive(self) -> str | None:
        return await self._texts.get()

    def ready(self) -> bool:
        return self._wire.ready()

    def write(self, messages: list[bytes]) -> None:
        if not self._ended:
            self._wire.write(messages)

    def round_trip_ms(self) -> float | None:
        return self._wire.round_trip_ms()

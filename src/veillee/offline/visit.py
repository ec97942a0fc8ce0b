"""A visit of the page at a table: a session on a wire that leads to the page."""

import asyncio
from collections.abc import Callable
from typing import Final

Say = Callable[[str, str], None]
"""Tells the page something: the visit, and messages one a line."""


class PageWire:
    """The page as a session knows it: it takes everything at once."""

    def __init__(self, visit: str, say: Say) -> None:
        self.on_text: Callable[[str], bool] | None = None
        self.on_writable: Callable[[], None] | None = None
        self._visit: Final = visit
        self._say: Final = say
        self._heard: Final[asyncio.Queue[str | None]] = asyncio.Queue()

    def hear(self, text: str | None) -> None:
        """Take a message of the page; None: it has gone."""
        self._heard.put_nowait(text)

    async def receive(self) -> str | None:
        return await self._heard.get()

    def ready(self) -> bool:
        return True

    def write(self, messages: list[bytes]) -> None:
        self._say(self._visit, b"\n".join(messages).decode())

    def round_trip_ms(self) -> float | None:
        return None

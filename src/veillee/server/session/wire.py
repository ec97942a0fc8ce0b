"""The connection to one client, over any transport: a WebSocket, a worker's port, a test's queue."""

from collections.abc import Callable
from typing import Protocol


class Wire(Protocol):
    """Carries whole text messages both ways, in order."""

    on_text: Callable[[str], bool] | None
    """Offered a message before it waits for `receive`; returns whether it was taken."""
    on_writable: Callable[[], None] | None
    """Called when a client that did not keep up takes messages again."""

    async def receive(self) -> str | None:
        """Return the next message that was not taken on the spot, or None when the client has gone."""

    def ready(self) -> bool:
        """Tell whether the client keeps up; `on_writable` is called when it does again."""

    def write(self, messages: list[bytes]) -> None:
        """Send messages; do nothing if the client is gone."""

    def round_trip_ms(self) -> float | None:
        """Return the shortest round trip that the transport itself has measured, or None if it cannot tell."""


class Closed(Exception):
    """The server ends the connection."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason

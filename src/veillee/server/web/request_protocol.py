"""Requests must come to their end in time: whoever begins one and never ends it holds a connection for nothing."""

import asyncio
import logging
from functools import partial
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from veillee.server.web.processes.door import Door

_UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)
_log: Final = logging.getLogger("veillee.requests")


class RequestProtocol(H11Protocol):
    """uvicorn's HTTP with a deadline from a request's first byte, or the connection's beginning, to its last byte."""

    seconds = 20.0
    door: Door | None = None
    """Where sockets go that belong to another process."""
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._deadline = self.loop.call_later(self.seconds, self._drop)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.seconds, self._drop)
        super().data_received(data)
        if self.conn.their_state not in _UNFINISHED:
            self._stop()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop()
        owner = self.door.sibling.owner(event.target) if self.door else None
        if self.door is None or owner is None or owner == self.door.sibling.index:
            super().handle_websocket_upgrade(event)
            return
        self.connections.discard(self)
        head = [b"%s %s HTTP/1.1\r\n" % (event.method, event.target)]
        head += [b"%s: %s\r\n" % each for each in self.headers]
        self.door.give(
            self.transport, b"".join([*head, b"\r\n"]), owner, partial(super().handle_websocket_upgrade, event)
        )

    def _stop(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _drop(self) -> None:
        _log.info("dropped: address=%s reason=unfinished", self.client[0] if self.client else "")
        self.transport.abort()


def requests_within(seconds: float, door: Door | None = None) -> type[RequestProtocol]:
    """Return the protocol with another deadline, and a door to the other processes if there are any."""
    return type("RequestProtocol", (RequestProtocol,), {"seconds": seconds, "door": door})

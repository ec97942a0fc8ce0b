"""Requests must come to their end in time: whoever begins one and never ends it holds a connection for nothing."""

import asyncio
import logging
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

_UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)
_log: Final = logging.getLogger("veillee.requests")


class RequestProtocol(H11Protocol):
    """uvicorn's HTTP with a deadline from a request's first byte, or the connection's beginning, to its last byte."""

    seconds = 20.0
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
        super().handle_websocket_upgrade(event)

    def _stop(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _drop(self) -> None:
        _log.info("dropped: address=%s reason=unfinished", self.client[0] if self.client else "")
        self.transport.abort()


def requests_within(seconds: float) -> type[RequestProtocol]:
    """Return the protocol with another deadline."""
    return type("RequestProtocol", (RequestProtocol,), {"seconds": seconds})

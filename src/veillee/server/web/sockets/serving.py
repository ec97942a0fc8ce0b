"""Serve a WebSocket: count it, run what it is for, and close it with the reason why."""

import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from veillee.server.session.wire import Closed
from veillee.server.store.base import StoreError
from veillee.server.tables.domain.errors import TableError
from veillee.server.web.failures import log_failure
from veillee.server.web.requests import address_of, network_of
from veillee.server.web.share.way_in import came_by_tunnel
from veillee.server.web.sockets.websocket_protocol import NO_TEXT, PROTOCOL, TOO_LONG, TOO_MANY, TableSocketProtocol

_NUMBER: Final = re.compile("[0-9]{1,12}")
_log: Final = logging.getLogger("veillee.socket")


class SocketWire:
    """A WebSocket as a session knows it."""

    def __init__(self, protocol: TableSocketProtocol, direct: bool) -> None:
        self._protocol: Final = protocol
        self._direct: Final = direct
        """No proxy stands between, so that the kernel's round trip is the client's."""
        self.ready: Final = protocol.ready
        self.write: Final = protocol.write_texts

    @property
    def on_text(self) -> Callable[[str], bool] | None:
        return self._protocol.on_text

    @on_text.setter
    def on_text(self, take: Callable[[str], bool] | None) -> None:
        self._protocol.on_text = take

    @property
    def on_writable(self) -> Callable[[], None] | None:
        return self._protocol.on_writable

    @on_writable.setter
    def on_writable(self, call: Callable[[], None] | None) -> None:
        self._protocol.on_writable = call

    async def receive(self) -> str | None:
        event: Any = await self._protocol.receive()
        if event["type"] == "websocket.disconnect":
            ended = event.get("code"), event.get("reason")
            if ended in (TOO_LONG, NO_TEXT, TOO_MANY):
                raise Closed(*ended)
            return None
        text: str | None = event.get("text")
        return text if text is not None else (event.get("bytes") or b"").decode("utf-8", "replace")

    def round_trip_ms(self) -> float | None:
        return self._protocol.tcp_round_trip_ms() if self._direct else None


def number_in(text: str) -> int | None:
    """Return the number that a query holds, or None if it is no number of a log."""
    return int(text) if _NUMBER.fullmatch(text) else None


async def serve(socket: WebSocket[Any, Any, Any], about: str, run: Callable[[SocketWire], Awaitable[None]]) -> None:
    """Accept a socket and run its session until it ends; `about` is what the log calls it."""
    state = socket.app.state
    network = network_of(socket)
    await socket.accept()
    if not state.connections.enter(network):
        await _close(socket, about, Closed(1008, "connections"))
        return
    try:
        scope: Any = socket.scope
        await run(SocketWire(scope[PROTOCOL], direct=not state.settings.proxies and not came_by_tunnel(socket)))
    except TableError as error:
        await _close(socket, about, Closed(4404 if error.status == 404 else 4403, error.refusal.key))
    except Closed as closed:
        await _close(socket, about, closed)
    except StoreError:
        await _close(socket, about, Closed(1011, "store"))
    except (WebSocketDisconnect, ClientDisconnected):
        pass
    except Exception as error:
        log_failure(socket, f"socket: {about} address={address_of(socket)}", error)
        await _close(socket, about, Closed(1011, "failed"))
    finally:
        state.connections.leave(network)
        del socket.receive, socket.send  # they hold the socket, and it holds them


async def _close(socket: WebSocket[Any, Any, Any], about: str, closed: Closed) -> None:
    """Close a socket and say why, in one line without secrets."""
    _log.info("socket closed: %s address=%s code=%d reason=%s", about, address_of(socket), closed.code, closed.reason)
    socket.app.state.metrics.closed(closed.reason)
    with suppress(WebSocketDisconnect, ClientDisconnected, RuntimeError):
        await socket.close(closed.code, closed.reason)

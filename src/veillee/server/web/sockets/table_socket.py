"""The socket of a table: a session on a WebSocket."""

import logging
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from veillee.server.session.session import Session
from veillee.server.session.wire import Closed
from veillee.server.store.base import StoreError
from veillee.server.tables.domain.errors import TableError
from veillee.server.tables.service import TableService
from veillee.server.web.failures import log_failure
from veillee.server.web.requests import address_of, caller_of, network_of
from veillee.server.web.sockets.websocket_protocol import PROTOCOL, TOO_LONG, TableSocketProtocol

_AFTER: Final = re.compile("[0-9]{1,12}")
_log: Final = logging.getLogger("veillee.socket")


class SocketWire:
    """A WebSocket as a session knows it."""

    def __init__(self, protocol: TableSocketProtocol, direct: bool) -> None:
        self._protocol: Final = protocol
        self._direct: Final = direct
        """No proxy stands between, so that the kernel's round trip is the client's."""

    @property
    def on_writable(self) -> Callable[[], None] | None:
        return self._protocol.on_writable

    @on_writable.setter
    def on_writable(self, call: Callable[[], None] | None) -> None:
        self._protocol.on_writable = call

    async def receive(self) -> str | None:
        event: Any = await self._protocol.receive()
        if event["type"] == "websocket.disconnect":
            if (event.get("code"), event.get("reason")) == TOO_LONG:
                raise Closed(*TOO_LONG)
            return None
        text: str | None = event.get("text")
        return text if text is not None else (event.get("bytes") or b"").decode("utf-8", "replace")

    def ready(self) -> bool:
        return self._protocol.ready()

    def write(self, messages: list[bytes]) -> None:
        self._protocol.write_texts(messages)

    def round_trip_ms(self) -> float | None:
        return self._protocol.tcp_round_trip_ms() if self._direct else None


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Serve a socket of a table."""
    state = socket.app.state
    service: TableService = state.service
    address, network = address_of(socket), network_of(socket)
    await socket.accept()
    if not state.connections.enter(network):
        await _close(socket, table, Closed(1008, "connections"))
        return
    try:
        loaded = await service.need(table)
        caller = caller_of(service.signer, socket, socket.query_params.get("invite", ""))
        caller.need_sight(loaded.table, service.signer)
        scope: Any = socket.scope
        wire = SocketWire(scope[PROTOCOL], direct=not state.settings.proxies)
        after = socket.query_params.get("after", "")
        session = Session(service, loaded, caller, wire, state.windows)
        known = int(after) if _AFTER.fullmatch(after) else None
        await session.run(socket.query_params.get("as"), known, socket.query_params.get("guided") == "1")
    except TableError as error:
        await _close(socket, table, Closed(4404 if error.status == 404 else 4403, error.refusal.key))
    except Closed as closed:
        await _close(socket, table, closed)
    except StoreError:
        await _close(socket, table, Closed(1011, "store"))
    except (WebSocketDisconnect, ClientDisconnected):
        pass
    except Exception as error:
        log_failure(socket, f"socket: table={table[:32]!r} address={address}", error)
        await _close(socket, table, Closed(1011, "failed"))
    finally:
        state.connections.leave(network)


async def _close(socket: WebSocket[Any, Any, Any], table: str, closed: Closed) -> None:
    """Close a socket and say why, in one line without secrets."""
    _log.info(
        "socket closed: table=%.32r address=%s code=%d reason=%s", table, address_of(socket), closed.code, closed.reason
    )
    socket.app.state.metrics.closed(closed.reason)
    with suppress(WebSocketDisconnect, ClientDisconnected, RuntimeError):
        await socket.close(closed.code, closed.reason)

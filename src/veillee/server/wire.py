"""Our end of a socket: whole frames in one write, and the kernel's opinion of the line.

A thin layer over uvicorn's own protocol. Messages that are ready together leave together, without a
layer between; what a client sends, pings, closing and limits are uvicorn's business as before.
"""

import socket
import struct
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WIRE: Final = "veillee.wire"
_TEXT: Final = b"\x81"
_MIN_RTT_OFFSET: Final = 148  # tcpi_min_rtt in Linux' struct tcp_info, microseconds


def _is_local(address: str) -> bool:
    return address.startswith("127.") or address in ("::1", "")


class WireProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol with a faster way out."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101 and not self.config.ws_per_message_deflate:
            scope: Any = self.scope
            scope[WIRE] = self

    async def write(self, messages: list[bytes]) -> None:
        """Send text messages, all in one piece, and wait while the client does not keep up."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        parts: list[bytes] = []
        for message in messages:
            size = len(message)
            if size < 126:
                parts.append(_TEXT + bytes((size,)))
            elif size < 65536:
                parts.append(_TEXT + b"\x7e" + size.to_bytes(2, "big"))
            else:
                parts.append(_TEXT + b"\x7f" + size.to_bytes(8, "big"))
            parts.append(message)
        self.transport.write(b"".join(parts))
        if not self.writable.is_set():
            await self.writable.wait()

    def kernel_trip_ms(self) -> float | None:
        """Return the shortest round trip that the kernel has seen on this connection, where it says so.

        A neighbour on this machine is left out: it may be a proxy, whose line is not the player's.
        """
        line = self.transport.get_extra_info("socket")
        if line is None or not hasattr(socket, "TCP_INFO") or self.client is None or _is_local(self.client[0]):
            return None
        try:
            info = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 192)
        except OSError:
            return None
        if len(info) < _MIN_RTT_OFFSET + 4:
            return None
        (microseconds,) = struct.unpack_from("=I", info, _MIN_RTT_OFFSET)
        return None if microseconds in (0, 0xFFFFFFFF) else microseconds / 1000

"""Our end of a socket: a fast path for whole text frames, one write for all that is ready, and the TCP round trip.

A thin layer over uvicorn's own protocol. uvicorn still handles the handshake, pings, closing, fragments and everything
unusual; it is passed whole frames, so that both can read the same stream in turn.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.speedups import apply_mask

from veillee.server.web.sockets.tcp_round_trip import shortest_round_trip

PROTOCOL: Final = "veillee.protocol"
_TEXT: Final = 0x81
_SHORT: Final = [bytes((_TEXT, size)) for size in range(126)]
_MIDDLE: Final = bytes((_TEXT, 126))
_LONG: Final = bytes((_TEXT, 127))
"""How the head of a text frame begins, by its length."""
_MASKED: Final = 0x80
_QUEUED: Final = 8
_LONGEST_HEAD: Final = 14
_LINGER_SECONDS: Final = 2.0
TOO_LONG: Final = (1008, "size")
"""Code and reason of a socket that is closed because of a frame's length."""
_NO_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
NO_TEXT: Final = (1007, "text")
"""Code and reason of a socket that is closed because a text message is not UTF-8."""
TOO_MANY: Final = (1008, "limit")
"""Code and reason of a socket that is closed because of too many frames that are no text message."""
_MOST_ODD: Final = 300
_WINDOW_SECONDS: Final = 20.0
_SLICE: Final = 2048


def _is_local(address: str) -> bool:
    return address.startswith("127.") or address in ("::1", "")


class TableSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol with a faster way in and out."""

    on_text: Callable[[str], bool] | None = None
    """Offered a text message before it waits in the queue; returns whether it was taken."""
    on_writable: Callable[[], None] | None = None
    """Called when a client that did not keep up takes messages again."""
    _whole = False
    """Everything that uvicorn was handed ended with a frame."""
    _rest = b""
    """The beginning of a frame whose end is still to come."""
    _odd = 0
    """Pings, pongs, fragments and binary frames since `_since`: dearer than texts, and no session counts all."""
    _since = 0.0

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            scope: Any = self.scope
            scope[PROTOCOL] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # Nothing may hold itself: what was open for long would wait for a collection of everything, which is rare.
        self.conn.parser.close()
        scope: Any = getattr(self, "scope", {})
        scope.pop(PROTOCOL, None)

    # In

    def data_received(self, data: bytes) -> None:
        if not (self._whole and self.handshake_complete):
            self._whole = not self.handshake_initiated and data.endswith(b"\r\n\r\n")
            for place in range(0, len(data), _SLICE):
                super().data_received(data[place : place + _SLICE])
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._refuse_handshake()
            return
        if self._rest:
            data = self._rest + data
        start = 0
        while True:
            end = _frame_end(data, start)
            if end > len(data):
                break
            frame = data[start:end]
            if frame[0] == _TEXT and frame[1] >= _MASKED and not self.frames and self.conn.state is OPEN:
                self._take(frame)
            else:
                super().data_received(frame)
                if self.close_sent:
                    return
            start = end
        self._rest = data[start:]
        if end - start > self.config.ws_max_size + _LONGEST_HEAD:
            self._refuse(*TOO_LONG)

    def handle_ping(self) -> None:
        if self._is_within_limit():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_within_limit():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_within_limit():
            super().handle_cont(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._is_within_limit():
            super().handle_bytes(event)

    def _is_within_limit(self) -> bool:
        """Count a frame that is no text message; close the socket when there were too many."""
        if self.close_sent:
            return False
        now = self.loop.time()
        if now - self._since > _WINDOW_SECONDS:
            self._since, self._odd = now, 0
        self._odd += 1
        if self._odd > _MOST_ODD:
            self._refuse(*TOO_MANY)
            return False
        return True

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            self.frames = []
            self._refuse(*NO_TEXT)
            return
        super().send_receive_event_to_app()

    def _refuse_handshake(self) -> None:
        """Answer a handshake that cannot be read: uvicorn would leave it open for ever."""
        self.transport.write(b"".join(self.conn.data_to_send()) or _NO_HANDSHAKE)
        self.transport.close()

    def _refuse(self, code: int, reason: str) -> None:
        """Close because of a frame, without waiting for the rest of it.

        What comes of it still is read and dropped for a moment: a connection that is cut with unread bytes loses the
        close frame on its way.
        """
        self._whole, self._rest = False, b""
        self.conn.fail(code, reason)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.close_sent = True
        self.close_timer = self.loop.call_later(_LINGER_SECONDS, self.transport.close)

    def _take(self, frame: bytes) -> None:
        """Pass a whole text message on."""
        size = frame[1] - _MASKED
        mask = 2 if size < 126 else 4 if size == 126 else 10
        try:
            text = str(apply_mask(frame[mask + 4 :], frame[mask : mask + 4]), "utf-8")
        except UnicodeDecodeError:
            super().data_received(frame)
            return
        if self.close_sent:
            return
        if self.on_text is not None and self.queue.empty() and self.on_text(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > _QUEUED and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # Out

    def ready(self) -> bool:
        """Tell whether the client keeps up; `on_writable` is called when it does again."""
        return self.writable.is_set()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def write_texts(self, messages: list[bytes]) -> None:
        """Send text messages, all in one piece; nothing to one that is gone."""
        if self.disconnected or self.close_sent:
            return
        if self.config.ws_per_message_deflate:
            for message in messages:
                self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
            return
        parts: list[bytes] = []
        for message in messages:
            size = len(message)
            if size < 126:
                parts += (_SHORT[size], message)
            elif size < 65536:
                parts += (_MIDDLE, size.to_bytes(2, "big"), message)
            else:
                parts += (_LONG, size.to_bytes(8, "big"), message)
        self.transport.write(b"".join(parts))

    def tcp_round_trip_ms(self) -> float | None:
        """Return the shortest round trip that the kernel has seen on this connection, or None if it does not say.

        Connections from this machine are left out: they may come from a proxy, whose round trip is not the player's.
        """
        line = self.transport.get_extra_info("socket")
        if line is None or self.client is None or _is_local(self.client[0]):
            return None
        return shortest_round_trip(line)


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _frame_end(data: bytes, start: int) -> int:
    """Return where a masked frame ends, beyond the data when that is not known yet.

    A frame that is not masked breaks the rules; uvicorn finds that out from its first bytes.
    """
    if len(data) < start + 2:
        return start + 2
    size = data[start + 1]
    if size < _MASKED:
        return len(data)
    size -= _MASKED
    if size < 126:
        return start + 6 + size
    if size == 126:
        return start + 8 + int.from_bytes(data[start + 2 : start + 4], "big")
    return start + 14 + int.from_bytes(data[start + 2 : start + 10], "big")

"""The round trip that the kernel measures: a client cannot lengthen it by answering late."""

import socket
import struct
import sys
from typing import Final, Protocol

_MIN_RTT_AT: Final = 148  # offset of tcpi_min_rtt in Linux's struct tcp_info, microseconds


class Socket(Protocol):
    """What is needed of a socket."""

    def getsockopt(self, level: int, optname: int, buflen: int, /) -> bytes: ...


def shortest_round_trip(connection: Socket) -> float | None:
    """Return the shortest round trip of a TCP connection in milliseconds, or None if it is not known."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        info = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _MIN_RTT_AT + 4)
    except OSError:
        return None
    if len(info) < _MIN_RTT_AT + 4:
        return None
    (microseconds,) = struct.unpack_from("=I", info, _MIN_RTT_AT)
    return microseconds / 1000 if 0 < microseconds < 0xFFFFFFFF else None

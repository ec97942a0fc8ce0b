"""One of the processes of a server, and which of them a table belongs to."""

import re
import zlib
from pathlib import Path
from typing import Final

import msgspec

from veillee.server.tables.domain.secrets import ROUTE_SIGNS

FRONT: Final = 0
"""The process that listens: it answers requests, and hands sockets to the owners of their tables."""
_SOCKET: Final = re.compile(rb"/api/(?:tables|evenings)/([a-z2-7]{16})/socket(?:\?|$)")


class Sibling(msgspec.Struct, frozen=True):
    """A process of a server: its number among so many, the folder of their sockets, and what they share."""

    index: int
    count: int
    folder: str
    host_key: str

    def owner(self, target: bytes) -> int:
        """Return the process to which the socket of a target belongs: an evening and its tables have the same."""
        found = _SOCKET.match(target)
        return zlib.crc32(found[1][:ROUTE_SIGNS]) % self.count if found else self.index

    def door(self, index: int) -> Path:
        """Return where a process takes connections."""
        return Path(self.folder) / f"door-{index}"

"""Connections that arrived at one process and belong to another: the other is handed the line and what was said."""

import asyncio
import logging
import socket
from array import array
from collections.abc import Callable
from typing import Any, Final

from veillee.server.bus.siblings import bind_datagrams
from veillee.server.web.processes.sibling import Sibling

_HANDSHAKE_BYTES: Final = 131072
_PATIENCE_SECONDS: Final = 5.0
"""How long a process that starts again is waited for; then the connection is served where it arrived."""
_AGAIN_SECONDS: Final = 0.02
_log: Final = logging.getLogger("veillee.door")

Take = Callable[[socket.socket, bytes], Any]


class Door:
    """Where a process gives connections to the others, and takes theirs."""

    def __init__(self, sibling: Sibling) -> None:
        self.sibling: Final = sibling
        self._giving: Final = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._giving.setblocking(False)
        self._taking: socket.socket | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self, take: Take) -> None:
        """Take what the others give."""
        self._taking = bind_datagrams(self.sibling.door(self.sibling.index))
        asyncio.get_running_loop().add_reader(self._taking, self._take, take)

    def close(self) -> None:
        if self._taking is not None:
            asyncio.get_running_loop().remove_reader(self._taking)
            self._taking.close()
        self._giving.close()

    def give(self, transport: asyncio.Transport, handshake: bytes, owner: int, keep: Callable[[], None]) -> None:
        """Hand a connection to its owner; `keep` serves it here where that cannot be."""
        transport.pause_reading()
        task = asyncio.get_running_loop().create_task(self._give(transport, handshake, owner, keep))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _give(self, transport: asyncio.Transport, handshake: bytes, owner: int, keep: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        path = str(self.sibling.door(owner))
        until = loop.time() + _PATIENCE_SECONDS
        while not transport.is_closing():
            line = transport.get_extra_info("socket")
            try:
                # Not `socket.send_fds`, which takes an address and does not use it.
                rights = array("i", [line.fileno()])
                self._giving.sendmsg([handshake], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, rights)], 0, path)
            except OSError as error:  # it is behind, or starts again
                if loop.time() < until:
                    await asyncio.sleep(_AGAIN_SECONDS)
                    continue
                _log.warning("process %d takes no connections (%s): served here", owner, error)
                transport.resume_reading()
                keep()
                return
            transport.abort()  # the owner has a descriptor of its own: the connection stays open
            return

    def _take(self, take: Take) -> None:
        assert self._taking is not None
        try:
            handshake, lines, _, _ = socket.recv_fds(self._taking, _HANDSHAKE_BYTES, 1)
        except BlockingIOError:
            return
        for line in lines:
            take(socket.socket(fileno=line), handshake)

"""uvicorn's server, which also takes connections that arrived at another process."""

import asyncio
import socket
from typing import Any, Final

import uvicorn

from veillee.server.web.processes.door import Door


class SiblingServer(uvicorn.Server):
    """A server with a door for its siblings."""

    def __init__(self, config: uvicorn.Config, door: Door) -> None:
        super().__init__(config)
        self._door: Final = door
        self._tasks: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._door.open(self._take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._door.close()
        await super().shutdown(sockets)

    def _take(self, line: socket.socket, handshake: bytes) -> None:
        task = asyncio.get_running_loop().create_task(self._serve_line(line, handshake))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve_line(self, line: socket.socket, handshake: bytes) -> None:
        line.setblocking(False)
        _, protocol = await asyncio.get_running_loop().connect_accepted_socket(self._protocol, line)
        protocol.data_received(handshake)

    def _protocol(self) -> Any:
        made: Any = self.config.http_protocol_class
        return made(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

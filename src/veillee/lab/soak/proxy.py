"""A TCP proxy of our own between people and the server: it cuts lines, holds them up, or loses answers."""

import asyncio
import contextlib
import random
from typing import Final

_CHUNK: Final = 65536


class Line:
    """One connection through the proxy."""

    def __init__(self, writers: list[asyncio.StreamWriter]) -> None:
        self._writers: Final = writers
        self.open_answers = asyncio.Event()
        self.open_answers.set()

    def cut(self) -> None:
        """Break it at once, both ways."""
        for writer in self._writers:
            writer.transport.abort()


class Proxy:
    """Passes bytes on, until somebody interferes."""

    def __init__(self, port: int) -> None:
        self._port: Final = port
        self.lines: set[Line] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> int:
        """Listen on a free port of loopback and return it."""
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        return int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for line in list(self.lines):
            line.cut()

    def interfere(self, chance: random.Random, share: float) -> int:
        """Cut a share of the lines, or hold them up for a moment; return how many were concerned."""
        some = [line for line in self.lines if chance.random() < share]
        for line in some:
            if chance.random() < 0.5:
                line.cut()
            else:
                line.open_answers.clear()
                asyncio.get_running_loop().call_later(chance.uniform(0.2, 4.0), line.open_answers.set)
        return len(some)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._port)
        except OSError:
            writer.transport.abort()
            return
        line = Line([writer, far_writer])
        self.lines.add(line)
        try:
            await asyncio.gather(_copy(reader, far_writer, None), _copy(far_reader, writer, line.open_answers))
        finally:
            self.lines.discard(line)
            line.cut()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, gate: asyncio.Event | None) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(_CHUNK):
            if gate is not None:
                await gate.wait()
            writer.write(data)
            await writer.drain()
    with contextlib.suppress(OSError, RuntimeError):
        writer.write_eof()

"""The bus between the processes of one server on one machine: datagrams on Unix sockets."""

import asyncio
import contextlib
import socket
from pathlib import Path
from typing import Final

import msgspec

from veillee.server.bus.base import Hear, Note

_TOGETHER: Final = 100
_TOGETHER_BYTES: Final = 65536


class SiblingBus:
    """Sends every note to all the others, those of one turn of the loop together.

    What one of them cannot take now it finds in the log within a second.
    """

    def __init__(self, folder: Path, index: int, count: int) -> None:
        self.name = "siblings"
        self._path: Final = _path(folder, index)
        self._others: Final = [str(_path(folder, other)) for other in range(count) if other != index]
        self._waiting: list[Note] = []

    async def open(self, hear: Hear) -> None:
        self._line = bind_datagrams(self._path)
        decoder = msgspec.json.Decoder(list[Note])

        def read() -> None:
            with contextlib.suppress(BlockingIOError, msgspec.DecodeError):
                for note in decoder.decode(self._line.recv(_TOGETHER_BYTES)):
                    hear(note)

        asyncio.get_running_loop().add_reader(self._line, read)

    async def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._line)
        self._line.close()

    def alone(self) -> bool:
        return False

    def well(self) -> bool:
        return True

    def publish(self, note: Note) -> None:
        self._waiting.append(note)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._send)

    def _send(self) -> None:
        notes, self._waiting = self._waiting, []
        for start in range(0, len(notes), _TOGETHER):
            self._send_together(notes[start : start + _TOGETHER])

    def _send_together(self, notes: list[Note]) -> None:
        data = msgspec.json.encode(notes)
        for other in self._others:
            with contextlib.suppress(OSError):  # one that starts again, or is behind
                self._line.sendto(data, other)


def bind_datagrams(path: Path) -> socket.socket:
    """Return a socket for datagrams at a path, also where a killed process left its own."""
    path.unlink(missing_ok=True)
    line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    line.setblocking(False)
    line.bind(str(path))
    return line


def _path(folder: Path, index: int) -> Path:
    return folder / f"notes-{index}"

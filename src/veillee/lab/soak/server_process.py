"""The server under test: a process that is started, killed and measured."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

import msgspec

from veillee.lab.soak.games import __name__ as _games

_PATIENCE: Final = 60.0
_MANY: Final = "10000000"


class Sample(msgspec.Struct, frozen=True):
    """What the server uses at a moment of the night."""

    at: float
    memory_kb: int
    files: int
    disk_kb: int


class ServerProcess:
    """A server process on a port and a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._log: Final = folder / "server.log"
        self.port: Final = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._began: Final = time.monotonic()
        self.samples: list[Sample] = []
        self.ends = 0

    async def start(self) -> None:
        """Start it and wait until it answers."""
        with self._log.open("ab") as log:
            command = [sys.executable, "-m", "veillee.cli.app", "serve"]
            self._process = subprocess.Popen(
                command, env=self._environment(), stdout=log, stderr=log, start_new_session=True
            )
        until = time.monotonic() + _PATIENCE
        while not await asyncio.to_thread(self._answers):
            if time.monotonic() > until or self._process.poll() is not None:
                raise RuntimeError(f"the server does not answer:\n{self.text()[-2000:]}")
            await asyncio.sleep(0.1)

    async def end(self, politely: bool) -> None:
        """End it: kill -9, or as an operator does."""
        assert self._process is not None
        self.ends += 1
        self._process.send_signal(signal.SIGTERM if politely else signal.SIGKILL)
        await asyncio.to_thread(self._process.wait, _PATIENCE)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def measure(self) -> None:
        """Take a sample."""
        assert self._process is not None
        place = Path(f"/proc/{self._process.pid}")
        with contextlib.suppress(OSError, StopIteration):
            status = (place / "status").read_text().splitlines()
            memory = int(next(line.split()[1] for line in status if line.startswith("VmRSS")))
            disk = sum(file.stat().st_size for file in self._folder.glob("veillee.sqlite3*")) // 1024
            files = len(list((place / "fd").iterdir()))
            self.samples.append(Sample(time.monotonic() - self._began, memory, files, disk))

    def text(self) -> str:
        """Return what the server wrote."""
        return self._log.read_text(encoding="utf-8", errors="replace")

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def _environment(self) -> dict[str, str]:
        limits = ("CONNECTIONS", "CREATES", "POSTS", "GETS", "FILMS")
        settings = {
            "GAMES": f"{_games}:games",
            "PORT": str(self.port),
            "DATA": str(self._folder),
            "LOG_LEVEL": "warning",
            "SEND_SECONDS": "5",
            **dict.fromkeys(limits, _MANY),
        }
        return {**os.environ, **{f"VEILLEE_{name}": value for name, value in settings.items()}}


def free_port() -> int:
    """Return a port of loopback that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])

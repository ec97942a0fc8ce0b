"""A pool of processes beside the server."""

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from veillee.server.work.base import Work
from veillee.server.work.think import answer, prepare


class PoolWork(Work):
    """Thinks in processes of its own; a pool that broke is replaced."""

    def __init__(self, workers: int, games: str) -> None:
        self.name = "pool"
        self._workers: Final = workers or max(1, (os.cpu_count() or 2) - 1)
        self._games: Final = games
        self._pool: ProcessPoolExecutor | None = None

    async def open(self) -> None:
        """The processes start with the first task."""

    async def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in list((self._pool._processes or {}).values()):
                process.terminate()

    async def run(self, kind: str, question: bytes) -> bytes:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._ready()
            try:
                return await loop.run_in_executor(pool, answer, self._games, kind, question)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
        raise RuntimeError("the bots' processes do not stay alive")

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            self._pool = ProcessPoolExecutor(self._workers, context, _begin, (self._games,))
        return self._pool


def _begin(games: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's: it ends its pool itself
    threading.Thread(target=_end_with_parent, daemon=True).start()
    prepare(games)


def _end_with_parent() -> None:
    """End with the server, also when it was killed: a pool's processes do not notice by themselves."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)

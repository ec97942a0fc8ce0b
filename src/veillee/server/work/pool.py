"""A pool of processes beside the server."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

from veillee.server.work.base import Work
from veillee.server.work.think import answer, prepare, running_build
from veillee.server.work.tree import TreeContext, appear

_ATTEMPTS: Final = 3
THINK_SECONDS: Final = 60.0
"""Far more than any move takes to think of: a process that has not answered by then hangs."""
_WHILE_PEOPLE_WAIT: Final = ("choose", "advise")
_LOOKING_BACK: Final = 10
"""How many times longer a finished game may be thought about."""
_log: Final = logging.getLogger("veillee.pool")


class PoolWork(Work):
    """Thinks in processes of its own; a pool that broke, or does not answer in time, is replaced.

    When a compiled build appears while it runs, new processes take over on that build, and the old ones finish their
    questions.
    """

    def __init__(
        self, workers: int, games: str, compiled: str = "", seconds: float = THINK_SECONDS, tells: bool = True
    ) -> None:
        self.name = "pool"
        self._workers: Final = workers or max(1, (os.cpu_count() or 2) - 1)
        self.at_once = self._workers
        self._games: Final = games
        self._compiled: Final = compiled
        self._seconds: Final = seconds
        self._tells: Final = tells
        self._tree: Path | None = None
        self._pool: ProcessPoolExecutor | None = None
        self._leaving: list[BaseProcess] = []
        self._follower: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Watch for the compiled build, if one is expected; the processes start with the first task."""
        if self._compiled:
            self._follower = asyncio.get_running_loop().create_task(self._follow(Path(self._compiled)))

    async def close(self) -> None:
        if self._follower is not None:
            self._follower.cancel()
        for process in self._leaving:
            process.kill()
        if self._pool is not None:
            _end(self._pool)

    async def run(self, kind: str, question: bytes) -> bytes:
        loop = asyncio.get_running_loop()
        patience = self._seconds * (1 if kind in _WHILE_PEOPLE_WAIT else _LOOKING_BACK)
        for attempt in range(_ATTEMPTS):
            if attempt == _ATTEMPTS - 1:
                self._tree = None
            pool = self._ready()
            try:
                asked = loop.run_in_executor(pool, answer, self._games, kind, question)
                asked.add_done_callback(_hear)
                # Not cancelled when its time is up: a pool that breaks stumbles over questions that were.
                answered, _ = await asyncio.wait([asked], timeout=patience)
                if answered:
                    return asked.result()
                _log.warning("no answer to a question (%s) within %g s: new processes take over", kind, patience)
                _kill(pool)  # whatever else it was asked is asked again
            except BrokenProcessPool:
                pass
            if self._pool is pool:
                self._pool = None
        raise RuntimeError("the bots' processes do not stay alive")

    async def move_to(self, tree: Path) -> bool:
        """Answer further questions on another build; return False if its processes do not start.

        Nobody waits: the old processes answer until the new ones are ready, and finish what they were asked.
        """
        loop = asyncio.get_running_loop()
        pool = self._start(TreeContext(tree))
        try:
            await asyncio.gather(*(loop.run_in_executor(pool, running_build) for _ in range(self._workers)))
        except BrokenProcessPool:
            return False
        except asyncio.CancelledError:
            _end(pool)
            raise
        old, self._pool, self._tree = self._pool, pool, tree
        if old is not None:
            self._leaving = _processes(old)
            old.shutdown(wait=False)
        return True

    async def build(self) -> str:
        """Return the file from which the current processes import their rules."""
        return await asyncio.get_running_loop().run_in_executor(self._ready(), running_build)

    async def _follow(self, tree: Path) -> None:
        await appear(tree)
        for _ in range(_ATTEMPTS):
            if await self.move_to(tree):
                if self._tells:
                    print("The rules are compiled: the bots think faster from now on.", flush=True)
                return
        _log.warning("the compiled rules do not start; the bots go on with the plain ones")

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            tree = self._tree
            self._pool = self._start(TreeContext(tree) if tree else multiprocessing.get_context("forkserver"))
        return self._pool

    def _start(self, context: BaseContext) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, context, _begin, (self._games,))


def _hear(asked: "asyncio.Future[bytes]") -> None:
    """Take note of how a question ended, even if nobody waits for it any more."""
    if not asked.cancelled():
        asked.exception()


def _processes(pool: ProcessPoolExecutor) -> list[BaseProcess]:
    return list((pool._processes or {}).values())


def _end(pool: ProcessPoolExecutor) -> None:
    """End a pool at once; what it was asked is lost."""
    processes = _processes(pool)
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def _kill(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool, even stopped ones; the pool then breaks for everybody who waits for it."""
    for process in _processes(pool):
        process.kill()


def _begin(games: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's: it ends its pool itself
    threading.Thread(target=_end_with_parent, daemon=True).start()
    prepare(games)


def _end_with_parent() -> None:
    """End with the server, even if it was killed: a pool's processes do not notice by themselves."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)

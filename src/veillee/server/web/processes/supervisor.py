"""Starts the processes of a server, replaces one that died, and ends them all."""

import logging
import multiprocessing
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

from prometheus_client.multiprocess import mark_process_dead

from veillee.server.web.processes.sibling import Sibling

_END_SECONDS: Final = 10.0
_LOOK_SECONDS: Final = 0.5
_YOUNG_SECONDS: Final = 5.0
_AT_ONCE: Final = 2
"""So many that die young, one after the other, are replaced at once; then only at this age: they may go on dying."""
_MOST_YOUNG: Final = 5
_log: Final = logging.getLogger("veillee.processes")


class Child:
    """A process, since when it runs, and how many died young one after the other, itself included."""

    ended = False

    def __init__(self, process: BaseProcess, young: int) -> None:
        self.process: Final = process
        self.begun: Final = time.monotonic()
        self.young = young

    def age(self) -> float:
        return time.monotonic() - self.begun

    def end(self) -> None:
        """Count an end, once."""
        if not self.ended:
            self.ended = True
            self.young = self.young + 1 if self.age() < _YOUNG_SECONDS else 0


class Supervisor:
    """The parent of a server's processes; `run` is called in each with its `Sibling` and the arguments."""

    def __init__(self, run: Callable[..., None], first: Sibling, *arguments: Any) -> None:
        self._run: Final = run
        self._first: Final = first
        self._arguments: Final = arguments
        self._children: dict[int, Child] = {}
        self._ending = False

    def serve(self) -> int:
        """Run all processes until told to end; return the exit code."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._end)
        for index in range(self._first.count):
            self._start(index, 0)
        while not self._ending:
            alive = [child.process.sentinel for child in self._children.values() if child.process.is_alive()]
            if len(alive) < len(self._children):
                time.sleep(_LOOK_SECONDS / 10)
            else:
                wait(alive, _LOOK_SECONDS)
            if not self._replace_dead():
                self._end_all()
                return 1
        self._end_all()
        return 0

    def _start(self, index: int, young: int) -> None:
        sibling = Sibling(index, self._first.count, self._first.folder, self._first.host_key)
        context = multiprocessing.get_context("spawn")
        process = context.Process(target=self._run, args=(sibling, *self._arguments), name=f"veillee-{index}")
        process.start()
        self._children[index] = Child(process, young)

    def _replace_dead(self) -> bool:
        """Start those again that died; return False if one does not stay alive."""
        for index, child in self._children.items():
            if child.process.is_alive() or self._ending:
                continue
            child.end()
            if child.young > _MOST_YOUNG:
                _log.error("process %d does not stay alive: the server ends", index)
                return False
            if child.young > _AT_ONCE and child.age() < _YOUNG_SECONDS:
                continue
            _log.warning("process %d ended with %s: another takes its place", index, child.process.exitcode)
            mark_process_dead(child.process.pid)  # type: ignore[no-untyped-call]
            self._start(index, child.young)
        return True

    def _end(self, *_: object) -> None:
        self._ending = True

    def _end_all(self) -> None:
        processes = [child.process for child in self._children.values()]
        for process in processes:
            process.terminate()
        until = time.monotonic() + _END_SECONDS
        for process in processes:
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()

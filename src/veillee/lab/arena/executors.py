"""Who plays the games: this process, all cores of this machine, or a Ray cluster.

An executor takes chunks of matches, or of other work, and returns them in any order. Every match has its own seed, so
the results do not depend on who played them.
"""

import logging
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, Final, Protocol, TypeVar

from veillee.lab.arena.match_result import MatchResult, play_matches
from veillee.lab.arena.match_spec import MatchSpec
from veillee.lab.extras import need

Given = TypeVar("Given")
Done = TypeVar("Done")

LARGEST_CHUNK: Final = 50
_CHUNKS_A_WORKER: Final = 20
_STARTS: Final = 3


class Executor(Protocol):
    """Does chunks of work, such as matches, `workers` at a time."""

    @property
    def workers(self) -> int:
        """Return how many chunks are played at once."""
        ...

    def run(self, work: Callable[[list[Given]], list[Done]], chunks: list[list[Given]]) -> Iterator[list[Done]]:
        """Yield the result of each chunk as it is done."""
        ...


class InProcess:
    """This process, one chunk after the other."""

    workers = 1

    def run(self, work: Callable[[list[Given]], list[Done]], chunks: list[list[Given]]) -> Iterator[list[Done]]:
        return map(work, chunks)


class ProcessPool:
    """A pool of processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers

    def run(self, work: Callable[[list[Given]], list[Done]], chunks: list[list[Given]]) -> Iterator[list[Done]]:
        with ProcessPoolExecutor(self.workers, mp_context=get_context("forkserver")) as pool:
            futures = [pool.submit(work, chunk) for chunk in chunks]
            try:
                for future in as_completed(futures):
                    yield future.result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


class RayExecutor:
    """A Ray cluster at an address, or one started here; Ray is imported only now."""

    def __init__(self, address: str | None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        need("ray", "ray")
        import ray

        self._ray: Final[Any] = ray
        self._address: Final = address
        self._join()
        self.workers: Final = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def _join(self) -> None:
        """Join a cluster, or start one; Ray gives a machine 30 seconds for that, so that a busy one gets more tries."""
        for attempt in range(_STARTS):
            try:
                self._ray.init(
                    self._address, include_dashboard=False, log_to_driver=False, logging_level=logging.WARNING
                )
                return
            except ConnectionError as error:
                raise ValueError(
                    f"Ray: no cluster answers at {self._address}, or it asks for a token: {error}"
                ) from error
            except Exception as error:  # Ray has no narrower one for a node that starts too slowly
                self._ray.shutdown()
                if attempt == _STARTS - 1:
                    raise ValueError(f"Ray: no cluster could be started here: {error}") from error

    def run(self, work: Callable[[list[Given]], list[Done]], chunks: list[list[Given]]) -> Iterator[list[Done]]:
        if not self._ray.is_initialized():
            self._join()  # the run before has left it
        task = self._ray.remote(work)
        waiting = [task.remote(chunk) for chunk in chunks]
        try:
            while waiting:
                done, waiting = self._ray.wait(waiting)
                yield from self._ray.get(done)
        finally:
            self._ray.shutdown()


def choose_executor(workers: int | None, ray: bool | str) -> Executor:
    """Return the executor that was asked for: `workers` processes (all cores where None), or Ray."""
    if ray is not False:
        if workers is not None:
            raise ValueError("workers: Ray knows its own; say --workers or --ray")
        return RayExecutor(None if ray is True else ray)
    if workers is not None and workers < 1:
        raise ValueError(f"workers: {workers} is none")
    count = workers or os.cpu_count() or 1
    return InProcess() if count == 1 else ProcessPool(count)


def split(specs: list[MatchSpec], workers: int) -> list[list[MatchSpec]]:
    """Return chunks, many for each worker so that the last ones end together."""
    size = min(LARGEST_CHUNK, max(1, len(specs) // (workers * _CHUNKS_A_WORKER)))
    return [specs[start : start + size] for start in range(0, len(specs), size)]


def play_all(
    specs: list[MatchSpec], executor: Executor, progress: Callable[[int], None] = lambda done: None
) -> list[MatchResult]:
    """Play all matches and return them in their order; `progress` is given the size of each chunk that is done."""
    played: list[MatchResult] = []
    for part in executor.run(play_matches, split(specs, executor.workers)):
        played += part
        progress(len(part))
    return sorted(played, key=lambda game: game.spec.number)

"""Who plays the games: this process, all cores of this machine, or a Ray cluster.

A crew is given chunks of games and gives them back in any order; every game is seeded by itself, so that
nobody can tell from the results who played them.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Final, Protocol

from veillee.lab.extra import need
from veillee.lab.fixture import Fixture
from veillee.lab.played import Played, play_fixtures

Work = Callable[[list[Fixture]], list[Played]]

LARGEST_CHUNK: Final = 50
_CHUNKS_A_WORKER: Final = 20


class Crew(Protocol):
    """Somebody who carries out work on chunks of games, `workers` at a time."""

    @property
    def workers(self) -> int:
        """Return how many chunks are played at once."""
        ...

    def run(self, work: Work, chunks: list[list[Fixture]]) -> Iterator[list[Played]]:
        """Yield the result of each chunk as it is done."""
        ...


class Alone:
    """This process, one chunk after the other."""

    workers = 1

    def run(self, work: Work, chunks: list[list[Fixture]]) -> Iterator[list[Played]]:
        return map(work, chunks)


class Cores:
    """A pool of processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers

    def run(self, work: Work, chunks: list[list[Fixture]]) -> Iterator[list[Played]]:
        with ProcessPoolExecutor(self.workers, mp_context=get_context("forkserver")) as pool:
            futures = [pool.submit(work, chunk) for chunk in chunks]
            try:
                for future in as_completed(futures):
                    yield future.result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


class RayCluster:
    """A Ray cluster at an address, or one started here; Ray is imported only now."""

    def __init__(self, address: str | None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        need("ray", "ray")
        import ray

        try:
            ray.init(address, include_dashboard=False, log_to_driver=False, logging_level="warning")
        except ConnectionError as error:
            raise ValueError(f"Ray: no cluster answers at {address}, or it asks for a token: {error}") from error
        self._ray: Final = ray
        self.workers: Final = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def run(self, work: Work, chunks: list[list[Fixture]]) -> Iterator[list[Played]]:
        task = self._ray.remote(work)
        waiting = [task.remote(chunk) for chunk in chunks]
        try:
            while waiting:
                done, waiting = self._ray.wait(waiting)
                yield from self._ray.get(done)
        finally:
            self._ray.shutdown()


def hire(workers: int | None, ray: bool | str) -> Crew:
    """Return the crew that was asked for: `workers` processes (all cores where None), or Ray."""
    if ray is not False:
        if workers is not None:
            raise ValueError("workers: Ray knows its own; say --workers or --ray")
        return RayCluster(None if ray is True else ray)
    if workers is not None and workers < 1:
        raise ValueError(f"workers: {workers} is none")
    count = workers or os.cpu_count() or 1
    return Alone() if count == 1 else Cores(count)


def split(fixtures: list[Fixture], workers: int) -> list[list[Fixture]]:
    """Return chunks, many for each worker so that the last ones end together."""
    size = min(LARGEST_CHUNK, max(1, len(fixtures) // (workers * _CHUNKS_A_WORKER)))
    return [fixtures[start : start + size] for start in range(0, len(fixtures), size)]


def play_all(fixtures: list[Fixture], crew: Crew, progress: Callable[[int], None] = lambda done: None) -> list[Played]:
    """Play all fixtures and return them in their order; `progress` is told of every few that are done."""
    played: list[Played] = []
    for part in crew.run(play_fixtures, split(fixtures, crew.workers)):
        played += part
        progress(len(part))
    return sorted(played, key=lambda game: game.fixture.number)

"""What a benchmark returns: figures, each next to a peer that was measured in the same run."""

import time
from collections.abc import Callable
from typing import NamedTuple

import msgspec

_LESS_IS_BETTER = ("ms", "kB", "%")
_NO_PEERS = ("", "plain", "plain fsync")
"""Our own plain build, and the disk itself, are compared with, and nobody's rivals."""


class Figure(msgspec.Struct):
    """One measured figure, its peer in the same run, and the ratio of the two."""

    what: str
    value: float
    unit: str
    peer: str = ""
    peer_value: float = 0.0

    @property
    def ratio(self) -> str:
        return f"{shown(self.value / self.peer_value)} ×" if self.peer_value else ""

    @property
    def is_behind(self) -> bool:
        """Tell whether the peer does better."""
        if self.peer in _NO_PEERS:
            return False
        return self.value > self.peer_value if self.unit in _LESS_IS_BETTER else self.value < self.peer_value


class Benchmark(NamedTuple):
    """A part of `make bench`."""

    title: str
    measure: Callable[[], list[Figure]]


def shown(value: float) -> str:
    """Write a figure with three significant digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def per_second(work: Callable[[], int], seconds: float = 0.5) -> float:
    """Return the work done per second of this process's CPU time, the best of three runs."""
    work()
    best = 0.0
    for _ in range(3):
        done = 0
        started = time.process_time()
        while time.process_time() - started < seconds:
            done += work()
        best = max(best, done / (time.process_time() - started))
    return best

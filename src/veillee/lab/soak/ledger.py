"""What people sent, what they were answered, and everything that was not as promised."""

import time
from collections import Counter
from typing import Any, Final

import msgspec

_KEPT: Final = 20


class Sent(msgspec.Struct):
    """A command that somebody sent; `seq` is where it was stored, -1: it was refused, 0: no answer yet."""

    seat: str
    id: str
    message: dict[str, Any]
    at: float
    connection: int
    seq: int = 0


class Card(msgspec.Struct):
    """A hidden card of the canary game: who holds it, and when it was put on the table."""

    owner: str
    played: float = float("inf")


class Ledger:
    """One for the whole night."""

    def __init__(self) -> None:
        self.began: Final = time.monotonic()
        self.counts: Counter[str] = Counter()
        self.problems: dict[str, list[str]] = {"lost": [], "doubled": [], "leaked": [], "went back": [], "broken": []}
        self.waits: list[tuple[float, float]] = []
        """When a command was sent, and how many seconds its answer took on an unbroken line."""
        self.lags: list[tuple[float, float]] = []
        """How late the people themselves are, who all live in one process: no answer is seen sooner."""

    def elapsed(self) -> float:
        return time.monotonic() - self.began

    def note(self, kind: str, what: str) -> None:
        """Write down what was not as promised; the first ones of a kind with all details."""
        self.counts[kind] += 1
        if len(self.problems[kind]) < _KEPT:
            self.problems[kind].append(f"{self.elapsed():.0f} s: {what}")

    def answered(self, sent: Sent, connection: int) -> None:
        """Count an answer, and how long it took where the line was not broken in between."""
        self.counts["answers"] += 1
        if sent.connection == connection:
            self.waits.append((sent.at - self.began, time.monotonic() - sent.at))


def share_ms(measured: list[tuple[float, float]], first: float, last: float, share: float) -> float:
    """Return what a share of the durations that began between two moments does not exceed, in milliseconds."""
    found = sorted(seconds for at, seconds in measured if first <= at < last)
    return found[min(len(found) - 1, int(len(found) * share))] * 1000 if found else 0.0

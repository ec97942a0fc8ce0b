"""Random numbers: one small fast stream for play-outs, one verifiable stream for tables.

Both give the same numbers compiled and interpreted, because no product exceeds 63 bits.
"""

import hashlib
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

_MULTIPLIER: Final[i64] = 698769069
_LOW: Final[i64] = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A stream of random whole numbers."""

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1; n is at least 1 and below 2**31."""
        raise NotImplementedError

    def shuffle(self, items: list[int]) -> None:
        """Put a list into random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def weighted(self, weights: list[int]) -> int:
        """Return an index, drawn with these weights."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left = self.below(total)
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError("no weight")


class FastRng(Rng):
    """A multiply-with-carry stream with a period of about 2**60, for play-outs and bots."""

    def __init__(self, seed: int) -> None:
        mixed = int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:7], "big")
        self.state: i64 = mixed | 1

    def __reduce__(self) -> tuple[Callable[[int], "FastRng"], tuple[int]]:
        return resume, (int(self.state),)

    def next32(self) -> i64:
        self.state = _MULTIPLIER * (self.state & _LOW) + (self.state >> 32)
        return (self.state ^ (self.state >> 32)) & _LOW

    def below(self, n: i64) -> i64:
        return (self.next32() * n) >> 32

    def unit(self) -> float:
        """Return a float in [0, 1)."""
        return float(self.next32()) / 4294967296.0


def resume(state: int) -> FastRng:
    """Return a stream that continues from a state."""
    rng = FastRng(0)
    rng.state = state
    return rng


class SeedRng(Rng):
    """The numbers of one chance event: derived from a table's seed and the event's number.

    SHA-256 over seed, number and a counter; numbers are taken by rejection, so they are exactly fair.
    """

    def __init__(self, seed: bytes, number: int) -> None:
        self._prefix: bytes = seed + b":" + str(number).encode() + b":"
        self._counter: int = 0

    def below(self, n: i64) -> i64:
        limit = (1 << 62) - (1 << 62) % n
        while True:
            block = hashlib.sha256(self._prefix + str(self._counter).encode()).digest()
            self._counter += 1
            value = int.from_bytes(block[:8], "big") >> 2
            if value < limit:
                return value % n

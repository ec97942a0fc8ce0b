"""The network latency of one seat: its shortest round trip and how much round trips vary."""

from collections import deque
from typing import Final

FLOOR_WINDOW: Final = 300_000.0
ALIVE_FOR: Final = 5_000.0
CAP_MAX: Final = 250.0

_SLACK: Final = 20.0
_MOST_VAR: Final = 10.0


class Latency:
    """Round trips of one seat, in milliseconds. Local seats have none: bots, and players at a shared screen."""

    def __init__(self, local: bool = False, cap_max: float = CAP_MAX) -> None:
        self.local: Final = local
        self.cap_max: Final = cap_max
        self.var = 0.0
        self._mean: float | None = None
        self._last_sign: float | None = None
        self._shortest: deque[tuple[float, float]] = deque()

    def pong(self, now: float, trip: float) -> None:
        """Take a round trip of a ping into account, RFC 6298 style."""
        if self._mean is None:
            self._mean = trip
            self.var = trip / 2
        else:
            self.var += (abs(self._mean - trip) - self.var) / 4
            self._mean += (trip - self._mean) / 8
        self.trip(now, trip)
        self.sign(now)

    def trip(self, now: float, trip: float) -> None:
        """Take into account a round trip that may include more than network time."""
        while self._shortest and self._shortest[-1][1] >= trip:
            self._shortest.pop()
        self._shortest.append((now, trip))

    def sign(self, now: float) -> None:
        """Note that the client is alive."""
        self._last_sign = now

    def floor(self, now: float) -> float:
        """Return the shortest round trip of the last five minutes."""
        while len(self._shortest) > 1 and self._shortest[0][0] < now - FLOOR_WINDOW:
            self._shortest.popleft()
        return self._shortest[0][1] if self._shortest else 0.0

    def cap(self, now: float) -> float:
        """Return how much of a delay is accepted as network delay."""
        if self.local:
            return 0.0
        return min(self.floor(now) + min(2 * self.var, _MOST_VAR) + _SLACK, self.cap_max)

    def alive_until(self) -> float:
        """Return until when a silent seat is waited for."""
        if self.local:
            return float("inf")
        return self._last_sign + ALIVE_FOR if self._last_sign is not None else float("-inf")

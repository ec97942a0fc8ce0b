"""Pings of one client: how long a round trip takes, and whether it is still there."""

from typing import Final

from veillee.server.messages import Ping
from veillee.server.reaction.latency import Latency
from veillee.server.tables.timing import Clock

_SECONDS: Final = 10.0
_RACE_SECONDS: Final = 2.0
_FIRST_SECONDS: Final = 1.0


class Pings:
    """Sends a ping now and then, more often where a reaction round can come."""

    def __init__(self, latency: Latency, clock: Clock) -> None:
        self._latency: Final = latency
        self._clock: Final = clock
        self._number = 0
        self._sent_at = 0.0
        self._waiting = False
        self._last_at = clock.monotonic() - _SECONDS + _FIRST_SECONDS
        self.due = False

    def is_due(self, now: float, racing: bool) -> bool:
        """Tell whether it is time for a ping."""
        if now - self._last_at < (_RACE_SECONDS if racing else _SECONDS):
            return False
        self._last_at = now
        self.due = True
        return True

    def ping(self) -> Ping:
        """Return the ping that is written now."""
        self.due = False
        self._number += 1
        self._waiting = True
        self._sent_at = self._now_ms()
        return Ping(self._number)

    def answered(self, number: int) -> bool:
        """Take the answer to the last ping; False: it is the answer to none."""
        if not self._waiting or number != self._number:
            return False
        self._waiting = False
        now = self._now_ms()
        self._latency.pong(now, now - self._sent_at)
        return True

    def take_round_trip(self, milliseconds: float) -> None:
        """Take a round trip into account that the wire itself has seen."""
        self._latency.trip(self._now_ms(), milliseconds)

    def _now_ms(self) -> float:
        return self._clock.monotonic() * 1000

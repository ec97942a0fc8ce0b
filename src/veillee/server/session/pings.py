"""Pings of one socket: the round trips of its line, and a sign of life."""

import time
from typing import Final

from veillee.server.messages import Ping
from veillee.server.reaction.latency import Latency

_SECONDS: Final = 10.0
_RACE_SECONDS: Final = 2.0


def now_ms() -> float:
    """Return the moment in milliseconds, for durations only."""
    return time.monotonic() * 1000


class Pings:
    """Sends a ping now and then, more often where a reaction round can come."""

    def __init__(self, latency: Latency) -> None:
        self._latency: Final = latency
        self._number = 0
        self._sent_at = 0.0
        self._waiting = False
        self._beat_at = time.monotonic() - _SECONDS + 1
        self.due = False

    def beat(self, now: float, racing: bool) -> bool:
        """Tell whether it is time for a ping."""
        if now - self._beat_at < (_RACE_SECONDS if racing else _SECONDS):
            return False
        self._beat_at = now
        self.due = True
        return True

    def ping(self) -> Ping:
        """Return the ping that is written now."""
        self.due = False
        self._number += 1
        self._waiting = True
        self._sent_at = now_ms()
        return Ping(self._number)

    def answered(self, number: int) -> bool:
        """Take the answer to the last ping; False: it is the answer to none."""
        if not self._waiting or number != self._number:
            return False
        self._waiting = False
        now = now_ms()
        self._latency.pong(now, now - self._sent_at)
        return True

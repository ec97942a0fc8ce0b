"""The measured round trip of a line: only durations, no clocks are compared."""

from collections import deque
from typing import Final

_KEPT_SECONDS: Final = 300.0
_BETA: Final = 0.25


class RoundTrip:
    """Floor and deviation of a seat's round trips, in seconds."""

    def __init__(self) -> None:
        self._samples: deque[tuple[float, float]] = deque(maxlen=512)
        self._smooth: float | None = None
        self.deviation = 0.0
        self.last_heard = 0.0

    def measured(self, now: float, seconds: float) -> None:
        """Add one measured round trip."""
        self.last_heard = now
        self._samples.append((now, seconds))
        if self._smooth is None:
            self._smooth, self.deviation = seconds, seconds / 2
            return
        self.deviation += _BETA * (abs(self._smooth - seconds) - self.deviation)
        self._smooth += (seconds - self._smooth) / 8

    def floor(self, now: float) -> float | None:
        """Return the smallest round trip of the last five minutes, None before the first."""
        while self._samples and self._samples[0][0] < now - _KEPT_SECONDS:
            self._samples.popleft()
        return min((seconds for _, seconds in self._samples), default=None)

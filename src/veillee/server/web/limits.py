"""How much one address or seat may ask for."""

import time
from collections import deque
from typing import Final


class Window:
    """At most `limit` calls in `seconds`, for each key on its own."""

    def __init__(self, limit: int, seconds: float) -> None:
        self._limit: Final = limit
        self._seconds: Final = seconds
        self._calls: dict[str, deque[float]] = {}

    def allows(self, key: str) -> bool:
        """Count a call and tell whether it is within the limit."""
        now = time.monotonic()
        calls = self._calls.get(key)
        if calls is None:
            self._forget(now)
            calls = self._calls[key] = deque()
        while calls and calls[0] <= now - self._seconds:
            calls.popleft()
        if len(calls) >= self._limit:
            return False
        calls.append(now)
        return True

    def full(self, key: str) -> bool:
        """Tell whether one more call would be above the limit, without counting one."""
        since = time.monotonic() - self._seconds
        return sum(call > since for call in self._calls.get(key, ())) >= self._limit

    def _forget(self, now: float) -> None:
        if len(self._calls) % 1024 == 1023:
            for key in [key for key, calls in self._calls.items() if not calls or calls[-1] <= now - self._seconds]:
                del self._calls[key]


class Gauge:
    """How many of something each key has at the moment, with a limit."""

    def __init__(self, limit: int) -> None:
        self._limit: Final = limit
        self._held: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """Take one more and return True, unless that is too many."""
        held = self._held.get(key, 0)
        if held >= self._limit:
            return False
        self._held[key] = held + 1
        return True

    def leave(self, key: str) -> None:
        """Give one back."""
        held = self._held.get(key, 0) - 1
        if held > 0:
            self._held[key] = held
        else:
            self._held.pop(key, None)

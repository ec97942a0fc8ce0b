"""Holidays of a table: asked for by one, agreed by all; meanwhile no limit runs."""

from typing import Final

DAY_SECONDS: Final = 86_400
MOST_DAYS: Final = 30


class Wish:
    """Holidays that wait for answers."""

    def __init__(self, seat: int, days: int) -> None:
        self.seat: Final = seat
        self.days: Final = days
        self.agreed: set[int] = set()


class Holidays:
    """When a table rests, as far as it matters for the running limit."""

    def __init__(self) -> None:
        self.wish: Wish | None = None
        self._begin = 0.0
        self.until = 0.0
        self._rested = 0.0
        """Seconds of holidays that are over, within the running limit."""

    def take(self, at: float, until: float, moved_at: float) -> None:
        """Begin holidays, or lengthen those that are on."""
        self.wish = None
        if at >= self.until:
            self._rested += max(0.0, self.until - max(self._begin, moved_at))
            self._begin = at
        self.until = max(self.until, until)

    def restart(self) -> None:
        """Note that another limit runs."""
        self._rested = 0.0

    def lengthen(self, moved_at: float, end: float) -> float:
        """Return when a limit ends of which no second of the holidays counts."""
        end += self._rested
        begin = max(self._begin, moved_at)
        return end + self.until - begin if begin < min(end, self.until) else end

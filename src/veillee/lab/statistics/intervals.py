"""Figures with the interval in which the true value lies in 95 of 100 cases."""

import math
from statistics import mean, stdev
from typing import Final, NamedTuple

Z: Final = 1.959964


class Interval(NamedTuple):
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float

    def percent(self) -> str:
        """Write a share: `52.3 % (49.1 to 55.5)`."""
        return f"{100 * self.value:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f})"

    def plain(self) -> str:
        """Write a figure: `25.3 (24.1 to 26.5)`."""
        return f"{self.value:.1f} ({self.low:.1f} to {self.high:.1f})"


def wilson(successes: float, trials: int) -> Interval:
    """Return a share with Wilson's score interval; a draw may be half a success."""
    if trials == 0:
        return Interval(0.0, 0.0, 1.0)
    share = successes / trials
    scale = 1 + Z * Z / trials
    middle = (share + Z * Z / (2 * trials)) / scale
    reach = Z / scale * math.sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def around_mean(values: list[float]) -> Interval:
    """Return a mean with the interval of its standard error."""
    middle = mean(values)
    reach = Z * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Interval(middle, middle - reach, middle + reach)

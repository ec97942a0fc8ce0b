"""Points: a game is worth six, shared out by how its seats rank."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

WORTH: Final = 6
_DECIMALS: Final = 2


def shares(returns: Sequence[float]) -> list[Fraction]:
    """Return the points of each seat: 6 × (seats beaten + half of those tied) / (other seats)."""
    others = len(returns) - 1
    if others < 1:
        return [Fraction(0) for _ in returns]
    points: list[Fraction] = []
    for mine in returns:
        beaten = sum(each < mine for each in returns)
        tied = sum(each == mine for each in returns) - 1
        points.append(Fraction(WORTH * (2 * beaten + tied), 2 * others))
    return points


def shown(points: Fraction) -> float:
    """Return points as they are sent."""
    return round(float(points), _DECIMALS)

"""The spots of a square: the fixed order in which they are tried, and which of them hold a ghost's base."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from veillee.games.pas_vu_pas_pris.hall.space.data import GHOSTS, SQUARE, corner

_STEPS: Final = 80  # of half a millimetre along a square's side
_FARTHEST: Final = _STEPS - min(int(bell.radius * 2.0) for bell in GHOSTS.values())
_ORDERS: Final[dict[tuple[str, int, int], vec[i64]]] = {}
_OUTWARDS: Final[list[vec[i64]]] = []


def half_steps(place: tuple[float, float] | None) -> tuple[int, int]:
    """Round a place in a square (0 to 1 each way, None its middle) to steps of 0.5 mm."""
    if place is None:
        return 40, 40
    return math.floor(place[0] * SQUARE * 2.0 + 0.5), math.floor(place[1] * SQUARE * 2.0 + 0.5)


def fits_square(size: str, column: int, row: int) -> bool:
    """Tell whether a ghost's base is inside its square at a spot given in steps of 0.5 mm."""
    edge = int(GHOSTS[size].radius * 2.0)
    return edge <= column <= _STEPS - edge and edge <= row <= _STEPS - edge


def spot_order(size: str, column: int, row: int) -> vec[i64]:
    """Return the spots of a square, column and row in turn, in steps of 0.5 mm.

    They go by distance from one, then counter-clockwise from east.
    """
    key = (size, column, row)
    known = _ORDERS.get(key)
    if known is not None:
        return known
    edge: i64 = int(GHOSTS[size].radius * 2.0)
    most: i64 = _STEPS - edge
    ways = _outwards()
    order = vec[i64]()
    at: i64 = 0
    while at < len(ways):
        i, j = column + ways[at], row + ways[at + 1]
        if edge <= i <= most and edge <= j <= most:
            order = append(append(order, i), j)
        at += 2
    if len(_ORDERS) > 64:
        _ORDERS.clear()
    _ORDERS[key] = order
    return order


def _outwards() -> vec[i64]:
    """Return the ways from a spot of a square to all others of it, by distance, then counter-clockwise from east."""
    if not _OUTWARDS:
        ranked: list[tuple[int, float, int, int]] = []
        for dx in range(-_FARTHEST, _FARTHEST + 1):
            for dy in range(-_FARTHEST, _FARTHEST + 1):
                angle = math.atan2(dy, dx)
                ranked.append((dx * dx + dy * dy, angle if angle >= 0.0 else angle + 2.0 * math.pi, dx, dy))
        ranked.sort()
        ways = vec[i64](capacity=2 * len(ranked))
        for _, _, dx, dy in ranked:
            ways = append(append(ways, dx), dy)
        _OUTWARDS.append(ways)
    return _OUTWARDS[0]


def square_region(square: str, size: str) -> tuple[float, float, float, float]:
    """Return the part of a square in which a ghost's axis can be."""
    left, bottom = corner(square)
    radius = GHOSTS[size].radius
    return left + radius, bottom + radius, left + SQUARE - radius, bottom + SQUARE - radius

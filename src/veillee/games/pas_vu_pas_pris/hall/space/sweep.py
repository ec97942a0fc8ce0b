"""The exact vertical sweep: at which heights would one convex body, moved straight up or down, meet another?

Bodies meet at extreme heights where a vertex touches a face or two edges cross in plan, so those are
all the places to look at.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from veillee.games.pas_vu_pas_pris.hall.space.data import TOUCH
from veillee.games.pas_vu_pas_pris.hall.space.plane import depth
from veillee.games.pas_vu_pas_pris.hall.space.solid import Body

_FAR: Final = 1e30
_WALL: Final = 1e-9
_SLACK: Final = 1e-7
LEVEL_FACE: Final = 0.9961946980917455


class Column:
    """The vertical line through a point inside a body: where it enters and leaves, and how level the top is."""

    def __init__(self) -> None:
        self.low: float = 0.0
        self.high: float = 0.0
        self.slope: float = 0.0

    def pierce(self, body: Body, x: float, y: float) -> bool:
        """Send the line through a body; False when it misses."""
        low, high, slope = -_FAR, _FAR, 0.0
        planes = body.planes
        n: i64 = len(planes)
        i: i64 = 0
        while i < n:
            nz = planes[i + 2]
            left = planes[i + 3] - planes[i] * x - planes[i + 1] * y
            if nz > _WALL:
                top = left / nz
                if top < high:
                    high, slope = top, nz
            elif nz < -_WALL:
                bottom = left / nz
                if bottom > low:
                    low = bottom
            elif left < -_SLACK:
                return False
            i += 4
        self.low, self.high, self.slope = low, high, slope
        return low <= high + _SLACK


class Sweep:
    """How a moving body meets a fixed one: it overlaps when raised by more than `low` and less than `high`."""

    def __init__(self) -> None:
        self.low: float = 0.0
        self.high: float = 0.0
        self.column: Final = Column()
        self.touching: list[tuple[float, float]] = []
        self.height: float = _FAR

    def meet(self, moving: Body, fixed: Body) -> bool:
        """Find `low` and `high`; False when the two pass each other at every height."""
        if (
            moving.x1 - fixed.x0 <= TOUCH
            or fixed.x1 - moving.x0 <= TOUCH
            or moving.y1 - fixed.y0 <= TOUCH
            or fixed.y1 - moving.y0 <= TOUCH
        ):
            return False
        if depth(moving.hull(), fixed.hull()) <= TOUCH:
            return False
        self.low, self.high = _FAR, -_FAR
        self.height = _FAR
        self._enumerate(moving, fixed)
        return self.low < self.high

    def contacts(self, moving: Body, fixed: Body, height: float) -> list[tuple[float, float]]:
        """Return the points of the plan at which the body, raised by `height`, touches the fixed one below it."""
        self.touching = []
        self.height = height
        self._enumerate(moving, fixed)
        return self.touching

    def _enumerate(self, moving: Body, fixed: Body) -> None:
        column = self.column
        points = moving.points
        n: i64 = len(points)
        i: i64 = 0
        while i < n:
            x, y = points[i], points[i + 1]
            if fixed.x0 - _SLACK <= x <= fixed.x1 + _SLACK and fixed.y0 - _SLACK <= y <= fixed.y1 + _SLACK:
                if column.pierce(fixed, x, y):
                    self._note(x, y, column.low - points[i + 2], column.high - points[i + 2])
            i += 3
        points = fixed.points
        n = len(points)
        i = 0
        while i < n:
            x, y = points[i], points[i + 1]
            if moving.x0 - _SLACK <= x <= moving.x1 + _SLACK and moving.y0 - _SLACK <= y <= moving.y1 + _SLACK:
                if column.pierce(moving, x, y):
                    self._note(x, y, points[i + 2] - column.high, points[i + 2] - column.low)
            i += 3
        self._cross(moving, fixed)

    def _note(self, x: float, y: float, low: float, high: float) -> None:
        if self.height < _FAR:
            if abs(high - self.height) <= TOUCH:
                self.touching.append((x, y))
            return
        if low < self.low:
            self.low = low
        if high > self.high:
            self.high = high

    def _cross(self, moving: Body, fixed: Body) -> None:
        mine = near_edges(moving, fixed)
        theirs = near_edges(fixed, moving)
        n: i64 = len(mine)
        m: i64 = len(theirs)
        i: i64 = 0
        while i < n:
            ax, ay, az = mine[i], mine[i + 1], mine[i + 2]
            ux, uy, uz = mine[i + 3] - ax, mine[i + 4] - ay, mine[i + 5] - az
            j: i64 = 0
            while j < m:
                bx, by = theirs[j], theirs[j + 1]
                wx, wy = theirs[j + 3] - bx, theirs[j + 4] - by
                cross = ux * wy - uy * wx
                if cross > 1e-9 or cross < -1e-9:
                    s = ((bx - ax) * wy - (by - ay) * wx) / cross
                    if -1e-9 <= s <= 1.0 + 1e-9:
                        t = ((bx - ax) * uy - (by - ay) * ux) / cross
                        if -1e-9 <= t <= 1.0 + 1e-9:
                            bz = theirs[j + 2]
                            gap = bz + t * (theirs[j + 5] - bz) - az - s * uz
                            self._note(ax + s * ux, ay + s * uy, gap, gap)
                j += 6
            i += 6


def near_edges(body: Body, other: Body) -> vec[float]:
    """Return the ends of those edges of a body that come near the other's plan."""
    found = vec[float](capacity=96)
    edges = body.edges
    points = body.points
    n: i64 = len(edges)
    i: i64 = 0
    x0, x1 = other.x0 - _SLACK, other.x1 + _SLACK
    y0, y1 = other.y0 - _SLACK, other.y1 + _SLACK
    while i < n:
        a = edges[i] * 3
        b = edges[i + 1] * 3
        ax, ay, bx, by = points[a], points[a + 1], points[b], points[b + 1]
        if not ((ax < x0 and bx < x0) or (ax > x1 and bx > x1) or (ay < y0 and by < y0) or (ay > y1 and by > y1)) and (
            abs(ax - bx) > 1e-9 or abs(ay - by) > 1e-9
        ):
            found = append(append(append(found, ax), ay), points[a + 2])
            found = append(append(append(found, bx), by), points[b + 2])
        i += 4
    return found

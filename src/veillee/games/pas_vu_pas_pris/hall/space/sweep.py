"""The exact vertical sweep: at which heights would one convex body, moved straight up or down, meet another?

Bodies meet at extreme heights where a vertex touches a face or two edges cross in plan, so those are
all the places to look at.
"""

from typing import Final

from librt.vecs import vec
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
        self._at: float = _FAR
        self._above: float = _FAR
        self._mine: vec[float] = vec[float]()
        self._theirs: vec[float] = vec[float]()

    def meet(self, moving: Body, fixed: Body) -> bool:
        """Find `low` and `high`; False when the two pass each other at every height."""
        self._at = self._above = _FAR
        return self._meet(moving, fixed)

    def meet_at(self, moving: Body, fixed: Body, height: float, above: float) -> bool:
        """Do the same, but stop where the two overlap at a height and surely up to another above it."""
        self._at, self._above = height, above
        return self._meet(moving, fixed)

    def _meet(self, moving: Body, fixed: Body) -> bool:
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
        self._at = self._above = _FAR
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
        if self.low + TOUCH < self._at and self._above < self.high - TOUCH:
            return
        points = fixed.points
        n = len(points)
        i = 0
        while i < n:
            x, y = points[i], points[i + 1]
            if moving.x0 - _SLACK <= x <= moving.x1 + _SLACK and moving.y0 - _SLACK <= y <= moving.y1 + _SLACK:
                if column.pierce(moving, x, y):
                    self._note(x, y, points[i + 2] - column.high, points[i + 2] - column.low)
            i += 3
        if self.low + TOUCH < self._at and self._above < self.high - TOUCH:
            return
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
        self._mine = _room_for(self._mine, moving)
        self._theirs = _room_for(self._theirs, fixed)
        mine, theirs = self._mine, self._theirs
        n = near_edges(moving, fixed, mine)
        m = near_edges(fixed, moving, theirs)
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


def _room_for(found: vec[float], body: Body) -> vec[float]:
    """Return a vector with room for the ends of all edges of a body."""
    room: i64 = len(body.edges) // 4 * 6
    return found if len(found) >= room else vec[float]([0.0] * room)


def near_edges(body: Body, other: Body, found: vec[float]) -> i64:
    """Write the ends of those edges of a body that come near the other's plan; return how many numbers they are."""
    count: i64 = 0
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
            found[count] = ax
            found[count + 1] = ay
            found[count + 2] = points[a + 2]
            found[count + 3] = bx
            found[count + 4] = by
            found[count + 5] = points[b + 2]
            count += 6
        i += 4
    return count

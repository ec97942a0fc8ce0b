"""Where furniture comes to rest: the heights at which it touches something, and whether it balances there."""

from typing import Final

from mypy_extensions import i64

from veillee.games.pas_vu_pas_pris.hall.space.data import FURNITURE, HALL, TOUCH
from veillee.games.pas_vu_pas_pris.hall.space.plane import inset
from veillee.games.pas_vu_pas_pris.hall.space.pose import Pose, matrix
from veillee.games.pas_vu_pas_pris.hall.space.solid import Body, piece_bodies
from veillee.games.pas_vu_pas_pris.hall.space.sweep import Sweep
from veillee.games.pas_vu_pas_pris.hall.space.touching import penetration

_EDGE: Final = 0.01
DEEPEST: Final = 0.1
_CLOSE: Final = 0.15
_SLACK: Final = 1e-6
_APART: Final = 4.0 * TOUCH
_HOLD: Final = 4.0  # a support must reach this far round the centre of mass


def inside(bodies: list[Body]) -> bool:
    """Tell whether nothing sticks out of the hall (PVP-F1)."""
    for body in bodies:
        if body.x0 < -_EDGE or body.y0 < -_EDGE or body.x1 > HALL + _EDGE or body.y1 > HALL + _EDGE:
            return False
    return True


class Resting:
    """A piece held over its place: the heights of its centre at which it rests, from below."""

    def __init__(self, pose: Pose, others: list[Body]) -> None:
        self.pose: Final = pose.raised(0.0)
        self.parts: Final = piece_bodies(self.pose)
        self.others: Final = others
        self.sweep: Final = Sweep()
        self.heights: Final[list[float]] = []
        self._met: Final[list[tuple[Body, Body, float]]] = []
        """The parts that meet another body on their way up, and the height at which they leave it."""

    def inside(self) -> bool:
        """Tell whether nothing sticks out of the hall."""
        return inside(self.parts)

    def rise(self) -> None:
        """Find the heights."""
        floor = self._lowest()
        starts = [-floor]
        spans: list[tuple[float, float]] = []
        for part in self.parts:
            for other in self.others:
                if self.sweep.meet(part, other):
                    spans.append((self.sweep.low, self.sweep.high))
                    self._met.append((part, other, self.sweep.high))
                    if self.sweep.high > -floor:
                        starts.append(self.sweep.high)
        starts.sort()
        for index, height in enumerate(starts):
            # Of heights closer than a touch only the highest is a place to rest.
            if index + 1 < len(starts) and starts[index + 1] - height <= TOUCH:
                continue
            if not _within(spans, height):
                self.heights.append(height)

    def balances(self, height: float) -> bool:
        """Tell whether the piece holds at one of its heights: its centre of mass is over what it rests on.

        Above the floor it must be well inside, so that the tip of a ghost holds nothing. Only a piece whose own foot is
        narrower than that needs no more from furniture than the floor gives it.
        """
        x, y = balance_point(self.pose)
        floor = self._lowest_points(TOUCH - height)
        points = floor.copy()
        on_furniture = False
        for part, other, high in self._met:
            if abs(high - height) <= TOUCH:
                points.extend(self.sweep.contacts(part, other, height))
                on_furniture = on_furniture or other.furniture
        needed = 0.0
        if not floor:
            needed = _HOLD
            if on_furniture:
                foot = inset(self._lowest_points(self._lowest() + TOUCH), x, y)
                if 0.0 <= foot < needed:
                    needed = foot
        return inset(points, x, y) >= needed - _SLACK

    def _lowest(self) -> float:
        lowest = 1e30
        for part in self.parts:
            lowest = min(lowest, part.z0)
        return lowest

    def _lowest_points(self, most: float) -> list[tuple[float, float]]:
        """Return the plan of the points that are no higher than `most`."""
        points: list[tuple[float, float]] = []
        for part in self.parts:
            if part.z0 <= most:
                n: i64 = len(part.points)
                i: i64 = 0
                while i < n:
                    if part.points[i + 2] <= most:
                        points.append((part.points[i], part.points[i + 1]))
                    i += 3
        return points

    def highest_stable(self) -> Pose | None:
        """Return the pose on the highest height, if the piece balances there."""
        if not self.inside():
            return None
        self.rise()
        height = self.heights[-1]
        return self.pose.raised(height) if self.balances(height) else None


def _within(spans: list[tuple[float, float]], height: float) -> bool:
    for low, high in spans:
        if low + TOUCH < height < high - TOUCH:
            return True
    return False


def balance_point(pose: Pose) -> tuple[float, float]:
    """Return the centre of mass of a piece, in plan."""
    turn = matrix(pose.quaternion)
    x, y, z = FURNITURE[pose.piece].balance
    return pose.x + turn[0] * x + turn[1] * y + turn[2] * z, pose.y + turn[3] * x + turn[4] * y + turn[5] * z


def rests_on(parts: list[Body], below: Body, leaning: bool, sweep: Sweep) -> bool:
    """Tell whether a piece rests on a body, or leans on it."""
    for part in parts:
        if leaning:
            if penetration(part, below, _CLOSE) > -_CLOSE:
                return True
        elif part.z0 > below.z1 + _APART or part.z1 < below.z0 - _APART:
            continue  # wherever they meet in plan, it is further up or down than a rest is
        elif sweep.meet(part, below) and abs(sweep.high) <= 2.0 * TOUCH:
            return True
    return False


def clear(parts: list[Body], others: list[Body]) -> bool:
    """Tell whether a piece is less than 0.1 mm deep in anything, the floor too."""
    for part in parts:
        if part.z0 < -DEEPEST:
            return False
        for other in others:
            if penetration(part, other, 0.0) > DEEPEST:
                return False
    return True

"""The eye at a keyhole: what its picture shows of a body.

The picture's coordinates are tangents: right and up, divided by the distance ahead. A body's outline
there is made of the edges between a face turned to the eye and one turned away.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from veillee.games.pas_vu_pas_pris.hall.sight.silhouette import Bounds, Silhouette
from veillee.games.pas_vu_pas_pris.hall.space.data import EYE_HEIGHT, EYE_OUT, door_middle
from veillee.games.pas_vu_pas_pris.hall.space.plane import hull_of
from veillee.games.pas_vu_pas_pris.hall.space.solid import Body

_FAR: Final = 1e30
# Room to work in, for the faces and corners of a body.
_WHOLE_NUMBERS: Final[vec[i64]] = vec[i64]([0] * 64)
_NUMBERS: Final[vec[float]] = vec[float]([0.0] * 128)


class Eye:
    """The one point from which a door's keyhole is looked through, and the directions of its picture."""

    def __init__(self, side: str, number: int) -> None:
        x, y = door_middle(side, number)
        ahead_x, ahead_y = 0.0, 0.0
        if side == "south":
            ahead_y = 1.0
        elif side == "west":
            ahead_x = 1.0
        elif side == "north":
            ahead_y = -1.0
        else:
            ahead_x = -1.0
        self.side: Final = side
        self.ahead_x: Final = ahead_x
        self.ahead_y: Final = ahead_y
        self.right_x: Final = ahead_y
        self.right_y: Final = 0.0 - ahead_x
        self.x: Final = x - EYE_OUT * ahead_x
        self.y: Final = y - EYE_OUT * ahead_y
        self.z: Final = EYE_HEIGHT
        self._front: vec[i64] = _WHOLE_NUMBERS[:]
        self._next: vec[i64] = _WHOLE_NUMBERS[:]
        self._loop: vec[float] = _NUMBERS[:]

    def view(self, body: Body) -> Silhouette:
        """Project a body that is wholly inside the hall."""
        planes = body.planes
        front = self._front
        n: i64 = len(planes)
        i: i64 = 0
        face: i64 = 0
        ex, ey, ez = self.x, self.y, self.z
        while i < n:
            ahead = planes[i] * ex + planes[i + 1] * ey + planes[i + 2] * ez > planes[i + 3]
            front[face] = 1 if ahead else 0
            face += 1
            i += 4
        edges = body.edges
        follow = self._next
        n = len(edges)
        i = 0
        count: i64 = 0
        first: i64 = -1
        while i < n:
            left = front[edges[i + 2]]
            if left != front[edges[i + 3]]:
                if left == 1:
                    first = edges[i]
                    follow[first] = edges[i + 1]
                else:
                    first = edges[i + 1]
                    follow[first] = edges[i]
                count += 1
            i += 4
        near, far = self._range(body)
        points = body.points
        loop = self._loop
        at = first
        k: i64 = 0
        while k < count:
            p = at * 3
            dx, dy = points[p] - ex, points[p + 1] - ey
            ahead_by = self.ahead_x * dx + self.ahead_y * dy
            loop[2 * k] = (self.right_x * dx + self.right_y * dy) / ahead_by
            loop[2 * k + 1] = (points[p + 2] - ez) / ahead_by
            at = follow[at]
            k += 1
            if at == first:
                break
        if k < count or at != first:
            # A face seen exactly edge-on: take the outline of all vertices.
            return Silhouette(body.owner, hull_of(self.spots(points)), planes, near, far)
        return Silhouette(body.owner, loop[: 2 * count], planes, near, far)

    def bounds(self, body: Body) -> Bounds:
        """Return where a body surely is in the picture: where the box round it is."""
        near, far = self._range(body)
        one = self.right_x * (body.x0 - self.x) + self.right_y * (body.y0 - self.y)
        two = self.right_x * (body.x1 - self.x) + self.right_y * (body.y1 - self.y)
        left, right = min(one, two), max(one, two)
        low, high = body.z0 - self.z, body.z1 - self.z
        if near <= 0.0:
            return Bounds(near, -_FAR, -_FAR, _FAR, _FAR)
        return Bounds(
            near,
            left / (far if left > 0.0 else near),
            low / (far if low > 0.0 else near),
            right / (near if right > 0.0 else far),
            high / (near if high > 0.0 else far),
        )

    def _range(self, body: Body) -> tuple[float, float]:
        """Return how far ahead a body begins and ends."""
        if self.ahead_y > 0.5:
            return body.y0 - self.y, body.y1 - self.y
        if self.ahead_y < -0.5:
            return self.y - body.y1, self.y - body.y0
        if self.ahead_x > 0.5:
            return body.x0 - self.x, body.x1 - self.x
        return self.x - body.x1, self.x - body.x0

    def ahead(self, x: float, y: float) -> float:
        """Return how far ahead a point is."""
        return self.ahead_x * (x - self.x) + self.ahead_y * (y - self.y)

    def spot(self, x: float, y: float, z: float) -> tuple[float, float]:
        """Return where a point appears."""
        ahead = self.ahead(x, y)
        return (self.right_x * (x - self.x) + self.right_y * (y - self.y)) / ahead, (z - self.z) / ahead

    def ray(self, u: float, v: float) -> tuple[float, float, float]:
        """Return the direction of a point of the picture: as long as it is one millimetre ahead."""
        return self.ahead_x + self.right_x * u, self.ahead_y + self.right_y * u, v

    def spots(self, points: vec[float]) -> vec[float]:
        """Return where some points appear."""
        n: i64 = len(points)
        flat = vec[float](capacity=n)
        i: i64 = 0
        while i < n:
            u, v = self.spot(points[i], points[i + 1], points[i + 2])
            flat = append(append(flat, u), v)
            i += 3
        return flat

    def middle(self, planes: vec[float], u: float, v: float) -> float:
        """Return how far ahead the ray through a point of the picture is halfway through a body."""
        dx, dy, dz = self.ray(u, v)
        enter, leave = -_FAR, _FAR
        n: i64 = len(planes)
        i: i64 = 0
        while i < n:
            slope = planes[i] * dx + planes[i + 1] * dy + planes[i + 2] * dz
            left = planes[i + 3] - planes[i] * self.x - planes[i + 1] * self.y - planes[i + 2] * self.z
            if slope > 1e-12:
                t = left / slope
                if t < leave:
                    leave = t
            elif slope < -1e-12:
                t = left / slope
                if t > enter:
                    enter = t
            i += 4
        return (enter + leave) * 0.5

    def entry(self, planes: vec[float], u: float, v: float) -> float:
        """Return how far ahead the ray through a point of the picture enters a body."""
        dx, dy, dz = self.ray(u, v)
        enter = -_FAR
        n: i64 = len(planes)
        i: i64 = 0
        while i < n:
            slope = planes[i] * dx + planes[i + 1] * dy + planes[i + 2] * dz
            if slope < -1e-12:
                left = planes[i + 3] - planes[i] * self.x - planes[i + 1] * self.y - planes[i + 2] * self.z
                if left / slope > enter:
                    enter = left / slope
            i += 4
        return enter

"""The eye at a keyhole: what its picture shows of a body.

The picture's coordinates are tangents: right and up, divided by the distance ahead. A body's outline
there is made of the edges between a face turned to the eye and one turned away.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from veillee.games.pas_vu_pas_pris.hall.space.data import EYE_HEIGHT, EYE_OUT, door_middle
from veillee.games.pas_vu_pas_pris.hall.space.plane import area, hull
from veillee.games.pas_vu_pas_pris.hall.space.solid import Body

_FAR: Final = 1e30
_NEAREST: Final = 1.0
_ON_PLANE: Final = 1e-6


class View:
    """A body in the picture: its convex outline, the box round it, and how far ahead it begins and ends."""

    def __init__(self, owner: str, loop: vec[float], planes: vec[float], near: float, far: float) -> None:
        self.owner: Final = owner
        self.loop: Final[vec[float]] = loop
        self.planes: Final[vec[float]] = planes
        self.near: Final = near
        self.far: Final = far
        u0, v0, u1, v1 = _FAR, _FAR, -_FAR, -_FAR
        n: i64 = len(loop)
        i: i64 = 0
        while i < n:
            u, v = loop[i], loop[i + 1]
            if u < u0:
                u0 = u
            if u > u1:
                u1 = u
            if v < v0:
                v0 = v
            if v > v1:
                v1 = v
            i += 2
        self.u0: Final = u0
        self.v0: Final = v0
        self.u1: Final = u1
        self.v1: Final = v1


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
        self._front: vec[i64] = vec[i64]([0] * 64)
        self._next: vec[i64] = vec[i64]([-1] * 64)
        self._loop: vec[float] = vec[float]([0.0] * 128)

    def view(self, body: Body) -> View:
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
            return View(body.owner, self._outline(points), planes, near, far)
        return View(body.owner, loop[: 2 * count], planes, near, far)

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

    def _outline(self, points: vec[float]) -> vec[float]:
        flat: list[tuple[float, float]] = []
        n: i64 = len(points)
        i: i64 = 0
        while i < n:
            flat.append(self.spot(points[i], points[i + 1], points[i + 2]))
            i += 3
        return hull(flat)

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

    def reflected(self, body: Body, mirror: "Glass") -> View | None:
        """Project a body's image in the mirror: what of it is before the glass; None when nothing is."""
        points = keep_before(body.points, body.edges, mirror.nx, mirror.ny, mirror.nz, mirror.offset + _ON_PLANE)
        if len(points) < 12:
            return None
        image = vec[float](points)
        n: i64 = len(points)
        i: i64 = 0
        near, far = _FAR, -_FAR
        while i < n:
            beyond = 2.0 * (
                mirror.nx * points[i] + mirror.ny * points[i + 1] + mirror.nz * points[i + 2] - mirror.offset
            )
            image[i] = points[i] - beyond * mirror.nx
            image[i + 1] = points[i + 1] - beyond * mirror.ny
            image[i + 2] = points[i + 2] - beyond * mirror.nz
            ahead = self.ahead(image[i], image[i + 1])
            near, far = min(near, ahead), max(far, ahead)
            i += 3
        if far <= _NEAREST:
            return None
        if near < _NEAREST:
            image = self._ahead_of(image)
            near = _NEAREST
        loop = self._outline(image)
        if len(loop) < 6:
            return None
        return View(body.owner, loop, mirror.image_planes(body.planes), near, far)

    def _ahead_of(self, points: vec[float]) -> vec[float]:
        """Cut the hull of some points off where it comes too near to the eye: every segment between two of them."""
        kept = vec[float]()
        n: i64 = len(points)
        i: i64 = 0
        while i < n:
            a = self.ahead(points[i], points[i + 1]) - _NEAREST
            if a >= 0.0:
                kept = append(append(append(kept, points[i]), points[i + 1]), points[i + 2])
            else:
                j: i64 = 0
                while j < n:
                    b = self.ahead(points[j], points[j + 1]) - _NEAREST
                    if b > 0.0:
                        t = a / (a - b)
                        kept = append(kept, points[i] + t * (points[j] - points[i]))
                        kept = append(kept, points[i + 1] + t * (points[j + 1] - points[i + 1]))
                        kept = append(kept, points[i + 2] + t * (points[j + 2] - points[i + 2]))
                    j += 3
            i += 3
        return kept


def keep_before(points: vec[float], edges: vec[i64], nx: float, ny: float, nz: float, offset: float) -> vec[float]:
    """Return the corners of what of a body lies before a plane."""
    kept = vec[float](capacity=192)
    n: i64 = len(points)
    i: i64 = 0
    behind = False
    while i < n:
        if nx * points[i] + ny * points[i + 1] + nz * points[i + 2] > offset:
            kept = append(append(append(kept, points[i]), points[i + 1]), points[i + 2])
        else:
            behind = True
        i += 3
    if not behind or len(kept) == 0:
        return kept
    m: i64 = len(edges)
    i = 0
    while i < m:
        a = edges[i] * 3
        b = edges[i + 1] * 3
        p = nx * points[a] + ny * points[a + 1] + nz * points[a + 2] - offset
        q = nx * points[b] + ny * points[b + 1] + nz * points[b + 2] - offset
        if (p > 0.0) != (q > 0.0):
            t = p / (p - q)
            kept = append(kept, points[a] + t * (points[b] - points[a]))
            kept = append(kept, points[a + 1] + t * (points[b + 1] - points[a + 1]))
            kept = append(kept, points[a + 2] + t * (points[b + 2] - points[a + 2]))
        i += 4
    return kept


class Glass:
    """The mirror's glass in space: its corners and its plane; the front is positive."""

    def __init__(self, corners: list[tuple[float, float, float]]) -> None:
        ax, ay, az = corners[0]
        bx, by, bz = corners[1]
        cx, cy, cz = corners[2]
        ux, uy, uz = bx - ax, by - ay, bz - az
        wx, wy, wz = cx - bx, cy - by, cz - bz
        nx, ny, nz = uz * wy - uy * wz, ux * wz - uz * wx, uy * wx - ux * wy
        length = math.sqrt(nx * nx + ny * ny + nz * nz)
        self.corners: Final = corners
        self.nx: Final = nx / length
        self.ny: Final = ny / length
        self.nz: Final = nz / length
        self.offset: Final = (nx * ax + ny * ay + nz * az) / length

    def before(self, x: float, y: float, z: float) -> float:
        """Return how far a point is before the glass."""
        return self.nx * x + self.ny * y + self.nz * z - self.offset

    def image(self, x: float, y: float, z: float) -> tuple[float, float, float]:
        """Return the mirror image of a point."""
        beyond = 2.0 * self.before(x, y, z)
        return x - beyond * self.nx, y - beyond * self.ny, z - beyond * self.nz

    def image_planes(self, planes: vec[float]) -> vec[float]:
        """Return the planes of a body's image, and the glass itself, behind which all images are."""
        turned = vec[float](planes)
        n: i64 = len(planes)
        i: i64 = 0
        while i < n:
            along = planes[i] * self.nx + planes[i + 1] * self.ny + planes[i + 2] * self.nz
            turned[i] = planes[i] - 2.0 * along * self.nx
            turned[i + 1] = planes[i + 1] - 2.0 * along * self.ny
            turned[i + 2] = planes[i + 2] - 2.0 * along * self.nz
            turned[i + 3] = planes[i + 3] - 2.0 * along * self.offset
            i += 4
        turned = append(append(turned, self.nx), self.ny)
        return append(append(turned, self.nz), self.offset)

    def view(self, eye: Eye) -> View | None:
        """Return the glass in the picture, None when the eye is behind it."""
        if self.before(eye.x, eye.y, eye.z) <= _ON_PLANE:
            return None
        loop = hull([eye.spot(x, y, z) for x, y, z in self.corners])
        if area(loop) <= 1e-12:
            return None
        # Both sides of the plane, so that a ray enters and leaves the glass at one point.
        plane = append(append(append(append(vec[float](), self.nx), self.ny), self.nz), self.offset)
        plane = append(append(append(append(plane, -self.nx), -self.ny), -self.nz), -self.offset)
        ahead = [eye.ahead(x, y) for x, y, _ in self.corners]
        return View("mirror", loop, plane, min(ahead), max(ahead))

"""The mirror: its glass in space, and what of a body its image shows (PVP-L2)."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from veillee.games.pas_vu_pas_pris.hall.sight.eye import Eye
from veillee.games.pas_vu_pas_pris.hall.sight.silhouette import Silhouette
from veillee.games.pas_vu_pas_pris.hall.space.data import FURNITURE
from veillee.games.pas_vu_pas_pris.hall.space.plane import area, hull, hull_of
from veillee.games.pas_vu_pas_pris.hall.space.pose import Pose, matrix
from veillee.games.pas_vu_pas_pris.hall.space.solid import Body

_FAR: Final = 1e30
_NEAREST: Final = 1.0
_ON_PLANE: Final = 1e-6


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
        n: i64 = len(planes)
        turned = planes[:n]
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

    def view(self, eye: Eye) -> Silhouette | None:
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
        return Silhouette("mirror", loop, plane, min(ahead), max(ahead))


def glass_of(pose: Pose) -> Glass:
    """Return the glass of a mirror at a pose."""
    turn = matrix(pose.quaternion)
    return Glass(
        [
            (
                turn[0] * x + turn[1] * y + turn[2] * z + pose.x,
                turn[3] * x + turn[4] * y + turn[5] * z + pose.y,
                turn[6] * x + turn[7] * y + turn[8] * z + pose.z,
            )
            for x, y, z in FURNITURE["mirror"].glass
        ]
    )


def reflected(
    eye: Eye, body: Body, mirror: Glass, box: tuple[float, float, float, float] | None = None
) -> Silhouette | None:
    """Project a body's image in the mirror: what of it is before the glass; None when nothing is.

    `box` is the part of the picture that matters, all of it by default, as the lowest u and v, then the highest: None
    too for an image that lies beside it.
    """
    points = _keep_before(body.points, body.edges, mirror.nx, mirror.ny, mirror.nz, mirror.offset + _ON_PLANE)
    if len(points) < 12:
        return None
    n: i64 = len(points)
    image = points[:n]
    i: i64 = 0
    near, far = _FAR, -_FAR
    while i < n:
        beyond = 2.0 * (mirror.nx * points[i] + mirror.ny * points[i + 1] + mirror.nz * points[i + 2] - mirror.offset)
        image[i] = points[i] - beyond * mirror.nx
        image[i + 1] = points[i + 1] - beyond * mirror.ny
        image[i + 2] = points[i + 2] - beyond * mirror.nz
        ahead = eye.ahead(image[i], image[i + 1])
        near, far = min(near, ahead), max(far, ahead)
        i += 3
    if far <= _NEAREST:
        return None
    if near < _NEAREST:
        image = _ahead_of(eye, image)
        near = _NEAREST
        box = None
    spots = eye.spots(image)
    if box is not None and _beside(spots, box):
        return None
    loop = hull_of(spots)
    if len(loop) < 6:
        return None
    return Silhouette(body.owner, loop, mirror.image_planes(body.planes), near, far)


def _beside(spots: vec[float], box: tuple[float, float, float, float]) -> bool:
    """Tell whether all spots of the picture are beyond one side of a box."""
    left = right = below = above = True
    u0, v0, u1, v1 = box
    n: i64 = len(spots)
    i: i64 = 0
    while i < n:
        u, v = spots[i], spots[i + 1]
        left = left and u < u0
        right = right and u > u1
        below = below and v < v0
        above = above and v > v1
        if not (left or right or below or above):
            return False
        i += 2
    return True


def _ahead_of(eye: Eye, points: vec[float]) -> vec[float]:
    """Cut the hull of some points off where it comes too near to the eye: every segment between two of them."""
    kept = vec[float]()
    n: i64 = len(points)
    i: i64 = 0
    while i < n:
        a = eye.ahead(points[i], points[i + 1]) - _NEAREST
        if a >= 0.0:
            kept = append(append(append(kept, points[i]), points[i + 1]), points[i + 2])
        else:
            j: i64 = 0
            while j < n:
                b = eye.ahead(points[j], points[j + 1]) - _NEAREST
                if b > 0.0:
                    t = a / (a - b)
                    kept = append(kept, points[i] + t * (points[j] - points[i]))
                    kept = append(kept, points[i + 1] + t * (points[j + 1] - points[i + 1]))
                    kept = append(kept, points[i + 2] + t * (points[j + 2] - points[i + 2]))
                j += 3
        i += 3
    return kept


def _keep_before(points: vec[float], edges: vec[i64], nx: float, ny: float, nz: float, offset: float) -> vec[float]:
    """Return the corners of what of a body lies before a plane."""
    n: i64 = len(points)
    count: i64 = 0
    i: i64 = 0
    while i < n:
        if nx * points[i] + ny * points[i + 1] + nz * points[i + 2] > offset:
            count += 3
        i += 3
    if count == 0 or count == n:
        return points[:count]
    kept = vec[float](capacity=2 * n)
    i = 0
    while i < n:
        if nx * points[i] + ny * points[i + 1] + nz * points[i + 2] > offset:
            kept = append(append(append(kept, points[i]), points[i + 1]), points[i + 2])
        i += 3
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

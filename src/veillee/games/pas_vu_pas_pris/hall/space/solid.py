"""Convex bodies in space: a shape put somewhere, with what sweeps and looks ask of it."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from veillee.games.pas_vu_pas_pris.hall.space.data import FURNITURE, GHOSTS, SIZES, Shape
from veillee.games.pas_vu_pas_pris.hall.space.figure import Figure
from veillee.games.pas_vu_pas_pris.hall.space.plane import hull_of
from veillee.games.pas_vu_pas_pris.hall.space.pose import Pose, matrix, round_turn, yaw_turn

_FAR: Final = 1e30


class Solid:
    """A convex shape ready for use: flat vertices, unit normals, edges with the two faces they join."""

    def __init__(self, shape: Shape) -> None:
        self.points: vec[float] = vec[float]()
        for x, y, z in shape.points:
            self.points = append(append(append(self.points, x), y), z)
        self.normals: vec[float] = vec[float]()
        self.edges: vec[i64] = vec[i64]()
        sides: dict[tuple[int, int], int] = {}
        for index, face in enumerate(shape.faces):
            self._add_normal(shape, face)
            for k in range(len(face)):
                sides[(face[k], face[(k + 1) % len(face)])] = index
        for (a, b), left in sides.items():
            if a < b:
                for number in (a, b, left, sides[(b, a)]):
                    self.edges = append(self.edges, number)

    def _add_normal(self, shape: Shape, face: list[int]) -> None:
        nx = ny = nz = mx = my = mz = 0.0
        for k in range(len(face)):
            ax, ay, az = shape.points[face[k]]
            bx, by, bz = shape.points[face[(k + 1) % len(face)]]
            nx += (ay - by) * (az + bz)
            ny += (az - bz) * (ax + bx)
            nz += (ax - bx) * (ay + by)
            mx += ax
            my += ay
            mz += az
        length = math.sqrt(nx * nx + ny * ny + nz * nz)
        nx, ny, nz = nx / length, ny / length, nz / length
        offset = (nx * mx + ny * my + nz * mz) / len(face)
        for value in (nx, ny, nz, offset):
            self.normals = append(self.normals, value)


class Body:
    """A solid at its place. `points` are x, y, z in turn, `planes` nx, ny, nz, offset; outside is positive.

    `hull` is its plan (counter-clockwise); a `block` has vertical walls and level ends, so that its plan
    and its two heights say everything.
    """

    def __init__(self, owner: str, solid: Solid, turn: list[float] | None, x: float, y: float, z: float) -> None:
        self.owner: Final = owner
        self.edges: Final[vec[i64]] = solid.edges
        local = solid.points
        n: i64 = len(local)
        points = local[:n]
        m: i64 = len(solid.normals)
        normals = solid.normals[:m]
        i: i64 = 0
        if turn is None:
            while i < n:
                points[i] = local[i] + x
                points[i + 1] = local[i + 1] + y
                points[i + 2] = local[i + 2] + z
                i += 3
            i = 0
            while i < m:
                normals[i + 3] = normals[i + 3] + normals[i] * x + normals[i + 1] * y + normals[i + 2] * z
                i += 4
        else:
            r0, r1, r2 = turn[0], turn[1], turn[2]
            r3, r4, r5 = turn[3], turn[4], turn[5]
            r6, r7, r8 = turn[6], turn[7], turn[8]
            while i < n:
                px, py, pz = local[i], local[i + 1], local[i + 2]
                points[i] = r0 * px + r1 * py + r2 * pz + x
                points[i + 1] = r3 * px + r4 * py + r5 * pz + y
                points[i + 2] = r6 * px + r7 * py + r8 * pz + z
                i += 3
            i = 0
            while i < m:
                nx, ny, nz = normals[i], normals[i + 1], normals[i + 2]
                gx = r0 * nx + r1 * ny + r2 * nz
                gy = r3 * nx + r4 * ny + r5 * nz
                gz = r6 * nx + r7 * ny + r8 * nz
                normals[i], normals[i + 1], normals[i + 2] = gx, gy, gz
                normals[i + 3] = normals[i + 3] + gx * x + gy * y + gz * z
                i += 4
        self.points: Final[vec[float]] = points
        self.planes: Final[vec[float]] = normals
        x0, y0, z0, x1, y1, z1 = _FAR, _FAR, _FAR, -_FAR, -_FAR, -_FAR
        i = 0
        while i < n:
            px, py, pz = points[i], points[i + 1], points[i + 2]
            if px < x0:
                x0 = px
            if px > x1:
                x1 = px
            if py < y0:
                y0 = py
            if py > y1:
                y1 = py
            if pz < z0:
                z0 = pz
            if pz > z1:
                z1 = pz
            i += 3
        self.x0: float = x0
        self.y0: float = y0
        self.z0: float = z0
        self.x1: float = x1
        self.y1: float = y1
        self.z1: float = z1
        self.upright: bool = False
        self.block: bool = False
        self.furniture: bool = False
        self.radius: float = 0.0
        self.profile: list[tuple[float, float]] = []
        self._hull: vec[float] = vec[float]()

    def hull(self) -> vec[float]:
        """Return the outline of the plan, counter-clockwise, as x, y in turn."""
        if len(self._hull) == 0:
            n: i64 = len(self.points)
            flat = vec[float](capacity=n)
            i: i64 = 0
            while i < n:
                flat = append(append(flat, self.points[i]), self.points[i + 1])
                i += 3
            self._hull = hull_of(flat)
        return self._hull

    def shift_from(self, origin: "Body", x: float, y: float) -> None:
        """Become a body of the same solid, shifted over the floor; nothing is allocated."""
        points, planes, loop = self.points, self.planes, self._hull
        n: i64 = len(points)
        i: i64 = 0
        while i < n:
            points[i] = origin.points[i] + x
            points[i + 1] = origin.points[i + 1] + y
            i += 3
        n = len(planes)
        i = 0
        while i < n:
            planes[i + 3] = origin.planes[i + 3] + planes[i] * x + planes[i + 1] * y
            i += 4
        plan = origin.hull()
        n = len(loop)
        i = 0
        while i < n:
            loop[i] = plan[i] + x
            loop[i + 1] = plan[i + 1] + y
            i += 2
        self.x0, self.x1 = origin.x0 + x, origin.x1 + x
        self.y0, self.y1 = origin.y0 + y, origin.y1 + y

    def set_hull(self, plan: vec[float], x: float, y: float) -> None:
        """Take a known plan, shifted."""
        n: i64 = len(plan)
        loop = plan[:n]
        i: i64 = 0
        while i < n:
            loop[i] = plan[i] + x
            loop[i + 1] = plan[i + 1] + y
            i += 2
        self._hull = loop


def _is_block(body: Body) -> bool:
    """Tell whether all walls are vertical and both ends level."""
    planes = body.planes
    i: i64 = 0
    n: i64 = len(planes)
    while i < n:
        slope = abs(planes[i + 2])
        if 1e-9 < slope < 1.0 - 1e-12:
            return False
        i += 4
    return True


_PARTS: Final[dict[str, list[Solid]]] = {
    name: [Solid(part) for part in piece.parts] for name, piece in FURNITURE.items()
}
_BELLS: Final[dict[str, Solid]] = {size: Solid(GHOSTS[size].shape) for size in SIZES}
_LYING: Final[dict[str, Solid]] = {
    size: Solid(Shape([(z - bell.height / 2.0, y, bell.radius - x) for x, y, z in bell.shape.points], bell.shape.faces))
    for size, bell in GHOSTS.items()
}


def piece_bodies(pose: Pose) -> list[Body]:
    """Put every part of a piece where the pose says; worked out once for each pose."""
    if not pose.bodies:
        turn = matrix(pose.quaternion)
        bodies = [Body(pose.piece, solid, turn, pose.x, pose.y, pose.z) for solid in _PARTS[pose.piece]]
        for body in bodies:
            body.block = _is_block(body)
            body.furniture = True
        pose.bodies = bodies
    return pose.bodies


_PLANS: Final[dict[tuple[str, float], vec[float]]] = {}


def _plan(size: str, heading: float) -> vec[float]:
    """Return a ghost's plan about its spot, worked out once for each way it stands or lies."""
    key = (size, heading)
    if key not in _PLANS:
        if heading < 0.0:
            about = Body("", _BELLS[size], None, 0.0, 0.0, 0.0)
        else:
            about = Body("", _LYING[size], matrix(round_turn(yaw_turn(heading))), 0.0, 0.0, 0.0)
        _PLANS[key] = about.hull()
    return _PLANS[key]


def bell_body(name: str, size: str, x: float, y: float, z: float) -> Body:
    """Stand a ghost somewhere."""
    body = Body(name, _BELLS[size], None, x, y, z)
    body.upright = True
    body.radius = GHOSTS[size].radius
    body.profile = GHOSTS[size].profile
    body.set_hull(_plan(size, -1.0), x, y)
    return body


def bell_at_origin(size: str) -> Body:
    """Return a ghost over the corner of the hall, of which others are shifted; never to be changed."""
    if size not in _ORIGINS:
        _ORIGINS[size] = bell_body("", size, 0.0, 0.0, 0.0)
    return _ORIGINS[size]


_ORIGINS: Final[dict[str, Body]] = {}


def lying_body(name: str, size: str, x: float, y: float, z: float, heading: float) -> Body:
    """Lay a ghost down with its middle over x, y and its head at the heading."""
    turn = matrix(round_turn(yaw_turn(heading)))
    body = Body(name, _LYING[size], turn, x, y, z)
    body.set_hull(_plan(size, heading), x, y)
    return body


def figure_body(figure: Figure) -> Body:
    """Put a ghost where it is; worked out once for each figure."""
    body = figure.body
    if body is None:
        if figure.lying:
            body = lying_body(figure.name, figure.size, figure.x, figure.y, figure.z, figure.heading)
        else:
            body = bell_body(figure.name, figure.size, figure.x, figure.y, figure.z)
        figure.body = body
    return body

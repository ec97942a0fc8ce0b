"""Where ghosts can stand: the levels over a spot."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from veillee.games.pas_vu_pas_pris.hall.space.data import GHOSTS, HALL, TOUCH
from veillee.games.pas_vu_pas_pris.hall.space.plane import depth, distance
from veillee.games.pas_vu_pas_pris.hall.space.solid import Body, bell_at_origin, bell_body, lying_body
from veillee.games.pas_vu_pas_pris.hall.space.sweep import LEVEL_FACE, Column, Sweep

UPRIGHT: Final = -1.0
_TILT: Final = math.tan(math.radians(5.0))
_INNER: Final = math.cos(math.radians(15.0))


class Level:
    """A height at which a ghost can stand, and what is under it."""

    def __init__(self, z: float, stands_on: str) -> None:
        self.z: Final = z
        self.stands_on: Final = stands_on


class Wall:
    """The plan of a block, and how near to it the axis of a ghost on the floor surely cannot be."""

    def __init__(self, plan: vec[float], room: float) -> None:
        self.plan: Final[vec[float]] = plan
        self.room: Final = room


class Ground:
    """The bodies round some spots, and the levels that a ghost of one size finds among them.

    `heading` is that of a lying ghost, UPRIGHT for one that stands.
    """

    def __init__(
        self, bodies: list[Body], size: str, heading: float, region: tuple[float, float, float, float]
    ) -> None:
        bell = GHOSTS[size]
        self.size: Final = size
        self.heading: Final = heading
        self.radius: Final = bell.radius
        self.tall: Final = bell.height if heading == UPRIGHT else 2.0 * bell.radius
        self.profile: Final = bell.profile
        reach = bell.radius if heading == UPRIGHT else max(bell.radius, bell.height / 2.0 + 0.01)
        x0, y0, x1, y1 = region
        self.furniture: Final[list[Body]] = []
        self.ghosts: Final[list[Body]] = []
        for body in bodies:
            if body.x1 > x0 - reach and body.x0 < x1 + reach and body.y1 > y0 - reach and body.y0 < y1 + reach:
                if body.furniture:
                    self.furniture.append(body)
                else:
                    self.ghosts.append(body)
        self.column: Final = Column()
        self.sweep: Final = Sweep()
        self._circles: vec[float] = self._crowds()
        self._walls: Final[list[Wall]] = self._walls_on_floor()
        self._moving: Body | None = None
        self._moved: bool = False

    def levels(self, x: float, y: float) -> list[Level]:
        """Return the levels over a spot on which a ghost can stand without touching anything, from below."""
        x0, y0, x1, y1 = x - self.radius, y - self.radius, x + self.radius, y + self.radius
        self._moved = False
        if self.heading != UPRIGHT:
            ghost = self._ghost(x, y)
            x0, y0, x1, y1 = ghost.x0, ghost.y0, ghost.x1, ghost.y1
        if x0 < -TOUCH or y0 < -TOUCH or x1 > HALL + TOUCH or y1 > HALL + TOUCH:
            return []
        tops: list[tuple[float, str]] = []
        if not self._crowded(x, y):
            tops.append((0.0, "floor"))
        near: list[Body] = []
        for body in self.furniture:
            if body.x1 > x0 and body.x0 < x1 and body.y1 > y0 and body.y0 < y1:
                near.append(body)
                if body.x0 <= x <= body.x1 and body.y0 <= y <= body.y1 and self._has_top(body, x, y):
                    tops.append((self.column.high, body.owner))
        if not tops:
            return []
        for body in self.ghosts:
            if body.x1 > x0 and body.x0 < x1 and body.y1 > y0 and body.y0 < y1:
                near.append(body)
        if len(tops) > 1:
            tops.sort()
        found: list[Level] = []
        for top, owner in tops:
            z = self._settle(near, x, y, top)
            if z >= 0.0 and (not found or z - found[-1].z > TOUCH):
                found.append(Level(z, owner))
        return found

    def next_open(self, order: vec[i64], at: i64, left: float, bottom: float) -> i64:
        """Return the place in an order of spots from which one may be free: the floor or a level face may have room."""
        n: i64 = len(order)
        if len(self._circles) == 0 and not self._walls:
            return at
        while at < n:
            x, y = left + float(order[at]) / 2.0, bottom + float(order[at + 1]) / 2.0
            if not self._crowded(x, y) and not self._walled(x, y):
                return at
            for body in self.furniture:
                if body.x0 <= x <= body.x1 and body.y0 <= y <= body.y1 and self._has_top(body, x, y):
                    return at
            at += 2
        return at

    def _has_top(self, body: Body, x: float, y: float) -> bool:
        """Tell whether a body has a level face over a spot."""
        return self.column.pierce(body, x, y) and self.column.slope >= LEVEL_FACE

    def _crowds(self) -> vec[float]:
        """Return the circles, as x, y and square of the radius, round ghosts on the floor that surely leave no room."""
        circles = vec[float]()
        if self.heading != UPRIGHT:
            return circles
        for body in self.ghosts:
            if body.upright and body.z0 <= TOUCH:
                room = (self.radius + body.radius) * _INNER - 4.0 * TOUCH
                circles = append(append(circles, (body.x0 + body.x1) * 0.5), (body.y0 + body.y1) * 0.5)
                circles = append(circles, room * room)
        return circles

    def _walls_on_floor(self) -> list["Wall"]:
        """Return the blocks of furniture that a ghost on the floor cannot step up to, and may run into."""
        walls: list[Wall] = []
        if self.heading == UPRIGHT:
            for body in self.furniture:
                if body.block and body.z0 + TOUCH < self.tall and body.z1 > self.radius * _TILT + 2.0 * TOUCH:
                    radius = radius_at(self.profile, max(body.z0 + TOUCH, 0.0))
                    walls.append(Wall(body.hull(), radius * _INNER - 4.0 * TOUCH))
        return walls

    def _walled(self, x: float, y: float) -> bool:
        """Tell whether furniture surely leaves no room on the floor: a circle inside the ghost overlaps its plan."""
        for wall in self._walls:
            if distance(wall.plan, x, y) <= wall.room:
                return True
        return False

    def _crowded(self, x: float, y: float) -> bool:
        """Tell whether another ghost on the floor surely leaves no room: circles inside both bases overlap."""
        circles = self._circles
        n: i64 = len(circles)
        i: i64 = 0
        while i < n:
            dx, dy = x - circles[i], y - circles[i + 1]
            if dx * dx + dy * dy < circles[i + 2]:
                return True
            i += 3
        return False

    def _ghost(self, x: float, y: float) -> Body:
        """Return the ghost over a spot, with its base on the floor; the same body every time, where it stands."""
        body = self._moving
        if body is None or not self._moved:
            if self.heading != UPRIGHT:
                body = lying_body("", self.size, x, y, 0.0, self.heading)
            elif body is None:
                body = bell_body("", self.size, x, y, 0.0)
            else:
                body.shift_from(bell_at_origin(self.size), x, y)
            self._moving = body
            self._moved = True
        return body

    def _settle(self, near: list[Body], x: float, y: float, top: float) -> float:
        """Return the height at which a ghost stands on a nearly level face, or -1 when it does not fit there."""
        z = top
        limit = top + self.radius * _TILT + TOUCH
        moved = True
        while moved:
            moved = False
            for body in near:
                lifted = self._lift(body, x, y, z, limit)
                if lifted > z:
                    if lifted > limit:
                        return -1.0
                    z = lifted
                    moved = True
        return z

    def _lift(self, body: Body, x: float, y: float, z: float, limit: float) -> float:
        """Return z, or the height to which a body in the way would lift the ghost."""
        if z >= body.z1 - TOUCH or z + self.tall <= body.z0 + TOUCH:
            return z
        if self.heading == UPRIGHT:
            if body.block:
                radius = radius_at(self.profile, max(body.z0 + TOUCH - z, 0.0))
                return body.z1 if self._in_section(body, x, y, radius) else z
            if body.upright and abs(z - body.z0) <= TOUCH:
                return body.z1 if self._in_section(body, x, y, self.radius) else z
            if body.upright:
                # Both get thinner upwards: they are closest where the higher one begins.
                begin = max(z, body.z0) + TOUCH
                room = radius_at(self.profile, begin - z) + radius_at(body.profile, begin - body.z0)
                dx, dy = x - (body.x0 + body.x1) * 0.5, y - (body.y0 + body.y1) * 0.5
                if dx * dx + dy * dy >= room * room:
                    return z
                if room > 1.0 and dx * dx + dy * dy < (room * _INNER - 4.0 * TOUCH) * (room * _INNER - 4.0 * TOUCH):
                    return body.z1
            elif self._beside(body, x, y, z):
                return z
        elif _parted(body, self._ghost(x, y), z):
            return z
        column = self.column
        if column.pierce(body, x, y) and column.high > limit and column.low < z + 0.5 * self.tall:
            if column.high > z + TOUCH and column.high - column.low > TOUCH:
                return column.high
        sweep = self.sweep
        if sweep.meet_at(self._ghost(x, y), body, z, limit) and sweep.low + TOUCH < z < sweep.high - TOUCH:
            return sweep.high
        return z

    def _beside(self, body: Body, x: float, y: float, z: float) -> bool:
        """Tell whether a face of a body parts it from the upright ghost; rings of the ghost count as circles."""
        planes = body.planes
        n: i64 = len(planes)
        i: i64 = 0
        while i < n:
            nx, ny, nz = planes[i], planes[i + 1], planes[i + 2]
            least = nx * x + ny * y + nz * z - planes[i + 3]
            flat = math.sqrt(nx * nx + ny * ny)
            apart = True
            for radius, height in self.profile:
                if least + nz * height - radius * flat < 0.0:
                    apart = False
                    break
            if apart:
                return True
            i += 4
        return False

    def _in_section(self, body: Body, x: float, y: float, radius: float) -> bool:
        """Tell whether a level section of the ghost overlaps the plan of a body."""
        if body.x0 >= x + radius or body.x1 <= x - radius or body.y0 >= y + radius or body.y1 <= y - radius:
            return False
        plan = body.hull()
        out = distance(plan, x, y)
        if out >= radius - TOUCH:
            return False
        if out <= radius * _INNER - 4.0 * TOUCH:
            return True
        return depth(ring(x, y, radius), plan) > TOUCH


def radius_at(profile: list[tuple[float, float]], height: float) -> float:
    """Return the radius of a ghost at a height above its base."""
    lower_radius, lower = profile[0]
    for radius, level in profile:
        if height <= level:
            if level <= lower:
                return radius
            return lower_radius + (radius - lower_radius) * (height - lower) / (level - lower)
        lower_radius, lower = radius, level
    return lower_radius


def _parted(body: Body, ghost: Body, z: float) -> bool:
    """Tell whether a face of a body parts it from a ghost raised by z."""
    planes = body.planes
    points = ghost.points
    n: i64 = len(planes)
    m: i64 = len(points)
    i: i64 = 0
    while i < n:
        nx, ny, nz = planes[i], planes[i + 1], planes[i + 2]
        offset = planes[i + 3] - nz * z
        apart = True
        j: i64 = 0
        while j < m:
            if nx * points[j] + ny * points[j + 1] + nz * points[j + 2] < offset:
                apart = False
                break
            j += 3
        if apart:
            return True
        i += 4
    return False


_CIRCLE: Final[list[tuple[float, float]]] = [
    (px / GHOSTS["large"].radius, py / GHOSTS["large"].radius) for px, py, _ in GHOSTS["large"].shape.points[:12]
]


def ring(x: float, y: float, radius: float) -> vec[float]:
    """Return a level section of a ghost."""
    loop = vec[float](capacity=24)
    for cx, cy in _CIRCLE:
        loop = append(append(loop, x + radius * cx), y + radius * cy)
    return loop

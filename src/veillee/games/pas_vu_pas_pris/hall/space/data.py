"""The hall's numbers: squares, doors, sizes, and the convex parts of `data.json` baked into vertices."""

import math
from importlib.resources import files
from typing import Any, Final

import msgspec

_BOX_FILE: Final = files("veillee.games.pas_vu_pas_pris") / "data.json"
BOX: Final[dict[str, Any]] = msgspec.json.decode(_BOX_FILE.read_bytes())

ROW: Final = 6
SQUARE: Final = 40.0
HALL: Final = 240.0
SIDES: Final = ("south", "west", "north", "east")
PIECES: Final = ("mirror", "trolley", "desk", "piano", "armchair", "table")
SIZES: Final = ("small", "medium", "large")
HEADINGS: Final = {"south": 90.0, "west": 0.0, "north": 270.0, "east": 180.0}
LEAST_SHARE: Final[float] = float(BOX["visibility"]["min_fraction"])
TOUCH: Final[float] = float(BOX["visibility"]["touch_eps"])
EYE_BACK: Final[float] = float(BOX["keyhole"]["eye_back"])
EYE_OUT: Final[float] = float(BOX["keyhole"]["plate_offset"]) + EYE_BACK
EYE_HEIGHT: Final[float] = float(BOX["keyhole"]["eye_z"])


def bake(value: float) -> float:
    """Round a coordinate of a shape to 1e-4 mm."""
    return round(value, 4) + 0.0


class Shape:
    """A convex solid: vertices, and faces as loops of vertices, counter-clockwise seen from outside."""

    def __init__(self, points: list[tuple[float, float, float]], faces: list[list[int]]) -> None:
        self.points: Final = points
        self.faces: Final = faces


def _prism(loop: list[tuple[float, float]], axis: str, low: float, high: float) -> Shape:
    """Raise a counter-clockwise loop along an axis: over (x, y) for z, (y, z) for x, (x, z) for y."""
    points: list[tuple[float, float, float]] = []
    for level in (low, high):
        for a, b in loop:
            if axis == "z":
                points.append((bake(a), bake(b), bake(level)))
            elif axis == "x":
                points.append((bake(level), bake(a), bake(b)))
            else:
                points.append((bake(a), bake(level), bake(b)))
    n = len(loop)
    faces: list[list[int]] = [list(range(n - 1, -1, -1)), list(range(n, 2 * n))]
    for i in range(n):
        j = (i + 1) % n
        faces.append([i, j, j + n, i + n])
    if axis == "y":
        faces = [face[::-1] for face in faces]
    return Shape(points, faces)


def _loop(raw: dict[str, Any]) -> list[tuple[float, float]]:
    """Return a polygon counter-clockwise; a circle stands on one of its sides."""
    if "circle" in raw:
        x, y, radius = raw["circle"]
        n = int(raw["sides"])
        turn = 2.0 * math.pi / n
        return [(x + radius * math.cos((i + 0.5) * turn), y + radius * math.sin((i + 0.5) * turn)) for i in range(n)]
    loop = [(float(x), float(y)) for x, y in raw["poly"]]
    area = 0.0
    for i in range(len(loop)):
        area += loop[i - 1][0] * loop[i][1] - loop[i][0] * loop[i - 1][1]
    return loop if area > 0.0 else loop[::-1]


def _part(raw: dict[str, Any]) -> Shape:
    if "box" in raw:
        x0, y0, z0, x1, y1, z1 = [float(value) for value in raw["box"]]
        return _prism([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], "z", z0, z1)
    prism = raw["prism"]
    return _prism(_loop(prism), prism["axis"], float(prism["from"]), float(prism["to"]))


def _bell(raw: dict[str, Any]) -> Shape:
    """Turn a ghost's profile round: rings of vertices, the first of each ring due east."""
    n = int(raw["sides"])
    turn = 2.0 * math.pi / n
    points: list[tuple[float, float, float]] = []
    for radius, height in raw["profile"]:
        for i in range(n):
            points.append((bake(radius * math.cos(i * turn)), bake(radius * math.sin(i * turn)), bake(height)))
    rings = len(raw["profile"])
    faces: list[list[int]] = [list(range(n - 1, -1, -1)), list(range((rings - 1) * n, rings * n))]
    for ring in range(rings - 1):
        for i in range(n):
            j = (i + 1) % n
            faces.append([ring * n + i, ring * n + j, (ring + 1) * n + j, (ring + 1) * n + i])
    return Shape(points, faces)


def turning(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    """Return twice the area of a triangle: positive when it turns left."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def outline(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return the convex outline of some points, counter-clockwise."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    loop: list[tuple[float, float]] = []
    for _ in range(2):
        start = len(loop)
        for point in ordered:
            while len(loop) >= start + 2 and turning(loop[-2], loop[-1], point) <= 0.0:
                loop.pop()
            loop.append(point)
        loop.pop()
        ordered.reverse()
    return loop


def _volume(shape: Shape) -> tuple[float, float, float, float]:
    """Return a solid's volume and its first moments, by tetrahedra from the origin."""
    volume = mx = my = mz = 0.0
    for face in shape.faces:
        ax, ay, az = shape.points[face[0]]
        for k in range(1, len(face) - 1):
            bx, by, bz = shape.points[face[k]]
            cx, cy, cz = shape.points[face[k + 1]]
            v = (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6.0
            volume += v
            mx += v * (ax + bx + cx) / 4.0
            my += v * (ay + by + cy) / 4.0
            mz += v * (az + bz + cz) / 4.0
    return volume, mx, my, mz


class Piece:
    """A piece of furniture as it is made: convex parts, bounds, centre of mass.

    Coordinates are those of the data file shifted down by half the height, so that the origin is the
    piece's centre: the point that a pose places.
    """

    def __init__(self, name: str, raw: dict[str, Any]) -> None:
        self.name: Final = name
        self.mass: Final[float] = float(raw["mass"])
        parts = [_part(part) for part in raw["parts"]]
        points = [point for part in parts for point in part.points]
        self.middle: Final[float] = bake((min(p[2] for p in points) + max(p[2] for p in points)) / 2.0)
        self.parts: Final = [
            Shape([(x, y, bake(z - self.middle)) for x, y, z in part.points], part.faces) for part in parts
        ]
        points = [point for part in self.parts for point in part.points]
        self.low: Final = (min(p[0] for p in points), min(p[1] for p in points), min(p[2] for p in points))
        self.high: Final = (max(p[0] for p in points), max(p[1] for p in points), max(p[2] for p in points))
        self.volumes: Final = [_volume(part) for part in self.parts]
        total = sum(volume[0] for volume in self.volumes)
        self.balance: Final = (
            sum(volume[1] for volume in self.volumes) / total,
            sum(volume[2] for volume in self.volumes) / total,
            sum(volume[3] for volume in self.volumes) / total,
        )
        self.face_angles: Final = {
            "back": self._face_angle(1, -1.0),
            "front": self._face_angle(1, 1.0),
            "left": self._face_angle(0, -1.0),
            "right": self._face_angle(0, 1.0),
        }
        self.glass: Final[list[tuple[float, float, float]]] = [
            (float(x), float(y), bake(z - self.middle)) for x, y, z in raw.get("reflector", {}).get("quad", [])
        ]

    def _face_angle(self, axis: int, sign: float) -> float:
        """Return the direction in profile (0 = along the axis, 90 = up) of the face on which the piece lies.

        Legs are set back a little, so a piece that lies on its side touches the floor with the edge of its
        top and its feet: that is the side of its profile's outline under the centre of mass, up to 10
        degrees off the flat.
        """
        profile = [(point[axis], point[2]) for part in self.parts for point in part.points]
        flat = 0.0 if sign > 0.0 else 180.0
        best = 10.0 + 1e-9
        angle = flat
        px, pz = self.balance[axis], self.balance[2]
        loop = outline(profile)
        for k in range(len(loop)):
            ax, az = loop[k - 1]
            bx, bz = loop[k]
            ex, ez = bx - ax, bz - az
            along = (px - ax) * ex + (pz - az) * ez
            normal = math.degrees(math.atan2(-ex, ez)) % 360.0
            off = abs((normal - flat + 180.0) % 360.0 - 180.0)
            if 0.0 < along < ex * ex + ez * ez and off < best:
                best, angle = off, normal
        return angle


class Bell:
    """A ghost of one size as it is made: one convex part standing on the origin."""

    def __init__(self, size: str, raw: dict[str, Any]) -> None:
        self.size: Final = size
        self.shape: Final = _bell(raw)
        self.radius: Final[float] = float(raw["profile"][0][0])
        self.height: Final[float] = float(raw["profile"][-1][1])
        self.profile: Final = [(float(radius), float(height)) for radius, height in raw["profile"]]


FURNITURE: Final[dict[str, Piece]] = {name: Piece(name, BOX["furniture"][name]) for name in PIECES}
GHOSTS: Final[dict[str, Bell]] = {size: Bell(size, BOX["ghosts"][size]) for size in SIZES}


def size_of(name: str) -> str:
    """Return the size of a ghost by its name, with or without its side."""
    return name.rpartition(":")[2].rstrip("0123456789")


def side_of(name: str) -> str:
    """Return the side of a ghost named like `south:small1`."""
    return name.partition(":")[0]


def corner(square: str) -> tuple[float, float]:
    """Return the south-west corner of a square."""
    column, row = column_and_row(square)
    return column * SQUARE, row * SQUARE


def column_and_row(square: str) -> tuple[int, int]:
    """Return the column and the row of a square, both from 0: (2, 1) for c2."""
    return ord(square[0]) - ord("a"), ord(square[1]) - ord("1")


def square_at_row(column: int, row: int) -> str:
    """Return the name of a square by its column and row, both from 0: c2 for 2, 1."""
    return chr(ord("a") + column) + chr(ord("1") + row)


def square_at(x: float, y: float) -> str:
    """Return the square of a point inside the hall."""
    column = min(max(int(x // SQUARE), 0), ROW - 1)
    row = min(max(int(y // SQUARE), 0), ROW - 1)
    return square_at_row(column, row)


def door_middle(side: str, number: int) -> tuple[float, float]:
    """Return the middle of a door, on the hall's edge (PVP-M1)."""
    along = (number - 0.5) * SQUARE
    if side == "south":
        return along, 0.0
    if side == "west":
        return 0.0, HALL - along
    if side == "north":
        return HALL - along, HALL
    return HALL, along


def _mask_loop(raw: dict[str, Any]) -> list[tuple[float, float]]:
    """Return a part of the keyhole in tangents; a circle has a corner to the right."""
    if "circle" in raw:
        x, y, radius = raw["circle"]
        n = int(raw["sides"])
        turn = 2.0 * math.pi / n
        loop = [(x + radius * math.cos(i * turn), y + radius * math.sin(i * turn)) for i in range(n)]
    else:
        loop = _loop(raw)
    return [(bake(x) / EYE_BACK, bake(y) / EYE_BACK) for x, y in loop]


BOW: Final = _mask_loop(BOX["keyhole"]["mask"][0])
SLOT: Final = _mask_loop(BOX["keyhole"]["mask"][1])

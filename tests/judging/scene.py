"""What the judges of the look make of the data file and the poses, without any code of the hall."""

import functools
import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import shapely

import veillee
from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.hall.space.figure import Figure
from veillee.games.pas_vu_pas_pris.hall.space.pose import Pose

Points = npt.NDArray[np.float64]

DATA = json.loads((Path(veillee.__file__).parent / "games" / "pas_vu_pas_pris" / "data.json").read_text())
AHEAD = {"south": (0.0, 1.0), "west": (1.0, 0.0), "north": (0.0, -1.0), "east": (-1.0, 0.0)}


def circle(centre: list[float], n: int, phase: float) -> list[tuple[float, float]]:
    x, y, radius = centre
    turn = 2.0 * math.pi / n
    return [(x + radius * math.cos((i + phase) * turn), y + radius * math.sin((i + phase) * turn)) for i in range(n)]


def extrude(part: dict[str, Any]) -> tuple[Points, list[list[int]]]:
    """Return a part's vertices and, as loops, its faces (in no particular sense of turning)."""
    if "box" in part:
        x0, y0, z0, x1, y1, z1 = part["box"]
        loop, axis, low, high = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)], "z", z0, z1
    else:
        prism = part["prism"]
        axis, low, high = prism["axis"], prism["from"], prism["to"]
        loop = circle(prism["circle"], prism["sides"], 0.5) if "circle" in prism else [tuple(p) for p in prism["poly"]]
    order = {"z": (0, 1, 2), "x": (2, 0, 1), "y": (0, 2, 1)}[axis]
    points = np.array([[(a, b, level)[k] for k in order] for level in (low, high) for a, b in loop], dtype=float)
    n = len(loop)
    faces = [list(range(n)), list(range(n, 2 * n))]
    faces += [[i, (i + 1) % n, (i + 1) % n + n, i + n] for i in range(n)]
    return np.round(points, 4), faces


@functools.cache
def bell(size: str) -> tuple[Points, list[list[int]]]:
    raw = DATA["ghosts"][size]
    rings = [[(x, y, z) for x, y in circle([0.0, 0.0, radius], 12, 0.0)] for radius, z in raw["profile"]]
    n = len(rings)
    faces = [list(range(12)), list(range(12 * (n - 1), 12 * n))]
    for ring in range(n - 1):
        for i in range(12):
            a, b = ring * 12 + i, ring * 12 + (i + 1) % 12
            faces.append([a, b, b + 12, a + 12])
    return np.round(np.array([point for ring in rings for point in ring]), 4), faces


def rotation(quaternion: tuple[float, float, float, float]) -> Points:
    w, x, y, z = np.array(quaternion) / np.linalg.norm(quaternion)
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
        ]
    )


@functools.cache
def half_height(piece: str) -> float:
    points = np.vstack([extrude(part)[0] for part in DATA["furniture"][piece]["parts"]])
    return float(points[:, 2].min() + points[:, 2].max()) / 2.0


class Thing:
    """A convex thing in the hall: who it is, its vertices, its triangles."""

    def __init__(self, owner: str, points: Points, faces: list[list[int]]) -> None:
        self.owner = owner
        self.points = points
        self.triangles = np.array([[f[0], f[k], f[k + 1]] for f in faces for k in range(1, len(f) - 1)])


def placed(pose: Pose, points: Points) -> Points:
    middle = np.array([0.0, 0.0, half_height(pose.piece)])
    moved: Points = (points - middle) @ rotation(pose.quaternion).T + np.array([pose.x, pose.y, pose.z])
    return moved


@functools.cache
def parts_of(piece: str) -> list[tuple[Points, list[list[int]]]]:
    return [extrude(part) for part in DATA["furniture"][piece]["parts"]]


def furniture(pose: Pose) -> list[Thing]:
    return [Thing(pose.piece, placed(pose, points), faces) for points, faces in parts_of(pose.piece)]


def ghost(figure: Figure) -> Thing:
    points, faces = bell(figure.size)
    if figure.lying:
        raw = DATA["ghosts"][figure.size]["profile"]
        angle = math.radians(figure.heading)
        along, across = (
            np.array([math.cos(angle), math.sin(angle), 0.0]),
            np.array([-math.sin(angle), math.cos(angle), 0.0]),
        )
        up = np.array([0.0, 0.0, 1.0])
        points = (
            np.outer(points[:, 2] - raw[-1][1] / 2.0, along)
            + np.outer(points[:, 1], across)
            + np.outer(raw[0][0] - points[:, 0], up)
        )
    return Thing(figure.name, points + np.array([figure.x, figure.y, figure.z]), faces)


class Scene:
    """A hall as the judges see it from one door."""

    def __init__(self, hall: Hall, side: str, number: int) -> None:
        self.things = [thing for pose in hall.poses.values() for thing in furniture(pose)]
        self.ghosts = [ghost(figure) for figure in hall.figures.values()]
        self.ahead = np.array([*AHEAD[side], 0.0])
        self.right = np.array([AHEAD[side][1], -AHEAD[side][0], 0.0])
        middle = np.array([120.0, 120.0, 0.0])
        self.eye = middle - self.ahead * 136.0 + self.right * (number - 3.5) * 40.0 + np.array([0.0, 0.0, 26.0])
        keyhole = DATA["keyhole"]
        bow = shapely.Polygon(circle(keyhole["mask"][0]["circle"], 24, 0.0))
        slot = shapely.Polygon(keyhole["mask"][1]["poly"])
        scaled = shapely.affinity.scale(
            bow.union(slot), 1 / keyhole["eye_back"], 1 / keyhole["eye_back"], origin=(0, 0)
        )
        self.mask = scaled
        self.glass = self._glass(hall)

    def _glass(self, hall: Hall) -> Points | None:
        """Return the glass's corners when the eye is before it."""
        if "mirror" not in hall.poses:
            return None
        quad = placed(hall.poses["mirror"], np.array(DATA["furniture"]["mirror"]["reflector"]["quad"], dtype=float))
        self.normal = np.cross(quad[3] - quad[0], quad[1] - quad[0])
        self.normal /= np.linalg.norm(self.normal)
        self.offset = float(self.normal @ quad[0])
        return quad if float(self.normal @ self.eye) - self.offset > 1e-6 else None

    def picture(self, points: Points) -> Points:
        relative = points - self.eye
        deep = relative @ self.ahead
        return np.stack([relative @ self.right / deep, relative[:, 2] / deep], axis=1)

    def span(self, thing: Thing) -> tuple[float, float]:
        """Return how far ahead a thing begins and ends."""
        deep = (thing.points - self.eye) @ self.ahead
        return float(deep.min()), float(deep.max())

    def outline(self, points: Points) -> shapely.Geometry:
        return shapely.MultiPoint(self.picture(points)).convex_hull

    def image(self, points: Points) -> Points:
        mirrored: Points = points - 2.0 * np.outer(points @ self.normal - self.offset, self.normal)
        return mirrored

    def direction(self, spots: Points) -> Points:
        rays: Points = self.ahead + np.outer(spots[:, 0], self.right) + np.outer(spots[:, 1], [0.0, 0.0, 1.0])
        return rays

"""The exact look against two judges that share nothing with it but the data file and the poses.

One judges with shapely's polygons, the other with brute-force rays (Embree).
"""

import functools
import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
import shapely
from embreex.mesh_construction import TriangleMesh
from embreex.rtcore_scene import EmbreeScene

import veillee
from veillee.core.rng import FastRng
from veillee.games.pas_vu_pas_pris.hall.data import PIECES, SIDES, size_of
from veillee.games.pas_vu_pas_pris.hall.figure import Figure
from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.hall.pose import Pose

Points = npt.NDArray[np.float64]

DATA = json.loads((Path(veillee.__file__).parent / "games" / "pas_vu_pas_pris" / "hall.json").read_text())
LEAST: float = DATA["visibility"]["min_fraction"]
MARGIN = 0.005
HALLS = 300
RAYS = 48
CHUNKS = 6
AHEAD = {"south": (0.0, 1.0), "west": (1.0, 0.0), "north": (0.0, -1.0), "east": (-1.0, 0.0)}
GHOSTS = ("large", "medium1", "medium2", "small1", "small2", "small3", "small4")


# The judges' own reading of the data file


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


def first_hit(origin: Points, ray: Points, points: Points, triangles: npt.NDArray[np.int64]) -> float:
    """Return where a ray enters a thing, by Möller and Trumbore; infinity when it misses."""
    a, b, c = (points[triangles[:, k]] for k in range(3))
    e, f = b - a, c - a
    p = np.cross(ray, f)
    det = np.einsum("ij,ij->i", e, p)
    det[np.abs(det) < 1e-12] = np.nan
    s = origin - a
    u = np.einsum("ij,ij->i", s, p) / det
    q = np.cross(s, e)
    v = q @ ray / det
    t = np.einsum("ij,ij->i", f, q) / det
    with np.errstate(invalid="ignore"):
        good = (u >= -1e-9) & (v >= -1e-9) & (u + v <= 1 + 1e-9) & (t > 0)
    return float(t[good].min()) if good.any() else math.inf


def clipped(scene: Scene, thing: Thing) -> Points | None:
    """Return the corners of what of a thing lies before the glass."""
    height = thing.points @ scene.normal - scene.offset - 1e-6
    if (height <= 0).all():
        return None
    if (height > 0).all():
        return thing.points
    corners = list(thing.points[height > 0])
    for i in np.nonzero(height > 0)[0]:
        for j in np.nonzero(height <= 0)[0]:
            t = height[i] / (height[i] - height[j])
            corners.append(thing.points[i] + t * (thing.points[j] - thing.points[i]))
    return np.array(corners)


def left_of(
    scene: Scene, region: shapely.Geometry, outline: shapely.Geometry, target: Thing, others: list[tuple[Thing, Any]]
) -> float:
    """Return the area of a region of the picture in which nothing is before the target."""
    first, last = scene.span(target)
    for other, shape in others:
        if other is target or not shape.intersects(region):
            continue
        near, far = scene.span(other)
        if near > last:
            continue
        if far >= first:
            common = shape.intersection(outline)
            if common.area < 1e-12:
                continue
            spot = common.representative_point()
            ray = scene.direction(np.array([[spot.x, spot.y]]))[0]
            mine = first_hit(scene.eye, ray, target.points, target.triangles)
            if first_hit(scene.eye, ray, other.points, other.triangles) >= mine:
                continue
        region = region.difference(shape)
    return float(region.area)


def by_polygons(scene: Scene) -> dict[str, tuple[float, float]]:
    """Return for each ghost the visible share of itself and of its reflection."""
    everything = [(thing, scene.outline(thing.points)) for thing in scene.things + scene.ghosts]
    shares: dict[str, tuple[float, float]] = {}
    for target, outline in everything[len(scene.things) :]:
        left = left_of(scene, outline.intersection(scene.mask), outline, target, everything)
        shares[target.owner] = (left / outline.area, 0.0)
    if scene.glass is None:
        return shares
    pane = Thing("glass", scene.glass, [[0, 1, 2, 3]])
    shape = scene.outline(pane.points)
    window = shape.intersection(scene.mask)
    for other, covers in everything:
        if not covers.intersects(window):
            continue
        common = covers.intersection(shape)
        if common.area < 1e-12:
            continue
        spot = common.representative_point()
        ray = scene.direction(np.array([[spot.x, spot.y]]))[0]
        if first_hit(scene.eye, ray, other.points, other.triangles) < first_hit(
            scene.eye, ray, pane.points, pane.triangles
        ) * (1 - 1e-9):
            window = window.difference(covers)
    if window.area < 1e-12:
        return shares
    images = []
    for thing in scene.things + scene.ghosts:
        corners = clipped(scene, thing)
        if corners is None:
            continue
        mirrored = scene.image(corners)
        if ((mirrored - scene.eye) @ scene.ahead).min() < 1.0:
            continue
        whole = Thing(thing.owner, scene.image(thing.points), [])
        whole.triangles = thing.triangles
        images.append((whole, scene.outline(mirrored)))
    for target, outline in images:
        if target.owner in shares:
            left = left_of(scene, outline.intersection(window), outline, target, images)
            shares[target.owner] = (shares[target.owner][0], left / outline.area)
    return shares


class Embree:
    """All things of a scene, for rays."""

    def __init__(self, scene: Scene) -> None:
        self.scene = EmbreeScene()
        self.owners: list[str] = []
        for thing in scene.things + scene.ghosts:
            TriangleMesh(self.scene, thing.points.astype(np.float32), thing.triangles.astype(np.int32))
            self.owners.append(thing.owner)

    def shoot(self, origins: Points, rays: Points) -> tuple[npt.NDArray[np.int64], Points]:
        """Return what each ray hits first (-1 nothing), and how far along."""
        hit = self.scene.run(origins.astype(np.float32), rays.astype(np.float32), output=True)
        return hit["geomID"].astype(np.int64), hit["tfar"].astype(np.float64)


def grid(outline: shapely.Geometry, n: int) -> Points:
    """Return the points of an n by n grid over an outline's box that are inside it."""
    x0, y0, x1, y1 = outline.bounds
    xs = x0 + (np.arange(n) + 0.5) * (x1 - x0) / n
    ys = y0 + (np.arange(n) + 0.5) * (y1 - y0) / n
    spots = np.stack(np.meshgrid(xs, ys), axis=-1).reshape(-1, 2)
    inside: Points = spots[shapely.contains_xy(outline, spots[:, 0], spots[:, 1])]
    return inside


def by_rays(scene: Scene, n: int) -> dict[str, tuple[float, float]]:
    """Return for each ghost the visible share of itself and of its reflection."""
    embree = Embree(scene)
    first = len(scene.things)
    shares: dict[str, tuple[float, float]] = {}
    for index, target in enumerate(scene.ghosts):
        spots = grid(scene.outline(target.points), n)
        open_ = shapely.contains_xy(scene.mask, spots[:, 0], spots[:, 1])
        rays = scene.direction(spots[open_])
        seen = 0
        if len(rays):
            what, _ = embree.shoot(np.repeat(scene.eye[None], len(rays), axis=0), rays)
            seen = int((what == first + index).sum())
        shares[target.owner] = (seen / len(spots), 0.0)
        if scene.glass is not None:
            shares[target.owner] = (shares[target.owner][0], reflected_share(scene, embree, target, first + index, n))
    return shares


def reflected_share(scene: Scene, embree: Embree, target: Thing, number: int, n: int) -> float:
    corners = clipped(scene, target)
    if corners is None or scene.glass is None:
        return 0.0
    mirrored = scene.image(corners)
    if ((mirrored - scene.eye) @ scene.ahead).min() < 1.0:
        return 0.0
    spots = grid(scene.outline(mirrored), n)
    pane = scene.outline(scene.glass)
    open_ = shapely.contains_xy(scene.mask, spots[:, 0], spots[:, 1]) & shapely.contains_xy(
        pane, spots[:, 0], spots[:, 1]
    )
    rays = scene.direction(spots[open_])
    if not len(rays):
        return 0.0
    what, far = embree.shoot(np.repeat(scene.eye[None], len(rays), axis=0), rays)
    reach = (scene.offset - scene.normal @ scene.eye) / (rays @ scene.normal)
    free = (what < 0) | (far > reach - 1e-2)
    points = scene.eye + reach[:, None] * rays + 2e-3 * scene.normal
    bounced = rays - 2.0 * np.outer(rays @ scene.normal, scene.normal)
    if not free.any():
        return 0.0
    what, _ = embree.shoot(points[free], bounced[free])
    return int((what == number).sum()) / len(spots)


# Random halls


def random_hall(rng: FastRng) -> Hall:
    """Furnish a hall anyhow (lying, stacked, leaning pieces) and put ghosts into it, some of them lying."""
    hall = Hall()
    faces = ("bottom", "bottom", "bottom", "back", "front", "left", "right", "top")
    for piece in PIECES:
        for _ in range(3):
            x, y, yaw = float(rng.below(241)), float(rng.below(241)), float(rng.below(360))
            if rng.below(3) == 0 and hall.poses:
                below = list(hall.poses.values())[rng.below(len(hall.poses))]
                x, y = below.x + float(rng.below(31)) - 15.0, below.y + float(rng.below(31)) - 15.0
            lean = rng.below(6) == 0
            hall.put_piece(piece, x, y, yaw, faces[rng.below(8)], None, bool(lean))
            if piece in hall.poses:
                break
    for _ in range(8):
        side, kind = SIDES[rng.below(4)], GHOSTS[rng.below(7)]
        name = f"{side}:{kind}"
        square = "abcdef"[rng.below(6)] + "123456"[rng.below(6)]
        wanted = (0.25 + 0.5 * rng.unit(), 0.25 + 0.5 * rng.unit())
        if name not in hall.figures:
            figure = hall.find_spot(name, size_of(name), square, wanted, None, rng.below(8) == 0)
            if figure is not None:
                hall.stand(figure)
    return hall


def judged(share: tuple[float, float]) -> bool:
    return max(share) >= LEAST


def close(share: tuple[float, float]) -> bool:
    return abs(share[0] - LEAST) < MARGIN or abs(share[1] - LEAST) < MARGIN


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_no_decision_differs_from_polygons_and_rays(chunk: int, capsys: pytest.CaptureFixture[str]) -> None:
    rng = FastRng(2024 + chunk)
    decisions = leaning = stacked = mirrored = near = 0
    differing: list[str] = []
    worst = 0.0
    for number in range(HALLS // CHUNKS):
        hall = random_hall(rng)
        leaning += any(pose.leaning for pose in hall.poses.values())
        stacked += any(pose.z > half_height(piece) + 1.0 for piece, pose in hall.poses.items())
        side, door = SIDES[rng.below(4)], int(rng.below(6)) + 1
        look = hall.look(side, door)
        scene = Scene(hall, side, door)
        polygons, rays = by_polygons(scene), by_rays(scene, RAYS)
        for sight in look.sights:
            ours = (sight.share, 0.0 if sight.image is None else sight.image.share)
            decisions += 1
            mirrored += ours[1] > 0.0
            worst = max(worst, abs(polygons[sight.name][0] - ours[0]), abs(polygons[sight.name][1] - ours[1]))
            for judge, theirs in (("polygons", polygons[sight.name]), ("rays", rays[sight.name])):
                if judged(theirs) != sight.seen:
                    if close(ours):
                        near += 1
                    else:
                        differing.append(f"hall {number} {side} {door} {sight.name}: {judge} {theirs}, ours {ours}")
    with capsys.disabled():
        print(
            f"\n{HALLS // CHUNKS} halls ({leaning} with leaning, {stacked} with stacked pieces), "
            f"{decisions} decisions, "
            f"{mirrored} with a reflection: {len(differing)} differ, {near} within {MARGIN:.1%} of the threshold; "
            f"largest difference of a share from shapely's {worst:.1e}"
        )
    assert not differing, "\n".join(differing)

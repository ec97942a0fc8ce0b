"""Measure the hall's look and map next to Embree and shapely on the same scenes.

Scenes have six pieces (40 convex parts) and 28 ghosts. Reflections are left out of all of them.
"""

import time
from collections.abc import Callable
from typing import Any

import numpy as np
import shapely
from embreex.mesh_construction import TriangleMesh
from embreex.rtcore_scene import EmbreeScene

from veillee.core.rng import FastRng
from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.hall.layouts import furnish, random_layout
from veillee.games.pas_vu_pas_pris.hall.placing.trouble import Placed
from veillee.games.pas_vu_pas_pris.hall.sight.eye import Eye
from veillee.games.pas_vu_pas_pris.hall.sight.map import SightMap
from veillee.games.pas_vu_pas_pris.hall.space.data import (
    BOW,
    FURNITURE,
    GHOSTS,
    LEAST_SHARE,
    PIECES,
    SIDES,
    SIZES,
    SLOT,
    Shape,
    corner,
    size_of,
)
from veillee.games.pas_vu_pas_pris.hall.space.solid import Body, bell_body
from veillee.lab.bench.figure import Figure

GHOST_NAMES = ("large", "medium1", "medium2", "small1", "small2", "small3", "small4")
MASK = shapely.Polygon(BOW).union(shapely.Polygon(SLOT))


def scene(rng: FastRng) -> Hall:
    """Furnish a hall at random and put all 28 ghosts into it."""
    hall = Hall()
    furnish(hall, random_layout(rng))
    for side in SIDES:
        for ghost in GHOST_NAMES:
            figure = None
            while figure is None:
                square = "abcdef"[rng.below(6)] + "123456"[rng.below(6)]
                figure = hall.find_spot(f"{side}:{ghost}", size_of(ghost), square)
            hall.stand(figure)
    return hall


def _triangles(shape: Shape) -> Any:
    return np.array(
        [[face[0], face[k], face[k + 1]] for face in shape.faces for k in range(1, len(face) - 1)], dtype=np.int32
    )


_PART_TRIANGLES = {piece: [_triangles(part) for part in FURNITURE[piece].parts] for piece in PIECES}
_GHOST_TRIANGLES = {size: _triangles(GHOSTS[size].shape) for size in SIZES}


def _points(body: Body) -> Any:
    return np.array(list(body.points)).reshape(-1, 3)


class Peer:
    """A hall's bodies as plain arrays, prepared once for both peers."""

    def __init__(self, hall: Hall) -> None:
        self.parts = [
            (_points(body), triangles)
            for piece in hall.poses
            for body, triangles in zip(hall.piece_bodies(piece), _PART_TRIANGLES[piece])
        ]
        self.ghosts = [
            (_points(hall.figure_body(name)), _GHOST_TRIANGLES[figure.size]) for name, figure in hall.figures.items()
        ]
        self.embree = EmbreeScene()
        for points, triangles in self.parts + self.ghosts:
            TriangleMesh(self.embree, points.astype(np.float32), triangles)


def _picture(eye: Eye, points: Any) -> Any:
    dx, dy = points[..., 0] - eye.x, points[..., 1] - eye.y
    ahead = eye.ahead_x * dx + eye.ahead_y * dy
    return np.stack([(eye.right_x * dx + eye.right_y * dy) / ahead, (points[..., 2] - eye.z) / ahead], axis=-1)


def _rays(eye: Eye, ghosts: list[Any], side: int) -> tuple[Any, Any]:
    """Return side x side rays over each ghost's box, and which of them pass the keyhole."""
    steps = (np.arange(side) + 0.5) / side
    pictures = [_picture(eye, points) for points in ghosts]
    low = np.array([picture.min(axis=0) for picture in pictures])
    high = np.array([picture.max(axis=0) for picture in pictures])
    u = low[:, None, 0] + steps[None] * (high - low)[:, None, 0]
    v = low[:, None, 1] + steps[None] * (high - low)[:, None, 1]
    uu = np.broadcast_to(u[:, :, None], (len(ghosts), side, side)).reshape(len(ghosts), -1)
    vv = np.broadcast_to(v[:, None, :], (len(ghosts), side, side)).reshape(len(ghosts), -1)
    rays = np.stack([eye.ahead_x + eye.right_x * uu, eye.ahead_y + eye.right_y * uu, vv], axis=-1)
    slot = (vv <= 0) & (vv >= SLOT[1][1]) & (np.abs(uu) <= 0.375 - vv * (3.5 / 24.0))
    return rays, (uu * uu + vv * vv <= (10.0 / 12.0) ** 2) | slot


def _alone(eye: Eye, points: Any, rays: Any) -> int:
    """Count the rays that hit a ghost when nothing is in the way."""
    outline = shapely.MultiPoint(_picture(eye, points)).convex_hull
    ahead = eye.ahead_x * rays[:, 0] + eye.ahead_y * rays[:, 1]
    u = (eye.right_x * rays[:, 0] + eye.right_y * rays[:, 1]) / ahead
    return int(shapely.contains_xy(outline, u, rays[:, 2] / ahead).sum())


def embree_look(peer: Peer, eye: Eye, side: int) -> list[bool]:
    """Decide every ghost with side x side rays over its box."""
    ghosts = [points for points, _ in peer.ghosts]
    rays, open_ = _rays(eye, ghosts, side)
    flat = rays.reshape(-1, 3).astype(np.float32)
    origin = np.broadcast_to(np.array([eye.x, eye.y, eye.z], dtype=np.float32), flat.shape).copy()
    hit = peer.embree.run(origin, flat, output=True)["geomID"].reshape(len(ghosts), -1)
    decided: list[bool] = []
    for index, points in enumerate(ghosts):
        seen = int(((hit[index] == len(peer.parts) + index) & open_[index]).sum())
        decided.append(seen >= LEAST_SHARE * _alone(eye, points, rays[index]))
    return decided


def embree_rays_only(peer: Peer, eye: Eye, side: int) -> None:
    """Shoot the rays of a look and do nothing with them: the least that Embree can take."""
    ghosts = [points for points, _ in peer.ghosts]
    rays, _ = _rays(eye, ghosts, side)
    flat = rays.reshape(-1, 3).astype(np.float32)
    origin = np.broadcast_to(np.array([eye.x, eye.y, eye.z], dtype=np.float32), flat.shape).copy()
    peer.embree.run(origin, flat)


def _enters(eye: Eye, body: tuple[Any, Any], u: float, v: float) -> float:
    points, triangles = body
    ray = np.array(eye.ray(u, v))
    a, b, c = points[triangles[:, 0]], points[triangles[:, 1]], points[triangles[:, 2]]
    e, f = b - a, c - a
    p = np.cross(ray, f)
    det = (e * p).sum(axis=1)
    det[np.abs(det) < 1e-12] = np.nan
    s = np.array([eye.x, eye.y, eye.z]) - a
    q = np.cross(s, e)
    with np.errstate(invalid="ignore"):
        x, y, t = (s * p).sum(axis=1) / det, (q @ ray) / det, (f * q).sum(axis=1) / det
        good = (x >= -1e-9) & (y >= -1e-9) & (x + y <= 1 + 1e-9) & (t > 0)
    return float(t[good].min()) if good.any() else float("inf")


def shapely_look(peer: Peer, eye: Eye) -> list[bool]:
    """Decide every ghost with shapely's polygons."""
    bodies = peer.parts + peer.ghosts
    shapes = [shapely.MultiPoint(_picture(eye, points)).convex_hull for points, _ in bodies]
    decided: list[bool] = []
    for index in range(len(peer.parts), len(bodies)):
        outline = shapes[index]
        left = outline.intersection(MASK)
        for other, shape in enumerate(shapes):
            if other == index or not shape.intersects(left):
                continue
            common = shape.intersection(outline)
            if common.area < 1e-12:
                continue
            spot = common.representative_point()
            if _enters(eye, bodies[other], spot.x, spot.y) < _enters(eye, bodies[index], spot.x, spot.y):
                left = left.difference(shape)
        decided.append(bool(left.area >= LEAST_SHARE * outline.area))
    return decided


def embree_map(peer: Peer, places: list[Any], side: int) -> None:
    """Shoot side x side rays at a ghost alone in the middle of each square, from all 24 doors, at the furniture."""
    furniture = EmbreeScene()
    for points, triangles in peer.parts:
        TriangleMesh(furniture, points.astype(np.float32), triangles)
    for name in SIDES:
        for number in range(1, 7):
            eye = Eye(name, number)
            rays, _ = _rays(eye, places, side)
            flat = rays.reshape(-1, 3).astype(np.float32)
            origin = np.broadcast_to(np.array([eye.x, eye.y, eye.z], dtype=np.float32), flat.shape).copy()
            furniture.run(origin, flat, query="OCCLUDED")


def timed(work: Callable[[], object], rounds: int) -> float:
    """Return the best time of a few rounds in milliseconds: other work on the machine only ever adds."""
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best * 1e3


def _middles() -> list[Any]:
    places = []
    for column in "abcdef":
        for row in "123456":
            for size in SIZES:
                x, y = corner(column + row)
                places.append(_points(bell_body("", size, x + 20.0, y + 20.0, 0.0)))
    return places


def _moved(sight: SightMap, hall: Hall, rng: FastRng) -> float:
    """Return the time in milliseconds of the map after one piece moved: there and back a few times, the best."""
    here = hall.poses[PIECES[rng.below(6)]]
    there = None
    while there is None:
        x, y = 60.0 + float(rng.below(120)), 60.0 + float(rng.below(120))
        placed = hall.put_piece(here.piece, x, y, float(rng.below(360)), "bottom", None, False)
        there = placed.pose if isinstance(placed, Placed) else None
    best = float("inf")
    for _ in range(4):
        for pose in (there, here):
            hall.put_exact(pose)
            best = min(best, timed(lambda: sight.update(hall), 1))
    return best


def measure(scenes: int = 5) -> list[Figure]:
    """Look and map some scenes, next to Embree and shapely on the same ones; times are the best of a few rounds."""
    rng = FastRng(11)
    ours = rays = shots = polygons = 0.0
    decisions = rays_differ = polygons_differ = 0
    moves: list[float] = []
    whole = embree_whole = 0.0
    middles = _middles()
    for _ in range(scenes):
        hall = scene(rng)
        peer = Peer(hall)
        side, number = SIDES[rng.below(4)], int(rng.below(6)) + 1
        eye = Eye(side, number)
        hall.look(side, number, False)
        ours += timed(lambda h=hall, s=side, n=number: h.look(s, n, False), 9) / scenes  # type: ignore[misc]
        rays += timed(lambda p=peer, e=eye: embree_look(p, e, 32), 3) / scenes  # type: ignore[misc]
        shots += timed(lambda p=peer, e=eye: embree_rays_only(p, e, 32), 3) / scenes  # type: ignore[misc]
        polygons += timed(lambda p=peer, e=eye: shapely_look(p, e), 2) / scenes  # type: ignore[misc]
        seen = [sight.seen for sight in hall.look(side, number, False).sights]
        decisions += len(seen)
        rays_differ += sum(a != b for a, b in zip(seen, embree_look(peer, eye, 32)))
        polygons_differ += sum(a != b for a, b in zip(seen, shapely_look(peer, eye)))
        whole += timed(lambda h=hall: SightMap(h), 2) / scenes  # type: ignore[misc]
        embree_whole += timed(lambda p=peer: embree_map(p, middles, 16), 2) / scenes  # type: ignore[misc]
        hall.figures.clear()
        sight_map = SightMap(hall)
        moves.extend(_moved(sight_map, hall, rng) for _ in range(6))
    moves.sort()
    looks, maps = 1000 / ours, moves[len(moves) // 2]
    return [
        Figure("one look, exact", looks, "looks/s", "Embree, 1,024 rays a ghost", 1000 / rays),
        Figure("one look, exact", looks, "looks/s", "Embree, the rays alone", 1000 / shots),
        Figure("one look, exact", looks, "looks/s", "shapely", 1000 / polygons),
        Figure(f"decisions that differ from Embree's, of {decisions}", float(rays_differ), ""),
        Figure(f"decisions that differ from shapely's, of {decisions}", float(polygons_differ), ""),
        Figure("whole map, five spots a square", whole, "ms", "Embree, one spot, 256 rays", embree_whole),
        Figure("map after one moved piece, median", maps, "ms", "Embree, whole map", embree_whole),
        Figure("map after one moved piece, worst", moves[-1], "ms", "Embree, whole map", embree_whole),
    ]

"""A judge of the look that shoots rays with Embree."""

import numpy as np
import numpy.typing as npt
import shapely
from embreex.mesh_construction import TriangleMesh
from embreex.rtcore_scene import EmbreeScene

from judging.polygons import clipped
from judging.scene import Points, Scene, Thing


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

"""A judge of the look that cuts polygons with shapely."""

import math
from typing import Any

import numpy as np
import numpy.typing as npt
import shapely

from judging.scene import Points, Scene, Thing


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

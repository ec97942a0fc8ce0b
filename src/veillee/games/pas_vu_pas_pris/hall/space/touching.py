"""How deep two convex bodies are in each other, by every axis that could separate them."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from veillee.games.pas_vu_pas_pris.hall.space.solid import Body

_FAR: Final = 1e30


def penetration(a: Body, b: Body, gap: float) -> float:
    """Return how deep two bodies are in each other; negative is their distance, exact only up to `gap`."""
    if (
        a.x0 - b.x1 > gap
        or b.x0 - a.x1 > gap
        or a.y0 - b.y1 > gap
        or b.y0 - a.y1 > gap
        or a.z0 - b.z1 > gap
        or b.z0 - a.z1 > gap
    ):
        return -_FAR
    least = min(_by_faces(a, b), _by_faces(b, a))
    if least < -gap:
        return least
    mine = _directions(a)
    theirs = _directions(b)
    n: i64 = len(mine)
    m: i64 = len(theirs)
    i: i64 = 0
    while i < n:
        ux, uy, uz = mine[i], mine[i + 1], mine[i + 2]
        j: i64 = 0
        while j < m:
            nx = uy * theirs[j + 2] - uz * theirs[j + 1]
            ny = uz * theirs[j] - ux * theirs[j + 2]
            nz = ux * theirs[j + 1] - uy * theirs[j]
            length = math.sqrt(nx * nx + ny * ny + nz * nz)
            if length > 1e-4:
                low, high = _extent(a.points, nx, ny, nz)
                low2, high2 = _extent(b.points, nx, ny, nz)
                inside = min(high - low2, high2 - low) / length
                if inside < least:
                    least = inside
                    if least < -gap:
                        return least
            j += 3
        i += 3
    return least


def _by_faces(a: Body, b: Body) -> float:
    least = _FAR
    planes = a.planes
    points = b.points
    n: i64 = len(planes)
    m: i64 = len(points)
    i: i64 = 0
    while i < n:
        nx, ny, nz = planes[i], planes[i + 1], planes[i + 2]
        nearest = _FAR
        j: i64 = 0
        while j < m:
            along = nx * points[j] + ny * points[j + 1] + nz * points[j + 2]
            if along < nearest:
                nearest = along
            j += 3
        inside = planes[i + 3] - nearest
        if inside < least:
            least = inside
        i += 4
    return least


def _extent(points: vec[float], nx: float, ny: float, nz: float) -> tuple[float, float]:
    low, high = _FAR, -_FAR
    n: i64 = len(points)
    i: i64 = 0
    while i < n:
        along = nx * points[i] + ny * points[i + 1] + nz * points[i + 2]
        if along < low:
            low = along
        if along > high:
            high = along
        i += 3
    return low, high


def _directions(body: Body) -> vec[float]:
    """Return the directions of a body's edges, each once."""
    found = vec[float]()
    edges = body.edges
    points = body.points
    n: i64 = len(edges)
    i: i64 = 0
    while i < n:
        a = edges[i] * 3
        b = edges[i + 1] * 3
        x, y, z = points[b] - points[a], points[b + 1] - points[a + 1], points[b + 2] - points[a + 2]
        length = math.sqrt(x * x + y * y + z * z)
        x, y, z = x / length, y / length, z / length
        new = True
        k: i64 = 0
        known: i64 = len(found)
        while k < known:
            same = x * found[k] + y * found[k + 1] + z * found[k + 2]
            if same > 1.0 - 1e-9 or same < -1.0 + 1e-9:
                new = False
                break
            k += 3
        if new:
            found = append(append(append(found, x), y), z)
        i += 4
    return found

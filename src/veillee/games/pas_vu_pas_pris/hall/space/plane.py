"""Convex polygons in a plane: flat vectors of x, y in turn, counter-clockwise."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

_FAR: Final = 1e30


def hull(points: list[tuple[float, float]]) -> vec[float]:
    """Return the convex outline of some points."""
    flat = vec[float](capacity=2 * len(points))
    for x, y in points:
        flat = append(append(flat, x), y)
    return hull_of(flat)


def hull_of(points: vec[float]) -> vec[float]:
    """Return the convex outline of points given as x, y in turn: `outline` of them, without tuples and boxes."""
    ordered = _in_order(points)
    n: i64 = len(ordered)
    if n < 6:
        return ordered
    loop = vec[float](capacity=2 * n)
    size: i64 = 0
    for back in (False, True):
        start = size
        i: i64 = 0
        while i < n:
            at = n - 2 - i if back else i
            x, y = ordered[at], ordered[at + 1]
            while size >= start + 4:
                ax, ay = loop[size - 4], loop[size - 3]
                if (loop[size - 2] - ax) * (y - ay) - (loop[size - 1] - ay) * (x - ax) > 0.0:
                    break
                size -= 2
            if size < len(loop):
                loop[size] = x
                loop[size + 1] = y
            else:
                loop = append(append(loop, x), y)
            size += 2
            i += 2
        size -= 2
    return loop[:size]


def _in_order(points: vec[float]) -> vec[float]:
    """Return points by x, then by y, each once."""
    ordered = vec[float](capacity=len(points))
    n: i64 = len(points)
    i: i64 = 0
    while i < n:
        x, y = points[i], points[i + 1]
        k: i64 = len(ordered)
        while k > 0 and (ordered[k - 2] > x or (ordered[k - 2] == x and ordered[k - 1] > y)):
            k -= 2
        if k == 0 or ordered[k - 2] != x or ordered[k - 1] != y:
            ordered = append(append(ordered, x), y)
            j: i64 = len(ordered) - 1
            while j > k + 1:
                ordered[j] = ordered[j - 2]
                j -= 1
            ordered[k] = x
            ordered[k + 1] = y
        i += 2
    return ordered


def area(loop: vec[float]) -> float:
    """Return the area of a polygon."""
    n: i64 = len(loop)
    if n < 6:
        return 0.0
    total = 0.0
    px, py = loop[n - 2], loop[n - 1]
    i: i64 = 0
    while i < n:
        x, y = loop[i], loop[i + 1]
        total += px * y - x * py
        px, py = x, y
        i += 2
    return total * 0.5


def depth(a: vec[float], b: vec[float]) -> float:
    """Return how far two convex polygons overlap; 0 or less when they do not."""
    one = _depth(a, b)
    return one if one <= 0.0 else min(one, _depth(b, a))


def _depth(a: vec[float], b: vec[float]) -> float:
    least = _FAR
    n: i64 = len(a)
    m: i64 = len(b)
    px, py = a[n - 2], a[n - 1]
    i: i64 = 0
    while i < n:
        x, y = a[i], a[i + 1]
        ex, ey = x - px, y - py
        length = math.sqrt(ex * ex + ey * ey)
        if length > 1e-9:
            nearest = _FAR
            j: i64 = 0
            while j < m:
                along = (b[j] - px) * ey - (b[j + 1] - py) * ex
                if along < nearest:
                    nearest = along
                j += 2
            if -nearest / length < least:
                least = -nearest / length
                if least <= 0.0:
                    return least
        px, py = x, y
        i += 2
    return least


def outside(loop: vec[float], x: float, y: float) -> float:
    """Return the greatest distance of a point from the lines of a convex polygon's sides: negative inside."""
    worst = -_FAR
    n: i64 = len(loop)
    px, py = loop[n - 2], loop[n - 1]
    i: i64 = 0
    while i < n:
        qx, qy = loop[i], loop[i + 1]
        ex, ey = qx - px, qy - py
        length = math.sqrt(ex * ex + ey * ey)
        if length > 1e-9:
            out = ((x - px) * ey - (y - py) * ex) / length
            if out > worst:
                worst = out
        px, py = qx, qy
        i += 2
    return worst


def distance(loop: vec[float], x: float, y: float) -> float:
    """Return how far a point is from a convex polygon, 0 inside."""
    least = _FAR
    inside = True
    n: i64 = len(loop)
    px, py = loop[n - 2], loop[n - 1]
    i: i64 = 0
    while i < n:
        qx, qy = loop[i], loop[i + 1]
        ex, ey = qx - px, qy - py
        dx, dy = x - px, y - py
        if dx * ey - dy * ex > 0.0:
            inside = False
            along = dx * ex + dy * ey
            square = ex * ex + ey * ey
            if along <= 0.0:
                off = dx * dx + dy * dy
            elif along >= square:
                off = (x - qx) * (x - qx) + (y - qy) * (y - qy)
            else:
                cross = dx * ey - dy * ex
                off = cross * cross / square
            if off < least:
                least = off
        px, py = qx, qy
        i += 2
    return 0.0 if inside else math.sqrt(least)


def inset(points: list[tuple[float, float]], x: float, y: float) -> float:
    """Return how far inside the convex outline of some points a point lies: negative outside, -1e30 without one."""
    loop = hull(points)
    if len(loop) < 6 or area(loop) < 1e-6:
        return -_FAR
    return -outside(loop, x, y)

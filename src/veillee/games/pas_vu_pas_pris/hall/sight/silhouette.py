"""A body in the picture of an eye."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_FAR: Final = 1e30
_SLACK: Final = 1e-9


class Bounds:
    """A box of the picture that a body does not leave, and how far ahead it begins."""

    def __init__(self, near: float, u0: float, v0: float, u1: float, v1: float) -> None:
        self.near: Final = near
        self.u0: Final = u0 - _SLACK
        self.v0: Final = v0 - _SLACK
        self.u1: Final = u1 + _SLACK
        self.v1: Final = v1 + _SLACK

    def may_cover(self, target: "Silhouette") -> bool:
        """Tell whether the body may hide something of a target."""
        return (
            self.near < target.far
            and self.u1 > target.u0
            and self.u0 < target.u1
            and self.v1 > target.v0
            and self.v0 < target.v1
        )


class Silhouette:
    """A body in the picture: its convex outline, the box round it, and how far ahead it begins and ends."""

    def __init__(self, owner: str, loop: vec[float], planes: vec[float], near: float, far: float) -> None:
        self.owner: Final = owner
        self.loop: Final[vec[float]] = loop
        self.planes: Final[vec[float]] = planes
        self.near: Final = near
        self.far: Final = far
        u0, v0, u1, v1 = _FAR, _FAR, -_FAR, -_FAR
        n: i64 = len(loop)
        i: i64 = 0
        while i < n:
            u, v = loop[i], loop[i + 1]
            if u < u0:
                u0 = u
            if u > u1:
                u1 = u
            if v < v0:
                v0 = v
            if v > v1:
                v1 = v
            i += 2
        self.u0: Final = u0
        self.v0: Final = v0
        self.u1: Final = u1
        self.v1: Final = v1

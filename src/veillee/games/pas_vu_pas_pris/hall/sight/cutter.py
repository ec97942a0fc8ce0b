"""What is left of a convex outline when others are cut out of it, exactly.

The remainder is a heap of convex fragments in one flat vector; each cut writes a new heap beside it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from veillee.games.pas_vu_pas_pris.hall.sight.eye import Eye
from veillee.games.pas_vu_pas_pris.hall.sight.silhouette import Silhouette

_LINE: Final = 1e-13
_SPECK: Final = 1e-14
_FAR: Final = 1e30


class Heap:
    """Convex fragments: all corners in a row, where each begins, its area and the box round it."""

    def __init__(self) -> None:
        self.corners: vec[float] = vec[float]([0.0] * 1024)
        self.starts: vec[i64] = vec[i64]([0] * 128)
        self.areas: vec[float] = vec[float]([0.0] * 128)
        self.boxes: vec[float] = vec[float]([0.0] * 512)
        self.count: i64 = 0
        self.used: i64 = 0

    def clear(self) -> None:
        """Forget all fragments."""
        self.count = 0
        self.used = 0

    def room(self, more: i64) -> None:
        """Make room for one more fragment with so many numbers."""
        while len(self.corners) < self.used + more:
            self.corners = append(self.corners, 0.0)
        while len(self.areas) < self.count + 2:
            self.starts = append(self.starts, 0)
            self.areas = append(self.areas, 0.0)
            self.boxes = append(append(append(append(self.boxes, 0.0), 0.0), 0.0), 0.0)

    def close(self, size: i64) -> None:
        """Take the `size` numbers written after `used` as a fragment, unless they are a mere speck."""
        corners = self.corners
        start = self.used
        end = start + size
        if size < 6:
            return
        u0, v0, u1, v1 = _FAR, _FAR, -_FAR, -_FAR
        total = 0.0
        pu, pv = corners[end - 2], corners[end - 1]
        ou, ov = pu, pv
        i = start
        while i < end:
            u, v = corners[i], corners[i + 1]
            total += (pu - ou) * (v - ov) - (u - ou) * (pv - ov)
            if u < u0:
                u0 = u
            if u > u1:
                u1 = u
            if v < v0:
                v0 = v
            if v > v1:
                v1 = v
            pu, pv = u, v
            i += 2
        if total * 0.5 <= _SPECK:
            return
        n = self.count
        self.starts[n] = start
        self.areas[n] = total * 0.5
        self.boxes[4 * n] = u0
        self.boxes[4 * n + 1] = v0
        self.boxes[4 * n + 2] = u1
        self.boxes[4 * n + 3] = v1
        self.count = n + 1
        self.used = end
        self.starts[n + 1] = end

    def add(self, loop: vec[float], size: i64) -> None:
        """Add a fragment."""
        self.room(size)
        i: i64 = 0
        corners = self.corners
        at = self.used
        while i < size:
            corners[at + i] = loop[i]
            i += 1
        self.close(size)

    def take(self, other: "Heap", index: i64) -> None:
        """Add a fragment of another heap as it is."""
        start = other.starts[index]
        size = other.starts[index + 1] - start
        self.room(size)
        mine, theirs = self.corners, other.corners
        at = self.used
        i: i64 = 0
        while i < size:
            mine[at + i] = theirs[start + i]
            i += 1
        n = self.count
        self.starts[n] = at
        self.areas[n] = other.areas[index]
        i = 0
        while i < 4:
            self.boxes[4 * n + i] = other.boxes[4 * index + i]
            i += 1
        self.count = n + 1
        self.used = at + size
        self.starts[n + 1] = at + size

    def total(self) -> float:
        """Return the area of all fragments."""
        summed = 0.0
        i: i64 = 0
        while i < self.count:
            summed += self.areas[i]
            i += 1
        return summed

    def fragment(self, index: i64) -> vec[float]:
        """Return the corners of one fragment."""
        return self.corners[self.starts[index] : self.starts[index + 1]]


class Cutter:
    """A heap that outlines are cut out of."""

    def __init__(self) -> None:
        self.heap: Heap = Heap()
        self._other: Heap = Heap()
        self._now: vec[float] = vec[float]([0.0] * 1024)
        self._next: vec[float] = vec[float]([0.0] * 1024)
        self._sides: vec[float] = vec[float]([0.0] * 512)

    def start(self) -> None:
        """Begin with nothing."""
        self.heap.clear()

    def add(self, loop: vec[float]) -> None:
        """Add a whole outline."""
        self.heap.add(loop, len(loop))

    def add_common(self, a: vec[float], b: vec[float]) -> None:
        """Add what two convex outlines have in common."""
        n: i64 = len(a)
        i: i64 = 0
        while i < n:
            self._now[i] = a[i]
            i += 1
        m: i64 = len(b)
        pu, pv = b[m - 2], b[m - 1]
        i = 0
        while i < m and n >= 6:
            qu, qv = b[i], b[i + 1]
            n = self._split(n, pu, pv, qu, qv, False)
            pu, pv = qu, qv
            i += 2
        if n >= 6:
            self.heap.add(self._now, n)

    def cut(self, view: Silhouette, target: Silhouette, eye: Eye, in_front: bool) -> None:
        """Take away what a view covers of the target, if it is before it; `in_front` says that it is."""
        old, new = self.heap, self._other
        new.clear()
        known = in_front
        k: i64 = 0
        while k < old.count:
            if (
                view.u1 <= old.boxes[4 * k]
                or view.v1 <= old.boxes[4 * k + 1]
                or view.u0 >= old.boxes[4 * k + 2]
                or view.v0 >= old.boxes[4 * k + 3]
            ):
                new.take(old, k)
                k += 1
                continue
            count, used = new.count, new.used
            left = self._carve(view.loop, old, k)
            if left < 6:
                new.count, new.used = count, used
                new.take(old, k)
            elif not known:
                u, v = middle_of(self._now, left)
                if eye.middle(view.planes, u, v) >= eye.middle(target.planes, u, v):
                    return
                known = True
            k += 1
        self.heap, self._other = new, old

    def cut_all(self, loop: vec[float]) -> None:
        """Take away whatever lies in a convex outline."""
        old, new = self.heap, self._other
        new.clear()
        k: i64 = 0
        while k < old.count:
            count, used = new.count, new.used
            if self._carve(loop, old, k) < 6:
                new.count, new.used = count, used
                new.take(old, k)
            k += 1
        self.heap, self._other = new, old

    def _carve(self, loop: vec[float], old: Heap, index: i64) -> i64:
        """Write what of a fragment is outside an outline into the new heap; leave the rest in `_now`."""
        start = old.starts[index]
        n = old.starts[index + 1] - start
        now = self._now
        corners = old.corners
        i: i64 = 0
        while i < n:
            now[i] = corners[start + i]
            i += 1
        m: i64 = len(loop)
        pu, pv = loop[m - 2], loop[m - 1]
        i = 0
        while i < m:
            qu, qv = loop[i], loop[i + 1]
            n = self._split(n, pu, pv, qu, qv, True)
            if n < 6:
                return 0
            pu, pv = qu, qv
            i += 2
        return n

    def _split(self, n: i64, pu: float, pv: float, qu: float, qv: float, keep: bool) -> i64:
        """Split `_now` at a line: what is left of it stays, what is right of it goes to the new heap if kept."""
        now, sides = self._now, self._sides
        eu, ev = qu - pu, qv - pv
        outside = False
        within = False
        i: i64 = 0
        k: i64 = 0
        while i < n:
            d = eu * (now[i + 1] - pv) - ev * (now[i] - pu)
            sides[k] = d
            if d > _LINE:
                within = True
            elif d < -_LINE:
                outside = True
            k += 1
            i += 2
        if not within:
            return 0
        if not outside:
            return n
        other = self._other
        if keep:
            other.room(n + 4)
        away, at = other.corners, other.used
        stay = self._next
        size: i64 = 0
        gone: i64 = 0
        au, av, a = now[n - 2], now[n - 1], sides[k - 1]
        i = 0
        k = 0
        while i < n:
            bu, bv, b = now[i], now[i + 1], sides[k]
            if (a > _LINE and b < -_LINE) or (a < -_LINE and b > _LINE):
                t = a / (a - b)
                cu, cv = au + t * (bu - au), av + t * (bv - av)
                stay[size] = cu
                stay[size + 1] = cv
                size += 2
                if keep:
                    away[at + gone] = cu
                    away[at + gone + 1] = cv
                    gone += 2
            if b >= -_LINE:
                stay[size] = bu
                stay[size + 1] = bv
                size += 2
            if keep and b <= _LINE:
                away[at + gone] = bu
                away[at + gone + 1] = bv
                gone += 2
            au, av, a = bu, bv, b
            i += 2
            k += 1
        if keep:
            other.close(gone)
        self._now, self._next = stay, now
        return size


def middle_of(loop: vec[float], n: i64) -> tuple[float, float]:
    """Return the mean of an outline's corners: a point inside it."""
    u = v = 0.0
    i: i64 = 0
    while i < n:
        u += loop[i]
        v += loop[i + 1]
        i += 2
    half = float(n // 2)
    return u / half, v / half

"""What a look through the keyhole shows, and why."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from veillee.games.pas_vu_pas_pris.hall.sight.cutter import Heap, middle_of
from veillee.games.pas_vu_pas_pris.hall.sight.eye import Eye
from veillee.games.pas_vu_pas_pris.hall.sight.mirror import Glass
from veillee.games.pas_vu_pas_pris.hall.sight.silhouette import Silhouette
from veillee.games.pas_vu_pas_pris.hall.space.plane import area
from veillee.games.pas_vu_pas_pris.hall.space.solid import Body


class Sight:
    """One ghost in a look: seen or not, its visible share, and who hides how much of it.

    `share` is that of the ghost itself; `image` is its reflection, when something of it shows in the
    mirror. `blockers` names `keyhole`, pieces and ghosts with the share that each takes away.
    """

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.seen: bool = False
        self.share: float = 0.0
        self.blockers: list[tuple[str, float]] = []
        self.image: Sight | None = None
        self.glass: Glass | None = None
        self.fragments: list[vec[float]] = []
        self._view: Silhouette | None = None
        self._eye: Eye | None = None

    def hide(self, name: str, share: float) -> None:
        """Note who takes away a share of the ghost."""
        if self.blockers and self.blockers[-1][0] == name:
            share += self.blockers[-1][1]
            self.blockers.pop()
        self.blockers.append((name, share))

    def keep(self, heap: Heap, view: Silhouette, eye: Eye) -> None:
        """Keep the fragments in which the ghost shows."""
        i: i64 = 0
        while i < heap.count:
            self.fragments.append(heap.fragment(i))
            i += 1
        self._view = view
        self._eye = eye

    @property
    def polygons(self) -> list[list[tuple[float, float]]]:
        """Return where the ghost shows in the picture, as convex polygons in tangents."""
        return [_corners(fragment) for fragment in self.fragments]

    @property
    def witness(self) -> list[tuple[float, float, float]]:
        """Return a ray that proves it: the eye, for a reflection the point on the glass, a visible point."""
        eye, view = self._eye, self._view
        if eye is None or view is None:
            return []
        best, most = self.fragments[0], -1.0
        for fragment in self.fragments:
            size = area(fragment)
            if size > most:
                best, most = fragment, size
        u, v = middle_of(best, len(best))
        dx, dy, dz = eye.ray(u, v)
        t = eye.entry(view.planes, u, v)
        point = (eye.x + t * dx, eye.y + t * dy, eye.z + t * dz)
        start = (eye.x, eye.y, eye.z)
        glass = self.glass
        if glass is None:
            return [start, point]
        fall = glass.nx * dx + glass.ny * dy + glass.nz * dz
        t = -glass.before(eye.x, eye.y, eye.z) / fall
        return [start, (eye.x + t * dx, eye.y + t * dy, eye.z + t * dz), glass.image(point[0], point[1], point[2])]


def _corners(loop: vec[float]) -> list[tuple[float, float]]:
    corners: list[tuple[float, float]] = []
    n: i64 = len(loop)
    i: i64 = 0
    while i < n:
        corners.append((loop[i], loop[i + 1]))
        i += 2
    return corners


class Look:
    """One look: a sight for each ghost in the hall, in the order of the hall's figures.

    It keeps what stood before the eye, so that it can be drawn.
    """

    def __init__(
        self,
        side: str,
        number: int,
        sights: list[Sight],
        eye: Eye,
        furniture: list[Body],
        ghosts: list[Body],
        outline: list[list[tuple[float, float]]],
    ) -> None:
        self.side: Final = side
        self.number: Final = number
        self.sights: Final = sights
        self.eye: Final = eye
        self.furniture: Final = furniture
        self.ghosts: Final = ghosts
        self.outline: Final = outline
        self.seen: Final = [sight.name for sight in sights if sight.seen]

    def sight(self, name: str) -> Sight:
        """Return the sight of one ghost."""
        for sight in self.sights:
            if sight.name == name:
                return sight
        raise KeyError(name)

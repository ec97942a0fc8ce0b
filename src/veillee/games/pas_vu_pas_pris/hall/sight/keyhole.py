"""How the keyhole decides who is seen, exactly (PVP-L1, L2, L3)."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from veillee.games.pas_vu_pas_pris.hall.sight.cutter import Cutter
from veillee.games.pas_vu_pas_pris.hall.sight.eye import Eye
from veillee.games.pas_vu_pas_pris.hall.sight.mirror import Glass, reflected
from veillee.games.pas_vu_pas_pris.hall.sight.sights import Sight
from veillee.games.pas_vu_pas_pris.hall.sight.silhouette import Silhouette
from veillee.games.pas_vu_pas_pris.hall.space.data import BOW, LEAST_SHARE, SLOT
from veillee.games.pas_vu_pas_pris.hall.space.plane import area
from veillee.games.pas_vu_pas_pris.hall.space.solid import Body

_FAR: Final = 1e30
_SPARE: Final[list[Cutter]] = []


def _flat(loop: list[tuple[float, float]]) -> vec[float]:
    flat = vec[float]()
    for u, v in loop:
        flat = append(append(flat, u), v)
    return flat


BOX_FIELD: Final = round(math.degrees(math.atan(max(u for u, _ in BOW))), 1)


class Keyhole:
    """The outline through which one looks, in tangents, and the share of a ghost that gives it away.

    `field` is how many degrees it shows to each side; another one than the box's widens the whole outline.
    """

    def __init__(self, field: float = BOX_FIELD, least_share: float = LEAST_SHARE) -> None:
        widened = 1.0
        if field != BOX_FIELD:
            widened = math.tan(math.radians(field)) / max(u for u, _ in BOW)
        bow = [(u * widened, v * widened) for u, v in BOW]
        slot = [(u * widened, v * widened) for u, v in SLOT]
        self.field: Final = field
        self.least_share: Final = least_share
        self.outline: Final = [bow, slot]
        self.bow: Final[vec[float]] = _flat(bow)
        self.slot: Final[vec[float]] = _flat(slot)
        self.slot_wide: Final[float] = max(u for u, _ in slot)
        self.slot_deep: Final[float] = min(v for _, v in slot)
        self.bow_wide: Final[float] = max(u for u, _ in bow)
        # A circle inside the bow's polygon.
        self.bow_inner: Final[float] = (
            min((bow[i - 1][0] + bow[i][0]) ** 2 + (bow[i - 1][1] + bow[i][1]) ** 2 for i in range(len(bow))) / 4.0
        )


BOX_KEYHOLE: Final = Keyhole()


def through_keyhole(cutter: Cutter, view: Silhouette, keyhole: Keyhole) -> None:
    """Begin with what of a view is inside the keyhole's outline (PVP-L3)."""
    cutter.start()
    wide = keyhole.bow_wide
    if view.u0 >= wide or view.u1 <= -wide or view.v0 >= wide or view.v1 <= keyhole.slot_deep:
        return
    inner = keyhole.bow_inner
    loop = view.loop
    n: i64 = len(loop)
    i: i64 = 0
    inside = True
    while i < n:
        if loop[i] * loop[i] + loop[i + 1] * loop[i + 1] > inner:
            inside = False
            break
        i += 2
    if inside:
        cutter.add(loop)
        return
    if view.v0 < 0.0 and view.u0 < keyhole.slot_wide and view.u1 > -keyhole.slot_wide:
        cutter.add_common(loop, keyhole.slot)
        cutter.cut_all(keyhole.bow)
    cutter.add_common(loop, keyhole.bow)


def _box_of(loops: list[vec[float]]) -> tuple[float, float, float, float]:
    """Return the box round some outlines: the lowest u and v, then the highest."""
    u0, v0, u1, v1 = _FAR, _FAR, -_FAR, -_FAR
    for loop in loops:
        n: i64 = len(loop)
        i: i64 = 0
        while i < n:
            u0, u1 = min(u0, loop[i]), max(u1, loop[i])
            v0, v1 = min(v0, loop[i + 1]), max(v1, loop[i + 1])
            i += 2
    return u0, v0, u1, v1


class SightJudge:
    """One look: everything in the picture, and the judgement of each ghost."""

    def __init__(self, eye: Eye, furniture: list[Body], ghosts: list[Body], keyhole: Keyhole) -> None:
        self.eye: Final = eye
        self.keyhole: Final = keyhole
        self.furniture: Final = furniture
        self.ghosts: Final = ghosts
        self.ghost_views: Final = [eye.view(body) for body in ghosts]
        self.cutter: Final = _SPARE.pop() if _SPARE else Cutter()
        self._bounds: Final = [eye.bounds(body) for body in furniture]
        self._views: Final[list[Silhouette | None]] = [None] * len(furniture)

    def close(self) -> None:
        """Leave the cutter to the next look: to make one takes longer than most cuts."""
        _SPARE.append(self.cutter)

    def _view(self, index: int) -> Silhouette:
        """Return the view of a piece's part, drawn when it is first asked for."""
        view = self._views[index]
        if view is None:
            view = self.eye.view(self.furniture[index])
            self._views[index] = view
        return view

    def _over(self, target: Silhouette) -> list[int]:
        """Return the parts of furniture that may be before a target: most are surely beside or behind it."""
        if self.cutter.heap.count == 0:
            return []
        return [index for index, bounds in enumerate(self._bounds) if bounds.may_cover(target)]

    def direct(self) -> list[Sight]:
        """Judge every ghost seen straight through the keyhole."""
        sights: list[Sight] = []
        for target in self.ghost_views:
            through_keyhole(self.cutter, target, self.keyhole)
            sight = Sight(target.owner)
            whole = area(target.loop)
            views = [self._view(index) for index in self._over(target)]
            self._hide(target, views, self.ghost_views, sight, whole)
            sight.share = self.cutter.heap.total() / whole
            sight.seen = sight.share >= self.keyhole.least_share
            if sight.share > 0.0:
                sight.keep(self.cutter.heap, target, self.eye)
            sights.append(sight)
        return sights

    def _hide(
        self, target: Silhouette, views: list[Silhouette], others: list[Silhouette], sight: Sight, whole: float
    ) -> None:
        """Cut out of the picture's heap whatever is before the target, and note who hides how much of it."""
        cutter = self.cutter
        left = cutter.heap.total()
        if left < whole * (1.0 - 1e-9):
            sight.hide("keyhole", (whole - left) / whole)
        for group in (views, others):
            for view in group:
                if view is target or cutter.heap.count == 0:
                    continue
                if (
                    view.near >= target.far
                    or view.u1 <= target.u0
                    or view.u0 >= target.u1
                    or view.v1 <= target.v0
                    or view.v0 >= target.v1
                ):
                    continue
                cutter.cut(view, target, self.eye, view.far <= target.near)
                now = cutter.heap.total()
                if now < left:
                    sight.hide(view.owner, (left - now) / whole)
                    left = now

    def in_mirror(self, glass: Glass, sights: list[Sight]) -> None:
        """Judge every ghost seen in the mirror (PVP-L2)."""
        pane = glass.view(self.eye)
        if pane is None:
            return
        through_keyhole(self.cutter, pane, self.keyhole)
        if self.cutter.heap.count == 0:
            return
        self._hide(
            pane,
            [self._view(index) for index in self._over(pane) if _reaches_before(glass, self.furniture[index])],
            [view for view, body in zip(self.ghost_views, self.ghosts) if _reaches_before(glass, body)],
            Sight("mirror"),
            area(pane.loop),
        )
        panes: list[vec[float]] = []
        i: i64 = 0
        while i < self.cutter.heap.count:
            panes.append(self.cutter.heap.fragment(i))
            i += 1
        if not panes:
            return
        box = _box_of(panes)
        ghosts = self._images(glass, self.ghosts, box)
        views = self._images(glass, self.furniture, box) if ghosts else []
        for target in ghosts:
            self.cutter.start()
            for loop in panes:
                self.cutter.add_common(target.loop, loop)
            if self.cutter.heap.count == 0:
                continue
            whole = area(target.loop)
            image = Sight(target.owner)
            self._hide(target, views, ghosts, image, whole)
            image.share = self.cutter.heap.total() / whole
            if image.share <= 0.0:
                continue
            image.seen = image.share >= self.keyhole.least_share
            image.keep(self.cutter.heap, target, self.eye)
            image.glass = glass
            for sight in sights:
                if sight.name == image.name:
                    sight.image = image
                    sight.seen = sight.seen or image.seen

    def _images(self, glass: Glass, bodies: list[Body], box: tuple[float, float, float, float]) -> list[Silhouette]:
        images: list[Silhouette] = []
        for body in bodies:
            image = reflected(self.eye, body, glass, box)
            if image is not None:
                images.append(image)
        return images


def _reaches_before(glass: Glass, body: Body) -> bool:
    """Tell whether anything of a body is before the glass: nothing else can hide it."""
    n: i64 = len(body.points)
    i: i64 = 0
    while i < n:
        if glass.before(body.points[i], body.points[i + 1], body.points[i + 2]) > 1e-3:
            return True
        i += 3
    return False

"""What is in the hall, and every question about it that changes nothing."""

from collections.abc import Set

from librt.vecs import vec
from mypy_extensions import i64

from veillee.games.pas_vu_pas_pris.hall.placing.shifting import spots_before
from veillee.games.pas_vu_pas_pris.hall.placing.spots import UPRIGHT, Ground, Level
from veillee.games.pas_vu_pas_pris.hall.placing.square_spots import fits_square, half_steps, spot_order, square_region
from veillee.games.pas_vu_pas_pris.hall.sight.eye import Eye
from veillee.games.pas_vu_pas_pris.hall.sight.keyhole import BOX_KEYHOLE, Keyhole, SightJudge
from veillee.games.pas_vu_pas_pris.hall.sight.mirror import glass_of
from veillee.games.pas_vu_pas_pris.hall.sight.sights import Look
from veillee.games.pas_vu_pas_pris.hall.space.data import HEADINGS, TOUCH, corner, side_of, square_at
from veillee.games.pas_vu_pas_pris.hall.space.figure import Figure
from veillee.games.pas_vu_pas_pris.hall.space.pose import Pose
from veillee.games.pas_vu_pas_pris.hall.space.solid import Body, figure_body, piece_bodies


class Room:
    """Furniture and ghosts in space: their bodies, the free spots between them, and what a keyhole shows."""

    def __init__(self) -> None:
        self.keyhole: Keyhole = BOX_KEYHOLE
        self.poses: dict[str, Pose] = {}
        self.figures: dict[str, Figure] = {}
        # Final poses that a log knows, in order: they are taken where a piece would lean or settle.
        self.rests: list[Pose] = []
        self.simulates: bool = True
        """Pieces that find no rest straight below are let fall; otherwise `WouldSettle` is raised."""

    # Bodies

    def piece_bodies(self, piece: str) -> list[Body]:
        """Return the parts of a piece on the board."""
        return piece_bodies(self.poses[piece])

    def figure_body(self, name: str) -> Body:
        """Return the body of a ghost in the hall."""
        return figure_body(self.figures[name])

    def bodies(self, without: str = "", ignore: Set[str] = frozenset()) -> list[Body]:
        """Return everything in the hall, except one piece and some ghosts."""
        found: list[Body] = []
        for piece, pose in self.poses.items():
            if piece != without:
                found.extend(piece_bodies(pose))
        for name, figure in self.figures.items():
            if name not in ignore:
                found.append(figure_body(figure))
        return found

    # Spots

    def find_spot(
        self,
        name: str,
        size: str,
        square: str,
        wanted: tuple[float, float] | None = None,
        level: int | None = None,
        lying: bool = False,
        ignore: Set[str] = frozenset(),
    ) -> Figure | None:
        """Return the first free spot of a square, in the fixed order from the spot wanted (PVP-G5).

        `wanted` is a place in the square from 0 to 1 each way, None its middle. `level` counts the free
        levels of a spot from below, None is the lowest. `ignore` names ghosts that are as good as gone,
        beside the one that is placed. `lying` asks for a lying ghost; where none fits it stands.
        """
        column, row = half_steps(wanted)
        return self._search(name, size, square, spot_order(size, column, row), level or 0, lying, ignore)

    def exact_spot(
        self,
        name: str,
        size: str,
        square: str,
        wanted: tuple[float, float],
        level: int | None = None,
        lying: bool = False,
        ignore: Set[str] = frozenset(),
    ) -> Figure | None:
        """Return the figure at exactly that place and level of a square (rounded to 0.5 mm), or None."""
        column, row = half_steps(wanted)
        if not fits_square(size, column, row):
            return None
        return self._search(name, size, square, vec[i64]([column, row]), level or 0, lying, ignore)

    def _search(
        self,
        name: str,
        size: str,
        square: str,
        order: vec[i64],
        level: int,
        lying: bool,
        ignore: Set[str],
    ) -> Figure | None:
        bodies = self.bodies("", ignore | {name} if name in self.figures else ignore)
        left, bottom = corner(square)
        for headings in headings_of(name, lying):
            grounds = [Ground(bodies, size, heading, square_region(square, size)) for heading in headings]
            at: i64 = grounds[0].next_open(order, 0, left, bottom)
            while at < len(order):
                x, y = left + float(order[at]) / 2.0, bottom + float(order[at + 1]) / 2.0
                for ground in grounds:
                    levels = ground.levels(x, y)
                    if level < len(levels):
                        return figure_at(name, size, square, x, y, levels[level], ground.heading)
                at = grounds[0].next_open(order, at + 2, left, bottom)
        return None

    def come_down(self, name: str) -> Figure | None:
        """Return where a ghost whose support is gone comes down in its square (PVP-F5), None without room."""
        old = self.figures[name]
        bodies = self.bodies("", {name})
        for headings in headings_of(name, old.lying):
            grounds = [Ground(bodies, old.size, heading, square_region(old.square, old.size)) for heading in headings]
            for ground in grounds:
                below = [level for level in ground.levels(old.x, old.y) if level.z <= old.z + TOUCH]
                if below:
                    return figure_at(name, old.size, old.square, old.x, old.y, below[-1], ground.heading)
            lowest = _lowest(grounds, old, name)
            if lowest is not None:
                return lowest
        return None

    def spot_before_mirror(self, name: str, size: str) -> Figure | None:
        """Return the free spot in front of the glass that is nearest to it, facing it (PVP-N4)."""
        if "mirror" not in self.poses:
            return None
        pose = self.poses["mirror"]
        bodies = self.bodies("", {name})
        heading = pose.yaw + 270.0
        for x, y in spots_before(pose, size):
            square = square_at(x, y)
            ground = Ground(bodies, size, UPRIGHT, (x, y, x, y))
            levels = ground.levels(x, y)
            if levels:
                return Figure(name, size, square, x, y, levels[0].z, levels[0].stands_on, False, heading)
        return None

    # Looking

    def look(self, side: str, number: int, reflections: bool = True) -> Look:
        """Look through the keyhole at a door (PVP-L1, L2, L3)."""
        furniture: list[Body] = []
        for pose in self.poses.values():
            furniture.extend(piece_bodies(pose))
        eye = Eye(side, number)
        ghosts = [figure_body(figure) for figure in self.figures.values()]
        judge = SightJudge(eye, furniture, ghosts, self.keyhole)
        sights = judge.direct()
        if reflections and "mirror" in self.poses:
            judge.in_mirror(glass_of(self.poses["mirror"]), sights)
        judge.close()
        return Look(side, number, sights, eye, furniture, ghosts, self.keyhole.outline)


def headings_of(name: str, lying: bool) -> list[list[float]]:
    """Return the ways a ghost may be put down, best first: those of one list are tried spot by spot."""
    if not lying:
        return [[UPRIGHT]]
    forward = HEADINGS[side_of(name)]
    return [[forward, (forward + 90.0) % 360.0, (forward + 270.0) % 360.0], [UPRIGHT]]


def figure_at(name: str, size: str, square: str, x: float, y: float, level: Level, heading: float) -> Figure:
    if heading == UPRIGHT:
        return Figure(name, size, square, x, y, level.z, level.stands_on, False, HEADINGS[side_of(name)])
    return Figure(name, size, square, x, y, level.z, level.stands_on, True, heading)


def _lowest(grounds: list[Ground], old: Figure, name: str) -> Figure | None:
    """Return the lowest place of a ghost in its square, the nearest one if that is the floor; None without room."""
    left, bottom = corner(old.square)
    order = spot_order(old.size, round((old.x - left) * 2.0), round((old.y - bottom) * 2.0))
    found: Figure | None = None
    at: i64 = grounds[0].next_open(order, 0, left, bottom)
    while at < len(order) and (found is None or found.stands_on != "floor"):
        x, y = left + float(order[at]) / 2.0, bottom + float(order[at + 1]) / 2.0
        for ground in grounds:
            levels = ground.levels(x, y)
            if levels and (found is None or levels[0].z < found.z):
                found = figure_at(name, old.size, old.square, x, y, levels[0], ground.heading)
        at = grounds[0].next_open(order, at + 2, left, bottom)
    return found

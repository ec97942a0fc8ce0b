"""The hall: furniture and ghosts in space, and every question of room, rest and sight about them."""

import math
from collections.abc import Set

from veillee.games.pas_vu_pas_pris.hall.data import FURNITURE, GHOSTS, HALL, HEADINGS, SQUARE, corner, side_of
from veillee.games.pas_vu_pas_pris.hall.figure import Figure, unpack_figure
from veillee.games.pas_vu_pas_pris.hall.look import Look, Sight
from veillee.games.pas_vu_pas_pris.hall.pose import Pose, standing, unpack_pose
from veillee.games.pas_vu_pas_pris.hall.trouble import Consequence, Placed, Trouble


class Hall:
    """Furniture and ghosts on the board. Everything changes in place; copies are explicit."""

    def __init__(self) -> None:
        self.poses: dict[str, Pose] = {}
        self.figures: dict[str, Figure] = {}

    def copy(self) -> "Hall":
        """Return an independent copy."""
        other = Hall()
        other.poses = dict(self.poses)
        other.figures = dict(self.figures)
        return other

    def pack(self) -> list[object]:
        """Return everything as plain values; `unpack_hall` reads it back."""
        poses = [pose.pack() for pose in self.poses.values()]
        return [poses, [figure.pack() for figure in self.figures.values()]]

    # Furniture

    def put_piece(
        self, piece: str, x: float, y: float, yaw: float, face: str, level: int | None, lean: bool
    ) -> Placed | Trouble:
        """Take a piece up if it is on the board, put it down and let what rested on it drop (PVP-F1, F5, F6).

        On Trouble nothing has changed. `level` counts the heights at which it rests from below; None is
        the highest.
        """
        pose = standing(piece, x, y, FURNITURE[piece].middle, yaw, face)
        if not (20.0 <= pose.x <= HALL - 20.0 and 20.0 <= pose.y <= HALL - 20.0):
            return Trouble("outside", None)
        if level is not None and level > 0:
            return Trouble("level", None)
        self.poses.pop(piece, None)
        self.poses[piece] = pose
        return Placed(pose, [])

    def put_exact(self, pose: Pose) -> None:
        """Put a piece at a final pose of a log or a position, without asking or simulating."""
        self.poses.pop(pose.piece, None)
        self.poses[pose.piece] = pose

    def remove_piece(self, piece: str) -> list[Consequence]:
        """Take a piece off the board; ghosts on it come down, pieces on it drop."""
        self.poses.pop(piece)
        return []

    def tip_directions(self, piece: str) -> list[str]:
        """Return the sides of the hall towards which a piece can be tipped onto its side (PVP-N3)."""
        return []

    def tip(self, piece: str, direction: str) -> list[Consequence]:
        """Tip a piece onto its side in a direction that `tip_directions` lists (PVP-N3)."""
        return []

    def mirror_to_centre(self) -> list[Consequence]:
        """Stand the mirror up where it is and turn it towards the centre of the hall (PVP-N4)."""
        return []

    def dance(self, piece: str) -> list[Consequence]:
        """Slide a piece to the door nearest to it (PVP-N6)."""
        return []

    # Ghosts

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
        levels of a spot from below, None is the lowest. `ignore` names ghosts that are as good as gone.
        `lying` asks for a lying ghost; where none fits it stands.
        """
        left, bottom = corner(square)
        radius = GHOSTS[size].radius
        spots: list[tuple[float, float, float, float]] = []
        wx, wy = (0.5, 0.5) if wanted is None else wanted
        n = int((SQUARE - 2.0 * radius) * 2.0) + 1
        for i in range(n):
            for j in range(n):
                x, y = radius + i / 2.0, radius + j / 2.0
                dx, dy = x - wx * SQUARE, y - wy * SQUARE
                spots.append((dx * dx + dy * dy, math.atan2(dy, dx) % (2.0 * math.pi), x, y))
        spots.sort()
        for _, _, x, y in spots:
            if self._clear(left + x, bottom + y, radius, ignore):
                return Figure(name, size, square, left + x, bottom + y, 0.0, "floor", lying, HEADINGS[side_of(name)])
        return None

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
        left, bottom = corner(square)
        radius = GHOSTS[size].radius
        x, y = round(wanted[0] * SQUARE * 2.0) / 2.0, round(wanted[1] * SQUARE * 2.0) / 2.0
        if min(x, y) < radius or max(x, y) > SQUARE - radius or (level is not None and level > 0):
            return None
        if not self._clear(left + x, bottom + y, radius, ignore):
            return None
        return Figure(name, size, square, left + x, bottom + y, 0.0, "floor", lying, HEADINGS[side_of(name)])

    def _clear(self, x: float, y: float, radius: float, ignore: Set[str]) -> bool:
        for name, figure in self.figures.items():
            if name not in ignore:
                room = radius + GHOSTS[figure.size].radius
                if (figure.x - x) ** 2 + (figure.y - y) ** 2 < room * room:
                    return False
        return True

    def stand(self, figure: Figure) -> None:
        """Put a ghost into the hall, or to another place in it, at a spot that was found free.

        A ghost that was elsewhere in the hall must have left by `leave`.
        """
        self.figures[figure.name] = figure

    def leave(self, name: str) -> list[Consequence]:
        """Take a ghost out of the hall; what leaned on it drops or settles (PVP-F6)."""
        del self.figures[name]
        return []

    def come_down(self, name: str) -> Figure | None:
        """Return where a ghost whose support is gone comes down in its square (PVP-F5), None without room."""
        figure = self.figures[name]
        return self.find_spot(name, figure.size, figure.square, figure.place(), None, figure.lying, {name})

    def lie_down(self, name: str, exit_side: str) -> bool:
        """Lay a ghost down where it stands, head towards its exit or else across (PVP-N2); False: it stays up."""
        old = self.figures[name]
        heading = HEADINGS[exit_side] + 180.0
        self.figures[name] = Figure(name, old.size, old.square, old.x, old.y, old.z, old.stands_on, True, heading)
        return True

    def stand_up(self, name: str) -> list[Consequence]:
        """Stand a lying ghost up at its spot, or at the nearest free one of its square (PVP-N2)."""
        old = self.figures[name]
        self.figures[name] = Figure(name, old.size, old.square, old.x, old.y, old.z, old.stands_on, False, old.heading)
        return []

    def spot_before_mirror(self, name: str, size: str) -> Figure | None:
        """Return the free spot in front of the glass that is nearest to it, facing it (PVP-N4)."""
        return None

    # The board

    def quarter_turn(self) -> None:
        """Turn the board a quarter clockwise (PVP-N10)."""
        self.poses = {piece: pose.turned() for piece, pose in self.poses.items()}
        self.figures = {name: figure.turned() for name, figure in self.figures.items()}

    def look(self, side: str, number: int, reflections: bool = True) -> Look:
        """Look through the keyhole at a door (PVP-L1, L2, L3)."""
        return Look(side, number, [Sight(name, True, 1.0) for name in self.figures])


def unpack_hall(data: list[object]) -> Hall:
    """Read back what `Hall.pack` wrote."""
    poses, figures = data
    assert isinstance(poses, list)
    assert isinstance(figures, list)
    hall = Hall()
    for packed in poses:
        pose = unpack_pose(packed)
        hall.poses[pose.piece] = pose
    for packed in figures:
        figure = unpack_figure(packed)
        hall.figures[figure.name] = figure
    return hall

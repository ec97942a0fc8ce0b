"""The hall: how furniture and ghosts come, go and come to rest in it."""

from typing import Final

from veillee.games.pas_vu_pas_pris.hall.placing.place import place, settle_down, still_rests, straight_down
from veillee.games.pas_vu_pas_pris.hall.placing.resting import rests_on
from veillee.games.pas_vu_pas_pris.hall.placing.shifting import danced, facing_centre, tipped
from veillee.games.pas_vu_pas_pris.hall.placing.spots import UPRIGHT, Ground
from veillee.games.pas_vu_pas_pris.hall.placing.square_spots import square_region
from veillee.games.pas_vu_pas_pris.hall.placing.trouble import Consequence, Placed, Trouble, WouldSettle
from veillee.games.pas_vu_pas_pris.hall.room import Room, figure_at
from veillee.games.pas_vu_pas_pris.hall.space.data import GHOSTS, HEADINGS, PIECES, SIDES
from veillee.games.pas_vu_pas_pris.hall.space.figure import Figure, unpack_figure
from veillee.games.pas_vu_pas_pris.hall.space.pose import Pose, standing, unpack_pose
from veillee.games.pas_vu_pas_pris.hall.space.sweep import Sweep

_MOST_DROPS: Final = 60


class Hall(Room):
    """Furniture and ghosts on the board. Everything changes in place; copies are explicit."""

    def copy(self) -> "Hall":
        """Return an independent copy."""
        other = Hall()
        other.keyhole = self.keyhole
        other.poses = dict(self.poses)
        other.figures = dict(self.figures)
        other.rests = list(self.rests)
        other.simulates = self.simulates
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
        placed: Pose | Trouble | None = None
        if not lean and not self._carries(piece):
            # Nobody has to come down first: a place that is no good shows before anything is moved.
            placed = place(standing(piece, x, y, 0.0, yaw, face), self.bodies(piece), level, False)
            if isinstance(placed, Trouble):
                return placed
        before = self.copy()
        consequences: list[Consequence] = []
        waiting = self._take_up(piece, consequences)
        if waiting is None:
            self._restore(before)
            return Trouble("no-room", None)
        if lean:
            placed = self._known_rest(piece)
        if placed is None:
            placed = place(standing(piece, x, y, 0.0, yaw, face), self.bodies(piece), level, lean)
        if isinstance(placed, Trouble):
            self._restore(before)
            return placed
        self.put_exact(placed)
        if not self._drop(waiting, consequences):
            self._restore(before)
            return Trouble("no-room", None)
        return Placed(placed, consequences)

    def put_exact(self, pose: Pose) -> None:
        """Put a piece at a final pose of a log or a position, without asking or simulating."""
        self.poses.pop(pose.piece, None)
        self.poses[pose.piece] = pose

    def shift_piece(self, pose: Pose) -> list[Consequence] | None:
        """Put a piece at a pose that was found free, with what follows (PVP-F5, F6). None: no room, nothing changed."""
        before = self.copy()
        consequences: list[Consequence] = []
        waiting = self._take_up(pose.piece, consequences)
        if waiting is not None:
            self.put_exact(pose)
            if self._drop(waiting, consequences):
                return consequences
        self._restore(before)
        return None

    def _restore(self, before: "Hall") -> None:
        self.poses = before.poses
        self.figures = before.figures
        self.rests = before.rests

    def _known_rest(self, piece: str) -> Pose | None:
        """Take the next pose that the log knows, if it is this piece's."""
        if self.rests and self.rests[0].piece == piece:
            return self.rests.pop(0)
        return None

    def _resting_on(self, name: str) -> list[str]:
        """Return the pieces that rest or lean on a piece or a ghost."""
        below = self.piece_bodies(name) if name in self.poses else [self.figure_body(name)]
        sweep = Sweep()
        found: list[str] = []
        for piece in PIECES:
            if piece == name or piece not in self.poses:
                continue
            parts = self.piece_bodies(piece)
            for body in below:
                if rests_on(parts, body, self.poses[piece].leaning, sweep):
                    found.append(piece)
                    break
        return found

    def bears(self, piece: str) -> bool:
        """Tell whether other pieces rest or lean on a piece."""
        return piece in self.poses and len(self._resting_on(piece)) > 0

    def _carries(self, piece: str) -> bool:
        """Tell whether a ghost stands on or in a piece."""
        for figure in self.figures.values():
            if figure.stands_on == piece:
                return True
        return False

    def _take_up(self, piece: str, consequences: list[Consequence]) -> set[str] | None:
        """Take a piece up: its ghosts come down (PVP-F5). Return the pieces that may drop, None without room."""
        if piece not in self.poses:
            return set()
        waiting = set(self._resting_on(piece))
        del self.poses[piece]
        for name in list(self.figures):
            if self.figures[name].stands_on == piece:
                waiting.update(self._resting_on(name))
                figure = self.come_down(name)
                if figure is None:
                    return None
                self.figures[name] = figure
                consequences.append(Consequence("down", name, None, figure))
        waiting.discard(piece)
        return waiting

    def _drop(self, waiting: set[str], consequences: list[Consequence]) -> bool:
        """Let pieces whose support went drop or settle, in the fixed order (PVP-F6); False without room for ghosts."""
        for _ in range(_MOST_DROPS):
            piece = ""
            for candidate in PIECES:
                if candidate in waiting and candidate in self.poses:
                    piece = candidate
                    break
            if not piece:
                return True
            waiting.discard(piece)
            old = self.poses[piece]
            if still_rests(old, self.bodies(piece)):
                continue
            more = self._take_up(piece, consequences)
            if more is None:
                return False
            waiting.update(more)
            others = self.bodies(piece)
            kind = "drop"
            pose = straight_down(old, others)
            if pose is None:
                kind = "settle"
                pose = self._known_rest(piece)
                if pose is None:
                    if not self.simulates:
                        raise WouldSettle
                    pose = settle_down(old, others)
            self.put_exact(pose)
            consequences.append(Consequence(kind, piece, pose, None))
        return True

    def tip_directions(self, piece: str) -> list[str]:
        """Return the sides of the hall towards which a piece can be tipped onto its side (PVP-N3)."""
        return [direction for direction in SIDES if self._tipped(piece, direction) is not None]

    def tip(self, piece: str, direction: str) -> list[Consequence]:
        """Tip a piece onto its side in a direction that `tip_directions` lists (PVP-N3)."""
        hall = self._tipped(piece, direction)
        if hall is None:
            return []
        self._restore(hall[0])
        return hall[1]

    def _tipped(self, piece: str, direction: str) -> tuple["Hall", list[Consequence]] | None:
        target = tipped(self.poses[piece], direction)
        if target is None:
            return None
        hall = self.copy()
        placed = hall.put_piece(piece, target.x, target.y, target.yaw, target.face, None, False)
        return (hall, placed.consequences) if isinstance(placed, Placed) else None

    def mirror_to_centre(self) -> list[Consequence]:
        """Stand the mirror up where it is and turn it towards the centre of the hall (PVP-N4)."""
        if "mirror" not in self.poses:
            return []
        pose = facing_centre(self.poses["mirror"])
        placed = self.put_piece("mirror", pose.x, pose.y, pose.yaw, "bottom", None, False)
        near = placed.nearest if isinstance(placed, Trouble) else None
        if near is not None:
            placed = self.put_piece("mirror", near.x, near.y, near.yaw, "bottom", None, False)
        return placed.consequences if isinstance(placed, Placed) else []

    def dance(self, piece: str) -> list[Consequence]:
        """Slide a piece to the door nearest to it, as near as it fits (PVP-N6)."""
        lifted = self.copy()
        waiting = lifted._take_up(piece, [])
        if waiting is None:
            return []
        pose = danced(self.poses[piece], lifted.bodies())
        if pose is None or pose.same(self.poses[piece]):
            return []
        return self.shift_piece(pose) or []

    # Ghosts

    def stand(self, figure: Figure) -> None:
        """Put a ghost into the hall at a spot that was found free; one that moves must `leave` first."""
        self.figures[figure.name] = figure

    def leave(self, name: str) -> list[Consequence]:
        """Take a ghost out of the hall; what leaned on it drops or settles (PVP-F6)."""
        waiting = set(self._resting_on(name))
        del self.figures[name]
        return self._after(waiting)

    def _after(self, waiting: set[str]) -> list[Consequence]:
        if not waiting:
            return []
        before = self.copy()
        consequences: list[Consequence] = []
        if self._drop(waiting, consequences):
            return consequences
        # Nobody can refuse a ghost's leaving: without room for the ghosts on it the piece stays.
        self._restore(before)
        return []

    def lie_down(self, name: str, exit_side: str) -> bool:
        """Lay a ghost down where it stands, head towards its exit or else across (PVP-N2); False: it stays up."""
        return self.lay_down(name, exit_side) is not None

    def lay_down(self, name: str, exit_side: str) -> list[Consequence] | None:
        """Lay a ghost down and return what dropped that leaned on it (PVP-F6); None: it stays up."""
        old = self.figures[name]
        bodies = self.bodies("", {name})
        forward = (HEADINGS[exit_side] + 180.0) % 360.0
        for heading in (forward, (forward + 90.0) % 360.0, (forward + 270.0) % 360.0):
            ground = Ground(bodies, old.size, heading, square_region(old.square, old.size))
            for level in ground.levels(old.x, old.y):
                if abs(level.z - old.z) <= GHOSTS[old.size].radius * 0.1:
                    waiting = set(self._resting_on(name))
                    self.figures[name] = figure_at(name, old.size, old.square, old.x, old.y, level, heading)
                    return self._after(waiting)
        return None

    def stand_up(self, name: str) -> list[Consequence]:
        """Stand a lying ghost up at its spot, or at the nearest free one of its square (PVP-N2)."""
        old = self.figures[name]
        waiting = set(self._resting_on(name))
        bodies = self.bodies("", {name})
        ground = Ground(bodies, old.size, UPRIGHT, square_region(old.square, old.size))
        new: Figure | None = None
        for level in ground.levels(old.x, old.y):
            if abs(level.z - old.z) <= GHOSTS[old.size].radius * 0.1:
                new = figure_at(name, old.size, old.square, old.x, old.y, level, UPRIGHT)
        if new is None:
            new = self.find_spot(name, old.size, old.square, old.place())
        if new is None:
            return []
        self.figures[name] = new
        return self._after(waiting)

    # The board

    def quarter_turn(self) -> None:
        """Turn the board a quarter clockwise (PVP-N10)."""
        self.poses = {piece: pose.turned() for piece, pose in self.poses.items()}
        self.figures = {name: figure.turned() for name, figure in self.figures.items()}


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

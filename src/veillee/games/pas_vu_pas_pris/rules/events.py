"""What a move brought about: its events, and the rests that a replay must know."""

from veillee.core import Event
from veillee.games.pas_vu_pas_pris.hall.placing.trouble import Consequence
from veillee.games.pas_vu_pas_pris.hall.space.pose import Pose
from veillee.games.pas_vu_pas_pris.rules.board import GHOSTS, PIECES, SIDES, GhostId, ghost_of, owner_of
from veillee.games.pas_vu_pas_pris.rules.moves import Rest


class Recorder:
    """Collects what happens while a move is carried out."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.settled: list[tuple[int, Rest]] = []
        self.leaned: Rest | None = None

    def add(self, kind: str, data: dict[str, object]) -> None:
        """Add an event."""
        self.events.append(Event(kind, data))

    def add_ghost(self, kind: str, ghost: GhostId, data: dict[str, object]) -> None:
        """Add an event about a ghost: whose it is and which."""
        self.events.append(Event(kind, {"seat": SIDES[owner_of(ghost)], "ghost": GHOSTS[ghost_of(ghost)], **data}))

    def follow(self, consequences: list[Consequence]) -> None:
        """Add what else moved (PVP-F5, PVP-F6)."""
        for consequence in consequences:
            if consequence.pose is not None:
                if consequence.kind == "settle":
                    rest = rest_of(consequence.pose)
                    self.settled.append((PIECES.index(consequence.name), rest))
                self.events.append(Event("piece-dropped", {"piece": consequence.name}))
            elif consequence.figure is not None:
                figure = consequence.figure
                seat, _, ghost = figure.name.partition(":")
                data: dict[str, object] = {"seat": seat, "ghost": ghost, "square": figure.square}
                self.events.append(Event("ghost-came-down", data))


def rest_of(pose: Pose) -> Rest:
    """Return a pose as the log stores it."""
    return Rest(pose.x, pose.y, pose.z, pose.quaternion, pose.face, pose.yaw, pose.leaning)


def pose_of(piece: int, rest: Rest) -> Pose:
    """Return the pose that the log stores."""
    return Pose(PIECES[piece], rest.x, rest.y, rest.z, rest.turn, rest.face, rest.yaw, rest.leaning)

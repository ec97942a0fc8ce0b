"""What lies on the table for learners, a byte a number: places to the millimetre."""

from collections.abc import Callable
from typing import Final

from librt.strings import BytesWriter

from veillee.core.observation import write_flag, write_one_of
from veillee.games.pas_vu_pas_pris.notation_parts import FACES
from veillee.games.pas_vu_pas_pris.rules.board import (
    ALL_GHOSTS,
    AT_EDGE,
    DOORS,
    ON_SIDE,
    OUT,
    PIECE_COUNT,
    PIECES,
    SIDE_COUNT,
    SIDES,
    GhostId,
    Piece,
    Side,
    full_name,
    owner_of,
)
from veillee.games.pas_vu_pas_pris.rules.cards import CARD_TABLE
from veillee.games.pas_vu_pas_pris.rules.midnight.cards import LAST_CARD
from veillee.games.pas_vu_pas_pris.rules.position import (
    CHOICE,
    FURNISH,
    NOT_ARRIVED,
    PLAN,
    POSING,
    SIDE,
    Position,
)

_PHASES: Final = (FURNISH, PLAN, SIDE, CHOICE)
_LONGEST: Final = 255
_SIDE_BYTES: Final = 6 + 2 * PIECE_COUNT
_GHOST_BYTES: Final = 11
_OUT_OF_HALL: Final = bytes(8)
_PIECE_BYTES: Final = 13


class Observed:
    """What is written: a position, who looks (NO_SIDE is a spectator) and who acts."""

    def __init__(self, position: Position, viewer: Side, acting: list[Side]) -> None:
        self.position: Final = position
        self.viewer: Final = viewer
        self.acting: Final = acting


class Field:
    """A field of the observation: its name, how many bytes it has and what writes it."""

    def __init__(
        self, name: str, size: int, write: Callable[[Observed, int, BytesWriter], None], which: int = 0
    ) -> None:
        self.name: Final = name
        self.size: Final = size
        self.write: Final = write
        self.which: Final = which


def observe(position: Position, viewer: Side, acting: list[Side], out: BytesWriter) -> None:
    """Write what a side sees, which is all of it."""
    observed = Observed(position, viewer, acting)
    for field in FIELDS:
        field.write(observed, field.which, out)


def _viewer(seen: Observed, which: int, out: BytesWriter) -> None:
    write_one_of(seen.viewer, SIDE_COUNT, out)


def _side(seen: Observed, side: Side, out: BytesWriter) -> None:
    """Write whether a side plays and acts, its card, whether it has planned, how often it chose, its points."""
    p = seen.position
    write_flag(side in p.sides(), out)
    write_flag(side in seen.acting, out)
    out.append(p.steps[side])
    write_one_of(p.firsts[side], PIECE_COUNT, out)
    write_one_of(p.seconds[side], PIECE_COUNT, out)
    write_flag(p.planned[side], out)
    out.append(p.chosen[side])
    out.append(p.points(side))


def _phase(seen: Observed, which: int, out: BytesWriter) -> None:
    for phase in _PHASES:
        write_flag(seen.position.phase_name == phase, out)


def _die(seen: Observed, which: int, out: BytesWriter) -> None:
    write_one_of(seen.position.die, SIDE_COUNT, out)


def _chooser(seen: Observed, which: int, out: BytesWriter) -> None:
    write_one_of(seen.position.chooser, SIDE_COUNT, out)


def _keyhole(seen: Observed, which: int, out: BytesWriter) -> None:
    write_one_of(seen.position.keyhole_side, SIDE_COUNT, out)
    write_one_of(seen.position.keyhole_door - 1, DOORS, out)


def _round(seen: Observed, which: int, out: BytesWriter) -> None:
    out.append(seen.position.round)


def _pile(seen: Observed, which: int, out: BytesWriter) -> None:
    out.append(seen.position.pile)


def _cards_left(seen: Observed, which: int, out: BytesWriter) -> None:
    left = seen.position.left
    for kind in range(len(CARD_TABLE)):
        out.append(left[kind] if kind < len(left) else 0)


def _fusion(seen: Observed, which: int, out: BytesWriter) -> None:
    write_flag(seen.position.options.fusion, out)


def _reflections(seen: Observed, which: int, out: BytesWriter) -> None:
    write_flag(seen.position.options.reflections, out)


def _midnight(seen: Observed, which: int, out: BytesWriter) -> None:
    write_one_of(seen.position.midnight - 1, LAST_CARD, out)


def _midnights_left(seen: Observed, which: int, out: BytesWriter) -> None:
    p = seen.position
    for number in range(1, LAST_CARD + 1):
        write_flag(p.options.midnight and number in p.midnights_left, out)


def _crystal_ball(seen: Observed, which: int, out: BytesWriter) -> None:
    write_one_of(seen.position.crystal - 1, DOORS, out)


def _ghost(seen: Observed, ghost: GhostId, out: BytesWriter) -> None:
    """Write where a ghost is: on its side, at the edge, out; and if in the hall, how it stands there."""
    p = seen.position
    where = p.where[ghost]
    plays = owner_of(ghost) in p.sides()
    write_flag(plays and where == ON_SIDE, out)
    write_flag(plays and where == AT_EDGE, out)
    write_flag(plays and where == OUT, out)
    if where < 0:
        out.write(_OUT_OF_HALL)
        return
    figure = p.hall.figures[full_name(ghost)]
    out.append(1)
    write_flag(p.arrived[ghost] != NOT_ARRIVED, out)
    write_flag(p.arrived[ghost] == POSING, out)
    write_flag(figure.lying, out)
    _length(figure.x, out)
    _length(figure.y, out)
    _length(figure.z, out)
    _angle(figure.heading, out)


def _piece(seen: Observed, piece: Piece, out: BytesWriter) -> None:
    """Write whether a piece was moved or is taken up, its centre, its turn, and how it stands."""
    p = seen.position
    pose = p.hall.poses.get(PIECES[piece])
    if pose is None:
        out.write(bytes(_PIECE_BYTES))
        return
    write_flag(p.moved[piece], out)
    write_flag(p.taken == piece, out)
    _length(pose.x, out)
    _length(pose.y, out)
    _length(pose.z, out)
    _angle(pose.yaw, out)
    write_flag(pose.leaning, out)
    write_one_of(FACES.index(pose.face) if pose.face in FACES else -1, len(FACES), out)


def _length(amount: float, out: BytesWriter) -> None:
    out.append(max(0, min(_LONGEST, round(amount))))


def _angle(degrees: float, out: BytesWriter) -> None:
    """Write an angle in steps of two degrees, which a byte can hold."""
    _length(degrees % 360.0 / 2.0, out)


FIELDS: Final[list[Field]] = [
    Field("viewer", SIDE_COUNT, _viewer),
    *[Field(f"side {SIDES[side]}", _SIDE_BYTES, _side, side) for side in range(SIDE_COUNT)],
    Field("phase", len(_PHASES), _phase),
    Field("die", SIDE_COUNT, _die),
    Field("chooser", SIDE_COUNT, _chooser),
    Field("keyhole", SIDE_COUNT + DOORS, _keyhole),
    Field("round", 1, _round),
    Field("pile", 1, _pile),
    Field("cards left", len(CARD_TABLE), _cards_left),
    Field("fusion", 1, _fusion),
    Field("reflections", 1, _reflections),
    Field("midnight card", LAST_CARD, _midnight),
    Field("midnight cards left", LAST_CARD, _midnights_left),
    Field("crystal ball", DOORS, _crystal_ball),
    *[Field(f"ghost {full_name(ghost)}", _GHOST_BYTES, _ghost, ghost) for ghost in range(ALL_GHOSTS)],
    *[Field(f"piece {PIECES[piece]}", _PIECE_BYTES, _piece, piece) for piece in range(PIECE_COUNT)],
]

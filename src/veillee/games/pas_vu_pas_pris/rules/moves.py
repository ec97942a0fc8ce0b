"""Moves as values, one struct a kind; `notation` reads and writes them."""

from typing import TypeAlias

import msgspec

from veillee.games.pas_vu_pas_pris.rules.board import NO_PIECE


class Rest(msgspec.Struct, frozen=True):
    """Where a piece came to rest: its centre, its turn, how it stands; rounded as the hall rounds."""

    x: float
    y: float
    z: float
    turn: tuple[float, float, float, float]
    face: str
    yaw: float
    leaning: bool


# Moves of seats


class Furnish(msgspec.Struct, frozen=True):
    """Put a piece somewhere; `rest` is the outcome of a lean, as the log stores it."""

    piece: int
    x: float
    y: float
    yaw: float
    face: str
    level: int = -1
    lean: bool = False
    rest: Rest | None = None


class FurnishNone(msgspec.Struct, frozen=True):
    """Leave the furniture as it is: `furnish none`."""


class Take(msgspec.Struct, frozen=True):
    """Take a piece up, to move it or to put it back as it stood: `take piano` (PVP-F3)."""

    piece: int


class Walk(msgspec.Struct, frozen=True):
    """A ghost's walk: the squares walked into, through the exit at the end or not, and its place there."""

    ghost: int
    squares: tuple[int, ...]
    leaves: bool = False
    placed: bool = False
    x: float = 0.5
    y: float = 0.5
    level: int = 0


def steps_of(walk: Walk) -> int:
    """Return what a walk costs: a step a square, and one through the exit (PVP-G2)."""
    return len(walk.squares) + (1 if walk.leaves else 0)


class Merge(msgspec.Struct, frozen=True):
    """Two ghosts become one; `result` is -1 where the plan does not name it."""

    first: int
    second: int
    result: int = -1


class Plan(msgspec.Struct, frozen=True):
    """What a player does with the number of its card."""

    parts: tuple[Walk | Merge, ...]


class ChooseSide(msgspec.Struct, frozen=True):
    """Put the keyhole on a side: `side north`."""

    side: int


class Replace(msgspec.Struct, frozen=True):
    """Replace a neighbour's small ghost by one's own: `replace small1 north:small2` (PVP-N5)."""

    ghost: int
    owner: int
    other: int


class Place(msgspec.Struct, frozen=True):
    """Put a small ghost on a square: `place small1 c3` (PVP-N5)."""

    ghost: int
    square: int


class Grow(msgspec.Struct, frozen=True):
    """Replace a ghost by a larger one: `grow small1 large` (PVP-N8)."""

    ghost: int
    larger: int


class Skip(msgspec.Struct, frozen=True):
    """Choose nothing where a Midnight card asks; always refused."""


# Moves of chance


class Layout(msgspec.Struct, frozen=True):
    """The furniture at the start: one `Furnish` a piece."""

    pieces: tuple[Furnish, ...]


class PutKeyhole(msgspec.Struct, frozen=True):
    """Put the keyhole at its first door: `keyhole north 3` (PVP-S3)."""

    side: int
    door: int


class GiveDie(msgspec.Struct, frozen=True):
    """Give the die to who starts: `first south` (PVP-S3)."""

    side: int


class DrawCard(msgspec.Struct, frozen=True):
    """Draw a Movement card: `card 7 desk+piano`."""

    steps: int
    first: int = NO_PIECE
    second: int = NO_PIECE


class TurnUp(msgspec.Struct, frozen=True):
    """Turn up a Midnight card: `midnight 5`."""

    number: int


class Roll(msgspec.Struct, frozen=True):
    """Roll for the choice of the side: `roll south 4` (PVP-T3)."""

    side: int
    number: int


class RollDoor(msgspec.Struct, frozen=True):
    """Roll the number of a door: `die 4` (PVP-T5, PVP-N11)."""

    number: int


class Tip(msgspec.Struct, frozen=True):
    """Tip a piece towards a side: `tip piano west` (PVP-N3)."""

    piece: int
    side: int


Choice: TypeAlias = Replace | Place | Grow | Skip
ChanceMove: TypeAlias = Layout | PutKeyhole | GiveDie | DrawCard | TurnUp | Roll | RollDoor | Tip
Move: TypeAlias = Furnish | FurnishNone | Take | Plan | ChooseSide | Choice | ChanceMove


class LoggedMove(msgspec.Struct, frozen=True):
    """A move and, in the log, where pieces that lost their support came to rest (PVP-F6)."""

    move: Move
    settled: tuple[tuple[int, Rest], ...] = ()


class LookFrom(msgspec.Struct, frozen=True):
    """The question what a door shows: `look south 3`."""

    side: int
    door: int


def is_chance(move: Move) -> bool:
    """Tell whether a move is chance's."""
    return isinstance(move, (Layout, PutKeyhole, GiveDie, DrawCard, TurnUp, Roll, RollDoor, Tip))

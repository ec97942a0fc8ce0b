"""Moves as values; `notation` reads and writes them."""

from typing import TypeAlias

import msgspec


class Rest(msgspec.Struct, frozen=True):
    """Where a piece came to rest: its centre, its turn, how it stands; rounded as the hall rounds."""

    x: float
    y: float
    z: float
    turn: tuple[float, float, float, float]
    face: str
    yaw: float
    leaning: bool


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


class Walk(msgspec.Struct, frozen=True):
    """A ghost's walk: the squares walked into, through the exit at the end or not, and its place there."""

    ghost: int
    squares: tuple[int, ...]
    leaves: bool = False
    placed: bool = False
    x: float = 0.5
    y: float = 0.5
    level: int = 0


class Merge(msgspec.Struct, frozen=True):
    """Two ghosts become one; `result` is -1 where the plan does not name it."""

    first: int
    second: int
    result: int = -1


class Plan(msgspec.Struct, frozen=True):
    """What a player does with the number of its card."""

    parts: tuple[Walk | Merge, ...]


class Plain(msgspec.Struct, frozen=True):
    """A move that is a word with up to three whole numbers."""

    word: str
    a: int = -1
    b: int = -1
    c: int = -1


class Layout(msgspec.Struct, frozen=True):
    """The furniture at the start: one `Furnish` a piece."""

    pieces: tuple[Furnish, ...]


Move: TypeAlias = Furnish | Plan | Plain | Layout


class Spoken(msgspec.Struct, frozen=True):
    """A move and, in the log, where pieces that lost their support came to rest (PVP-F6)."""

    move: Move
    settled: tuple[tuple[int, Rest], ...] = ()

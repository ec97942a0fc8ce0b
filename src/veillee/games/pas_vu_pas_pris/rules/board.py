"""The board and what stands on it: sides, seats, squares, ghosts and pieces, with their numbers and names.

Sides are numbered clockwise from south, squares row by row from a1, ghosts 0-6 within a side. The seats of a
table come in another order, so that two players are the first two seats (PVP-S1).
"""

from typing import Final, TypeAlias

from veillee.games.pas_vu_pas_pris.hall.space.data import BOX, ROW
from veillee.games.pas_vu_pas_pris.hall.space.data import PIECES as PIECES
from veillee.games.pas_vu_pas_pris.hall.space.data import SIDES as SIDES
from veillee.games.pas_vu_pas_pris.hall.space.data import SIZES as SIZES

Side: TypeAlias = int
Square: TypeAlias = int
Size: TypeAlias = int
Ghost: TypeAlias = int  # 0-6, within a side
GhostId: TypeAlias = int  # 0-27, among all
Piece: TypeAlias = int

# Sides

SOUTH: Final = 0
WEST: Final = 1
NORTH: Final = 2
EAST: Final = 3
NO_SIDE: Final = -1
SIDE_COUNT: Final = 4
HALF_TURN: Final = 2
DOORS: Final = 6

# PVP-S1: the first two seats face each other, the third sits at west.
SEATS: Final = ("south", "north", "west", "east")
SIDE_OF_SEAT: Final = (SOUTH, NORTH, WEST, EAST)
SEAT_OF_SIDE: Final = (0, 2, 1, 3)


def opposite(side: Side) -> Side:
    """Return the side across the hall."""
    return (side + HALF_TURN) % SIDE_COUNT


# Squares

SQUARES: Final = 36
LAST_ROW: Final = 6
COLUMNS: Final = "abcdef"
STEP_AHEAD: Final = (ROW, 1, -ROW, -1)


def square_of(column: int, row: int) -> Square:
    """Return the number of a square, both counted from 0: `square_of(2, 1)` is 8, c2."""
    return row * ROW + column


def column_of(square: Square) -> int:
    """Return the column of a square from 0: 2 for 8, c2."""
    return square % ROW


def row_of(square: Square) -> int:
    """Return the row of a square from 0: 1 for 8, c2."""
    return square // ROW


_SQUARE_NAMES: Final[list[str]] = [f"{COLUMNS[square % ROW]}{square // ROW + 1}" for square in range(SQUARES)]
_SQUARE_NUMBERS: Final[dict[str, int]] = {name: square for square, name in enumerate(_SQUARE_NAMES)}


def square_name(square: Square) -> str:
    """Return the name of a square, `a1` for 0."""
    return _SQUARE_NAMES[square]


def square_number(name: str) -> Square:
    """Return the number of a square's name, or -1 when there is no such square."""
    return _SQUARE_NUMBERS.get(name, -1)


def walk_row(side: Side, square: Square) -> int:
    """Return how many squares into the hall a square lies for a ghost of a side: 1 to 6."""
    column, row = column_of(square), row_of(square)
    if side == SOUTH:
        return row + 1
    if side == WEST:
        return column + 1
    if side == NORTH:
        return LAST_ROW - row
    return LAST_ROW - column


def ahead(side: Side, square: Square) -> Square:
    """Return the square one step nearer to a side's exit; only for a square that is not in the last row."""
    return square + STEP_AHEAD[side]


def adjacent(a: Square, b: Square) -> bool:
    """Tell whether two squares share an edge."""
    return distance(a, b) == 1


def distance(a: Square, b: Square) -> int:
    """Return the steps from one square to another."""
    return abs(column_of(a) - column_of(b)) + abs(row_of(a) - row_of(b))


def turned(square: Square) -> Square:
    """Return where a square goes when the board turns a quarter clockwise: a1 to a6 (PVP-N10)."""
    return square_of(row_of(square), ROW - 1 - column_of(square))


def entry(side: Side, door: int) -> Square:
    """Return the square behind a side's door, 0 to 5 from left to right for who sits there (PVP-M1)."""
    last = ROW - 1
    if side == SOUTH:
        return square_of(door, 0)
    if side == WEST:
        return square_of(0, last - door)
    if side == NORTH:
        return square_of(last - door, last)
    return square_of(last, door)


# PVP-M2, PVP-M5: ghosts

SMALL: Final = 0
MEDIUM: Final = 1
LARGE: Final = 2
POINTS_OUT: Final[tuple[int, ...]] = tuple(int(BOX["points"][size]["out"]) for size in SIZES)
POINTS_IN: Final[tuple[int, ...]] = tuple(int(BOX["points"][size]["in"]) for size in SIZES)


class GhostRow:
    """A ghost of a colour: its name and its size."""

    def __init__(self, name: str, size: Size) -> None:
        self.name: Final = name
        self.size: Final = size


GHOST_TABLE: Final = (
    GhostRow("large", LARGE),
    GhostRow("medium1", MEDIUM),
    GhostRow("medium2", MEDIUM),
    GhostRow("small1", SMALL),
    GhostRow("small2", SMALL),
    GhostRow("small3", SMALL),
    GhostRow("small4", SMALL),
)
GHOSTS: Final[tuple[str, ...]] = tuple(row.name for row in GHOST_TABLE)
SIZE_OF_GHOST: Final[tuple[int, ...]] = tuple(row.size for row in GHOST_TABLE)
GHOSTS_OF_SIZE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(ghost for ghost, row in enumerate(GHOST_TABLE) if row.size == size) for size in range(len(SIZES))
)
GHOSTS_EACH: Final = 7
ALL_GHOSTS: Final = 28

# Where a ghost is that is on no square.
ON_SIDE: Final = -1
AT_EDGE: Final = -2
OUT: Final = -3


def ghost_id(side: Side, ghost: Ghost) -> GhostId:
    """Number a ghost among all 28: `ghost_id(WEST, 3)` is 10, west:small1."""
    return side * GHOSTS_EACH + ghost


def owner_of(ghost: GhostId) -> Side:
    """Return the side of a ghost: WEST for 10."""
    return ghost // GHOSTS_EACH


def ghost_of(ghost: GhostId) -> Ghost:
    """Return the number of a ghost within its side: 3 for 10."""
    return ghost % GHOSTS_EACH


def ghosts_of(side: Side) -> range:
    """Return the ids of a side's ghosts."""
    return range(side * GHOSTS_EACH, side * GHOSTS_EACH + GHOSTS_EACH)


def size_of(ghost: GhostId) -> Size:
    """Return the size of a ghost."""
    return SIZE_OF_GHOST[ghost % GHOSTS_EACH]


def size_name(ghost: GhostId) -> str:
    """Return the name of a ghost's size."""
    return SIZES[SIZE_OF_GHOST[ghost % GHOSTS_EACH]]


_FULL_NAMES: Final[list[str]] = [
    f"{SIDES[ghost // GHOSTS_EACH]}:{GHOSTS[ghost % GHOSTS_EACH]}" for ghost in range(ALL_GHOSTS)
]


def full_name(ghost: GhostId) -> str:
    """Return `south:small1` for a ghost among all 28."""
    return _FULL_NAMES[ghost]


# PVP-M3: furniture, in the order of `PIECES`

MIRROR: Final = 0
TROLLEY: Final = 1
DESK: Final = 2
PIANO: Final = 3
ARMCHAIR: Final = 4
TABLE: Final = 5
PIECE_COUNT: Final = 6
NO_PIECE: Final = -1

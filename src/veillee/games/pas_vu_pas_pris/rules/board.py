"""Sides, squares, ghosts and pieces: their numbers and their names.

Sides are numbered clockwise (0 south, 1 west, 2 north, 3 east), squares row by row from a1, ghosts 0-6 within a
side. The seats of a table come in another order, so that two players are the first two seats (PVP-S1).
"""

from typing import Final

SIDES: Final = ("south", "west", "north", "east")
SOUTH: Final = 0
WEST: Final = 1
NORTH: Final = 2
EAST: Final = 3

# PVP-S1: the first two seats face each other, the third sits at west.
SEATS: Final = ("south", "north", "west", "east")
SIDE_OF_SEAT: Final = (SOUTH, NORTH, WEST, EAST)
SEAT_OF_SIDE: Final = (0, 2, 1, 3)

# PVP-M2
GHOSTS: Final = ("large", "medium1", "medium2", "small1", "small2", "small3", "small4")
SMALL: Final = 0
MEDIUM: Final = 1
LARGE: Final = 2
SIZES: Final = ("small", "medium", "large")
SIZE_OF_GHOST: Final = (LARGE, MEDIUM, MEDIUM, SMALL, SMALL, SMALL, SMALL)
GHOSTS_OF_SIZE: Final = ((3, 4, 5, 6), (1, 2), (0,))

# PVP-M3
PIECES: Final = ("mirror", "trolley", "desk", "piano", "armchair", "table")
MIRROR: Final = 0

COLUMNS: Final = "abcdef"
ON_SIDE: Final = -1
AT_EDGE: Final = -2
OUT: Final = -3


def square_name(square: int) -> str:
    """Return the name of a square, `a1` for 0."""
    return f"{COLUMNS[square % 6]}{square // 6 + 1}"


def square_number(name: str) -> int:
    """Return the number of a square's name, or -1 when there is no such square."""
    if len(name) != 2 or name[0] not in COLUMNS or name[1] not in "123456":
        return -1
    return (ord(name[1]) - ord("1")) * 6 + COLUMNS.index(name[0])


def full_name(ghost: int) -> str:
    """Return `south:small1` for a ghost among all 28."""
    return f"{SIDES[ghost // 7]}:{GHOSTS[ghost % 7]}"


def walk_row(side: int, square: int) -> int:
    """Return how many squares into the hall a square lies for a ghost of a side: 1 to 6."""
    column, row = square % 6, square // 6
    if side == SOUTH:
        return row + 1
    if side == WEST:
        return column + 1
    if side == NORTH:
        return 6 - row
    return 6 - column


def ahead(side: int, square: int) -> int:
    """Return the square one step nearer to a side's exit; only for a square that is not in the last row."""
    if side == SOUTH:
        return square + 6
    if side == WEST:
        return square + 1
    if side == NORTH:
        return square - 6
    return square - 1


def adjacent(a: int, b: int) -> bool:
    """Tell whether two squares share an edge."""
    return abs(a % 6 - b % 6) + abs(a // 6 - b // 6) == 1

"""Places: every spot of every square for every size of ghost, numbered."""

from typing import Final

from mypy_extensions import i64

from veillee.games.pas_vu_pas_pris.hall.space.data import GHOSTS, ROW, SIZES, SQUARE, column_and_row, corner

# Spots of a square: its middle and towards its corners, in units of how far a ghost can go.
SPOTS: Final[list[tuple[float, float]]] = [(0.0, 0.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)]
PLACES: Final[i64] = 540  # squares x sizes x spots
SPOT_COUNT: Final = 5
_SIZE_COUNT: Final = 3


def pack_place(square: int, size: int, spot: int) -> int:
    """Number a place, a spot of a square for a size: `pack_place(8, 1, 2)` is 127, c2 for medium ghosts, spot 2."""
    return (square * _SIZE_COUNT + size) * SPOT_COUNT + spot


def unpack_place(place: int) -> tuple[int, int, int]:
    """Return square, size and spot of a place: (8, 1, 2) for 127."""
    rest = place // SPOT_COUNT
    return rest // _SIZE_COUNT, rest % _SIZE_COUNT, place % SPOT_COUNT


def place_number(square: str, size: str, spot: int) -> int:
    """Return the number of a place by the names of its square and size."""
    column, row = column_and_row(square)
    return pack_place(row * ROW + column, SIZES.index(size), spot)


def place_middle(square: str, size: str, spot: int) -> tuple[float, float]:
    """Return where a ghost's axis is at a place."""
    left, bottom = corner(square)
    reach = SQUARE / 2.0 - GHOSTS[size].radius
    dx, dy = SPOTS[spot]
    return left + SQUARE / 2.0 + dx * reach, bottom + SQUARE / 2.0 + dy * reach


def turned_place(place: int) -> int:
    """Return the place that comes here when the board is turned a quarter clockwise."""
    square, size, spot = unpack_place(place)
    column, row = square % ROW, square // ROW
    if spot > 0:
        spot = spot % (SPOT_COUNT - 1) + 1
    return pack_place(column * ROW + ROW - 1 - row, size, spot)

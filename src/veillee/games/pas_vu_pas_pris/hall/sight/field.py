"""Which squares a door's keyhole has in view (PVP-L3)."""

from typing import Final

from veillee.games.pas_vu_pas_pris.hall.sight.cutter import Cutter
from veillee.games.pas_vu_pas_pris.hall.sight.eye import Eye
from veillee.games.pas_vu_pas_pris.hall.sight.field_table import FIELD
from veillee.games.pas_vu_pas_pris.hall.sight.keyhole import BOX_KEYHOLE, Keyhole, through_keyhole
from veillee.games.pas_vu_pas_pris.hall.space.data import (
    GHOSTS,
    ROW,
    SIZES,
    SQUARE,
    column_and_row,
    corner,
    square_at_row,
)
from veillee.games.pas_vu_pas_pris.hall.space.plane import area
from veillee.games.pas_vu_pas_pris.hall.space.solid import bell_body

_WORDS: Final = {"s": "seen", "p": "partly", "o": "out"}


_KEPT: Final[dict[tuple[float, float], dict[str, list[str]]]] = {}
_SPOTS: Final = 5  # each way, where a field is not in the table


def field(keyhole: Keyhole, side: str, number: int, size: str, square: str) -> str:
    """Return `seen`, `partly` or `out`: where in a square a ghost alone in an empty hall is seen from a door."""
    column, row = column_and_row(square)
    if side == "west":
        column, row = ROW - 1 - row, column
    elif side == "north":
        column, row = ROW - 1 - column, ROW - 1 - row
    elif side == "east":
        column, row = row, ROW - 1 - column
    return _WORDS[_table(keyhole)[size][number - 1][row * ROW + column]]


def _table(keyhole: Keyhole) -> dict[str, list[str]]:
    """Return the squares in view as `field_table.py` lists them; for another keyhole than the box's, work them out."""
    kind = (keyhole.field, keyhole.least_share)
    if kind == (BOX_KEYHOLE.field, BOX_KEYHOLE.least_share):
        return FIELD
    if kind not in _KEPT:
        squares = [square_at_row(column, row) for row in range(ROW) for column in range(ROW)]
        _KEPT[kind] = {
            size: [
                "".join([measure_field(number, size, square, _SPOTS, keyhole) for square in squares])
                for number in range(1, ROW + 1)
            ]
            for size in SIZES
        }
    return _KEPT[kind]


def measure_field(number: int, size: str, square: str, spots: int, keyhole: Keyhole = BOX_KEYHOLE) -> str:
    """Work out one entry of the table for a door of the south side, from spots by spots places in the square."""
    eye = Eye("south", number)
    cutter = Cutter()
    left, bottom = corner(square)
    radius = GHOSTS[size].radius
    step = (SQUARE - 2.0 * radius) / (spots - 1)
    seen = 0
    for i in range(spots):
        for j in range(spots):
            view = eye.view(bell_body("", size, left + radius + i * step, bottom + radius + j * step, 0.0))
            through_keyhole(cutter, view, keyhole)
            if cutter.heap.total() / area(view.loop) >= keyhole.least_share:
                seen += 1
    if seen == 0:
        return "o"
    return "s" if seen == spots * spots else "p"

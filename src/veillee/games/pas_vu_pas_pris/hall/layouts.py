"""How the hall is furnished at the start (PVP-S2): built-in layouts, or a random legal one."""

from typing import Final

from veillee.core.rng import Rng
from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.hall.placing.trouble import Placed
from veillee.games.pas_vu_pas_pris.hall.space.data import PIECES

# name: piece, x, y, yaw; all stand on their feet on the floor.
LAYOUTS: Final[dict[str, list[tuple[str, float, float, float]]]] = {
    "salon": [
        ("mirror", 22.0, 180.0, 270.0),
        ("trolley", 200.0, 60.0, 90.0),
        ("desk", 60.0, 60.0, 0.0),
        ("piano", 180.0, 200.0, 180.0),
        ("armchair", 96.0, 150.0, 315.0),
        ("table", 140.0, 112.0, 30.0),
    ],
    "reception": [
        ("mirror", 120.0, 215.0, 180.0),
        ("trolley", 40.0, 110.0, 0.0),
        ("desk", 120.0, 120.0, 0.0),
        ("piano", 205.0, 150.0, 90.0),
        ("armchair", 60.0, 190.0, 225.0),
        ("table", 170.0, 50.0, 90.0),
    ],
    "ballroom": [
        ("mirror", 30.0, 30.0, 315.0),
        ("trolley", 200.0, 205.0, 45.0),
        ("desk", 45.0, 200.0, 30.0),
        ("piano", 195.0, 70.0, 60.0),
        ("armchair", 120.0, 170.0, 180.0),
        ("table", 105.0, 95.0, 0.0),
    ],
    "library": [
        ("mirror", 215.0, 120.0, 90.0),
        ("trolley", 120.0, 200.0, 0.0),
        ("desk", 70.0, 150.0, 90.0),
        ("piano", 110.0, 40.0, 0.0),
        ("armchair", 170.0, 150.0, 135.0),
        ("table", 192.0, 48.0, 90.0),
    ],
}


class Put:
    """One piece of a layout: what `Hall.put_piece` is told."""

    def __init__(self, piece: str, x: float, y: float, yaw: float) -> None:
        self.piece: Final = piece
        self.x: Final = x
        self.y: Final = y
        self.yaw: Final = yaw


def layout(name: str) -> list[Put]:
    """Return a built-in layout."""
    return [Put(piece, x, y, yaw) for piece, x, y, yaw in LAYOUTS[name]]


def random_layout(rng: Rng) -> list[Put]:
    """Return a random legal layout: whole millimetres, steps of 15 degrees, every piece on the floor."""
    while True:
        hall = Hall()
        puts: list[Put] = []
        for piece in PIECES:
            put = _somewhere(hall, piece, rng)
            if put is None:
                break
            puts.append(put)
        if len(puts) == len(PIECES):
            return puts


def _somewhere(hall: Hall, piece: str, rng: Rng) -> Put | None:
    for _ in range(60):
        put = Put(piece, float(rng.below(241)), float(rng.below(241)), 15.0 * float(rng.below(24)))
        trial = hall.copy()
        placed = trial.put_piece(put.piece, put.x, put.y, put.yaw, "bottom", None, False)
        if isinstance(placed, Placed) and on_floor(trial, piece):
            hall.put_exact(placed.pose)
            return put
    return None


def on_floor(hall: Hall, piece: str) -> bool:
    """Tell whether a piece touches the floor."""
    for body in hall.piece_bodies(piece):
        if body.z0 < 0.05:
            return True
    return False


def furnish(hall: Hall, puts: list[Put]) -> None:
    """Put a layout's pieces into a hall."""
    for put in puts:
        placed = hall.put_piece(put.piece, put.x, put.y, put.yaw, "bottom", None, False)
        if not isinstance(placed, Placed):
            raise ValueError(f"the layout does not hold: {put.piece}")

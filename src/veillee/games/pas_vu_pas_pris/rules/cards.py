"""The Movement cards (PVP-M4) and the points (PVP-M5): data."""

from typing import Final

from veillee.games.pas_vu_pas_pris.rules.board import PIECES

MIRROR, TROLLEY, DESK, PIANO, ARMCHAIR, TABLE = range(6)

# PVP-M4: steps, the two pieces (-1 where there are none), copies.
KINDS: Final = (
    (5, MIRROR, PIANO, 1),
    (5, TROLLEY, TABLE, 1),
    (5, DESK, ARMCHAIR, 1),
    (6, MIRROR, TROLLEY, 1),
    (6, TROLLEY, DESK, 1),
    (6, PIANO, TABLE, 1),
    (6, ARMCHAIR, TABLE, 1),
    (7, MIRROR, DESK, 1),
    (7, MIRROR, ARMCHAIR, 1),
    (7, DESK, PIANO, 1),
    (7, DESK, TABLE, 1),
    (7, PIANO, ARMCHAIR, 1),
    (8, MIRROR, TABLE, 1),
    (8, TROLLEY, PIANO, 1),
    (8, TROLLEY, ARMCHAIR, 1),
    (9, -1, -1, 3),
    (10, -1, -1, 2),
)
ROUNDS: Final = 5

# PVP-M5, by size
POINTS_OUT: Final = (2, 4, 6)
POINTS_IN: Final = (1, 2, 3)


def kind_of(steps: int, first: int, second: int) -> int:
    """Return the kind of a card, or -1 when there is none like it."""
    for kind, entry in enumerate(KINDS):
        if entry[0] == steps and entry[1] == first and entry[2] == second:
            return kind
    return -1


def card_name(steps: int, first: int, second: int) -> str:
    """Return a card as scenarios spell it: `9` or `7 desk+piano`."""
    return str(steps) if first < 0 else f"{steps} {PIECES[first]}+{PIECES[second]}"

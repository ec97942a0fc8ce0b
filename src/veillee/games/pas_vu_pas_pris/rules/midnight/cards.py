"""The twelve Midnight cards (PVP-M6): their numbers, clauses and whether players choose something in turn."""

from typing import Final, TypeAlias

Midnight: TypeAlias = int

NO_CARD: Final = 0
DOUBLE_LOOK: Final = 1
LIE_DOWN: Final = 2
TIP_OVER: Final = 3
MAKE_FACES: Final = 4
TAG: Final = 5
DANCE_FLOOR: Final = 6
PERCH: Final = 7
BIG_BROTHER: Final = 8
KNOCK_KNOCK: Final = 9
QUARTER_TURN: Final = 10
CRYSTAL_BALL: Final = 11
STATUES: Final = 12


class MidnightRow:
    """A card: its clause, and whether each player in turn chooses something."""

    def __init__(self, number: Midnight, clause: str, choice: bool = False) -> None:
        self.number: Final = number
        self.clause: Final = clause
        self.choice: Final = choice


MIDNIGHT_TABLE: Final = (
    MidnightRow(DOUBLE_LOOK, "PVP-N1"),
    MidnightRow(LIE_DOWN, "PVP-N2"),
    MidnightRow(TIP_OVER, "PVP-N3"),
    MidnightRow(MAKE_FACES, "PVP-N4"),
    MidnightRow(TAG, "PVP-N5", choice=True),
    MidnightRow(DANCE_FLOOR, "PVP-N6"),
    MidnightRow(PERCH, "PVP-N7"),
    MidnightRow(BIG_BROTHER, "PVP-N8", choice=True),
    MidnightRow(KNOCK_KNOCK, "PVP-N9"),
    MidnightRow(QUARTER_TURN, "PVP-N10"),
    MidnightRow(CRYSTAL_BALL, "PVP-N11"),
    MidnightRow(STATUES, "PVP-N12"),
)
LAST_CARD: Final = 12


def row_of_card(number: Midnight) -> MidnightRow:
    """Return the row of a card by its number, from 1."""
    return MIDNIGHT_TABLE[number - 1]

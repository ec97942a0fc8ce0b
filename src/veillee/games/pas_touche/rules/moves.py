"""A move that has been read: what is done, with what, by which hand, when."""

from typing import Final

from veillee.games.pas_touche.rules.position import UNSET, Hand, Seat

HANDS: Final[list[str]] = ["left", "right"]
SEATS: Final[tuple[str, ...]] = ("p1", "p2", "p3", "p4", "p5", "p6")

# What players do.
LEVEL: Final = "level"
HAND: Final = "hand"
THROW: Final = "throw"
TOUCH: Final = "touch"
PASS: Final = "pass"

# What chance does.
GRID_LAID: Final = "grid"
DICE: Final = "dice"
TIE: Final = "tie"
DRAW: Final = "draw"


class Move:
    """One move, never changed once it is read. `value` is its number: a level, a hand, a Treat card or a constraint."""

    def __init__(self, kind: str, value: int = UNSET, seat: Seat = UNSET) -> None:
        self.kind: Final = kind
        self.value: Final = value
        self.seat: Final = seat
        self.colour = UNSET
        self.cry = False
        self.hand: Hand = UNSET
        self.at = UNSET
        self.timed = False
        self.more = False
        self.cards: list[int] = []

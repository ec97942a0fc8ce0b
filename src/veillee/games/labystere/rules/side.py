"""One player: its pawn, what it has set aside and what it has looked at."""

from mypy_extensions import i64


class Side:
    """A player's part of the position.

    `aside` has bits 0 to 3 for suspects and 4 to 7 for places; `given` is what a made-up position began with.
    """

    def __init__(self) -> None:
        self.pawn: i64 = -1
        self.aside: i64 = 0
        self.given: i64 = 0
        self.looked: i64 = 0
        self.declared: i64 = -1
        self.flag_seen: bool = False
        self.double: bool = False
        self.lost: bool = False

    def copy(self) -> "Side":
        other = Side()
        other.pawn = self.pawn
        other.aside = self.aside
        other.given = self.given
        other.looked = self.looked
        other.declared = self.declared
        other.flag_seen = self.flag_seen
        other.double = self.double
        other.lost = self.lost
        return other

"""The numbers of a game that a variant may change; by default those of the box."""

from typing import Final

from mypy_extensions import i64

from veillee.games.labystere.rules import moves
from veillee.games.labystere.rules.cards import DIE_SIDES, OF_A_KIND, WITNESS_COUNT, pair_of
from veillee.games.labystere.rules.grid.squares import SQUARE_COUNT
from veillee.games.labystere.schema.box import plain_actions, plain_shapes

_START_AND_FINISH: Final = 2


class Numbers:
    """The die, the suspects and places, and what lies on the plain squares of the grid.

    From `witness_count` on all follows from the rest: see `settle`.
    """

    def __init__(self) -> None:
        self.die: i64 = DIE_SIDES
        self.suspect_count: i64 = OF_A_KIND
        self.place_count: i64 = OF_A_KIND
        self.actions: list[int] = plain_actions()  # LAB-M3: the action of every plain stack, ascending
        self.shapes: list[int] = plain_shapes()  # LAB-M4
        self.witness_count: i64 = WITNESS_COUNT
        self.apart: i64 = 0  # how many cards lie apart (LAB-S2)
        self.rolls: list[int] = []  # chance's moves
        self.culprits: list[int] = []
        self.declarations: list[int] = []
        self.settle()

    def settle(self) -> None:
        """Work out what follows from the numbers."""
        self.witness_count = self.suspect_count - 1
        self.apart = _START_AND_FINISH + self.place_count + self.witness_count
        self.rolls = [moves.encode(moves.DIE, number) for number in range(1, int(self.die) + 1)]
        self.culprits = [moves.encode(moves.CULPRIT, suspect) for suspect in range(int(self.suspect_count))]
        pairs = [
            (suspect, place) for suspect in range(int(self.suspect_count)) for place in range(int(self.place_count))
        ]
        self.declarations = [moves.encode(moves.DECLARE, pair_of(suspect, place)) for suspect, place in pairs]

    def every_place(self) -> i64:
        """Return all places as bits."""
        return (1 << self.place_count) - 1

    def absent_suspects(self) -> i64:
        """Return the suspects that do not play as bits, of the box's four."""
        return (1 << OF_A_KIND) - (1 << self.suspect_count)

    def absent_places(self) -> i64:
        """Return the places that do not play as bits, of the box's four."""
        return (1 << OF_A_KIND) - (1 << self.place_count)


def plain_squares(suspects: int, places: int) -> int:
    """Return how many squares of the grid are plain paths."""
    return int(SQUARE_COUNT) - _START_AND_FINISH - places - (suspects - 1)


BOX_NUMBERS: Final = Numbers()

"""A position of the game: plain data and the short questions that rules ask it."""

from typing import Final

from veillee.core import GameState
from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.hall.sight.sights import Look
from veillee.games.pas_vu_pas_pris.rules.board import (
    ALL_GHOSTS,
    AT_EDGE,
    GHOSTS_OF_SIZE,
    NO_PIECE,
    NO_SIDE,
    NORTH,
    ON_SIDE,
    OUT,
    PIECE_COUNT,
    PIECES,
    SIDE_COUNT,
    SIDES,
    SMALL,
    SOUTH,
    GhostId,
    Piece,
    Side,
    Size,
    ghost_id,
    ghosts_of,
    size_of,
)
from veillee.games.pas_vu_pas_pris.rules.midnight.cards import LAST_CARD, NO_CARD
from veillee.games.pas_vu_pas_pris.rules.numbers import Numbers
from veillee.games.pas_vu_pas_pris.schema.glimpse import Report
from veillee.games.pas_vu_pas_pris.schema.options import Options
from veillee.games.pas_vu_pas_pris.schema.variant import numbers_of

# The phases, as scenarios spell them.
SET_UP: Final = "setup"
MIDNIGHT: Final = "midnight"
CHOICE: Final = "choice"
DRAW: Final = "draw"
FURNISH: Final = "furnish"
PLAN: Final = "plan"
ROLL: Final = "roll"
SIDE: Final = "side"
DOOR: Final = "door"
OVER: Final = "over"

# How a ghost came into the hall this round (PVP-G3, PVP-N4).
NOT_ARRIVED: Final = 0
ARRIVED: Final = 1
POSING: Final = 2


class Position(GameState):
    """Everything there is on the table, with sides numbered clockwise."""

    def __init__(self, options: Options, hall: Hall, numbers: Numbers | None = None) -> None:
        self.options: Options = options
        self.hall: Hall = hall
        self.numbers: Numbers = numbers if numbers is not None else numbers_of(options.variant)
        self.hall.keyhole = self.numbers.keyhole
        self.phase_name: str = SET_UP
        self.laid: bool = False
        self.keyhole_side: int = NO_SIDE
        self.keyhole_door: int = 0
        self.die: int = NO_SIDE
        self.round: int = 1
        self.pile: int = self.numbers.rounds * options.players  # PVP-S4
        self.left: list[int] = [row.copies for row in self.numbers.cards]
        self.steps: list[int] = [0] * SIDE_COUNT
        self.firsts: list[int] = [NO_PIECE] * SIDE_COUNT
        self.seconds: list[int] = [NO_PIECE] * SIDE_COUNT
        self.moved: list[bool] = [False] * PIECE_COUNT
        self.taken: int = NO_PIECE
        self.planned: list[bool] = [False] * SIDE_COUNT
        self.where: list[int] = [ON_SIDE] * ALL_GHOSTS
        self.arrived: list[int] = [NOT_ARRIVED] * ALL_GHOSTS
        self.rollers: list[int] = []
        self.rolls: list[int] = []
        self.chooser: int = NO_SIDE
        self.chosen: list[int] = [0] * SIDE_COUNT
        self.midnight: int = NO_CARD
        self.midnights_left: list[int] = list(range(1, LAST_CARD + 1))
        self.crystal: int = 0
        self.tipping: int = NO_PIECE
        self.queue: list[int] = []
        self.before: list[bool] = [False] * ALL_GHOSTS
        self.seen: list[int] = []
        self.reports: list[Report] = []

    def copy(self) -> "Position":
        other = Position(self.options, self.hall.copy(), self.numbers)
        self.copy_into(other)
        return other

    def copy_into(self, other: "Position") -> None:
        """Copy everything but the options and the hall into a new position."""
        other.phase_name = self.phase_name
        other.laid = self.laid
        other.keyhole_side = self.keyhole_side
        other.keyhole_door = self.keyhole_door
        other.die = self.die
        other.round = self.round
        other.pile = self.pile
        other.left = self.left.copy()
        other.steps = self.steps.copy()
        other.firsts = self.firsts.copy()
        other.seconds = self.seconds.copy()
        other.moved = self.moved.copy()
        other.taken = self.taken
        other.planned = self.planned.copy()
        other.where = self.where.copy()
        other.arrived = self.arrived.copy()
        other.rollers = self.rollers.copy()
        other.rolls = self.rolls.copy()
        other.chooser = self.chooser
        other.chosen = self.chosen.copy()
        other.midnight = self.midnight
        other.midnights_left = self.midnights_left.copy()
        other.crystal = self.crystal
        other.tipping = self.tipping
        other.queue = self.queue.copy()
        other.before = self.before.copy()
        other.seen = self.seen.copy()
        other.reports = self.reports.copy()

    def play_with(self, numbers: Numbers) -> None:
        """Take other numbers, in a position that was read."""
        self.numbers = numbers
        self.hall.keyhole = numbers.keyhole

    # The table

    def sides(self) -> list[Side]:
        """Return the occupied sides, clockwise from south (PVP-S1)."""
        if self.options.players == 2:
            return [SOUTH, NORTH]
        return list(range(self.options.players))

    def clockwise_from(self, start: Side) -> list[Side]:
        """Return the occupied sides clockwise, from one of them."""
        sides = self.sides()
        at = sides.index(start)
        return sides[at:] + sides[:at]

    def left_of(self, side: Side) -> Side:
        """Return the left neighbour: the next occupied side clockwise (PVP-S1)."""
        return self.clockwise_from(side)[1]

    def right_of(self, side: Side) -> Side:
        """Return the right neighbour: the occupied side before (PVP-S1)."""
        return self.clockwise_from(side)[-1]

    # Cards and choosers

    def drawing(self) -> Side:
        """Return the side whose draw is due, or NO_SIDE when everybody has a card (PVP-T1)."""
        for side in self.clockwise_from(self.die):
            if self.steps[side] == 0:
                return side
        return NO_SIDE

    def lays_out(self) -> bool:
        """Tell whether the players are laying the hall out (PVP-S2)."""
        return self.phase_name == FURNISH and not self.laid

    def furnishing(self) -> Side:
        """Return the side that may move furniture: the last in draw order that has a card, or NO_SIDE.

        While the hall is laid out it is the next one clockwise from the holder of the die (PVP-S2).
        """
        if self.lays_out():
            order = self.clockwise_from(self.die)
            return order[len(self.hall.poses) % len(order)]
        last = NO_SIDE
        for side in self.clockwise_from(self.die):
            if self.steps[side] > 0:
                last = side
        return last

    def eligible(self) -> list[Side]:
        """Return who rolls for the side: those who have chosen the fewest times (PVP-T3)."""
        if self.rollers:
            return [side for side in self.sides() if side in self.rollers]
        fewest = min(self.chosen[side] for side in self.sides())
        return [side for side in self.sides() if self.chosen[side] == fewest]

    def may_furnish(self, side: Side) -> list[Piece]:
        """Return the pieces that a side may put somewhere: by its card (PVP-T1, PVP-F2), or to lay out (PVP-S2)."""
        if self.lays_out():
            return [piece for piece in range(PIECE_COUNT) if PIECES[piece] not in self.hall.poses]
        if self.taken != NO_PIECE:
            return [self.taken]  # PVP-F3
        if self.firsts[side] == NO_PIECE:
            return []
        pair = [piece for piece in (self.firsts[side], self.seconds[side]) if not self.moved[piece]]
        return pair or [piece for piece in range(PIECE_COUNT) if not self.moved[piece]]

    # Ghosts

    def in_hall(self, side: Side) -> list[GhostId]:
        """Return the ids of a side's ghosts in the hall, in the order of their names."""
        return [ghost for ghost in ghosts_of(side) if self.where[ghost] >= 0]

    def reserve(self, side: Side, size: Size) -> list[GhostId]:
        """Return the ids of a side's ghosts of a size on its side, at the edge too (Midnight's reserve)."""
        ghosts = [ghost_id(side, ghost) for ghost in GHOSTS_OF_SIZE[size]]
        return [ghost for ghost in ghosts if self.where[ghost] in (ON_SIDE, AT_EDGE)]

    def base_of(self, ghost: GhostId) -> int:
        """Return where a ghost waits that was sent back: its side, or with fusion the edge (PVP-G6, PVP-U5)."""
        return AT_EDGE if self.options.fusion and size_of(ghost) != SMALL else ON_SIDE

    def look_from(self, side: Side, door: int) -> Look:
        """Look through the keyhole at a door (PVP-L1, PVP-L2)."""
        return self.hall.look(SIDES[side], door, self.options.reflections)

    # Points

    def points(self, side: Side) -> int:
        """Return a side's points as they stand (PVP-M5, PVP-E1)."""
        total = 0
        for ghost in ghosts_of(side):
            if self.where[ghost] == OUT:
                total += self.numbers.points_out[size_of(ghost)]
            elif self.where[ghost] >= 0:
                total += self.numbers.points_in[size_of(ghost)]
        return total

    def count(self, side: Side, out: bool) -> int:
        """Return how many ghosts of a side are out, or how many are left on it (PVP-E2)."""
        places = (OUT,) if out else (ON_SIDE, AT_EDGE)
        return sum(self.where[ghost] in places for ghost in ghosts_of(side))

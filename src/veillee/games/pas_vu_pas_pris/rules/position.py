"""A position of the game: plain data and the short questions that rules ask it."""

from typing import Final

from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.rules.board import AT_EDGE, GHOSTS_OF_SIZE, ON_SIDE, OUT, SIZE_OF_GHOST
from veillee.games.pas_vu_pas_pris.rules.cards import KINDS, POINTS_IN, POINTS_OUT, ROUNDS
from veillee.games.pas_vu_pas_pris.schema.glimpse import Report
from veillee.games.pas_vu_pas_pris.schema.options import Options

# How a ghost came into the hall this round (PVP-G3, PVP-N4).
NOT_ARRIVED: Final = 0
ARRIVED: Final = 1
POSING: Final = 2


class Position:
    """Everything there is on the table, with sides numbered clockwise."""

    def __init__(self, options: Options, hall: Hall) -> None:
        self.options: Options = options
        self.hall: Hall = hall
        self.phase: str = "setup"
        self.laid: bool = False
        self.keyhole_side: int = -1
        self.keyhole_door: int = 0
        self.die: int = -1
        self.round: int = 1
        self.pile: int = ROUNDS * options.players  # PVP-S4
        self.left: list[int] = [kind[3] for kind in KINDS]
        self.steps: list[int] = [0, 0, 0, 0]
        self.firsts: list[int] = [-1, -1, -1, -1]
        self.seconds: list[int] = [-1, -1, -1, -1]
        self.moved: list[bool] = [False] * 6
        self.planned: list[bool] = [False] * 4
        self.where: list[int] = [ON_SIDE] * 28
        self.arrived: list[int] = [NOT_ARRIVED] * 28
        self.rollers: list[int] = []
        self.rolls: list[int] = []
        self.chooser: int = -1
        self.chosen: list[int] = [0, 0, 0, 0]
        self.midnight: int = 0
        self.midnights_left: list[int] = list(range(1, 13))
        self.crystal: int = 0
        self.tipping: int = -1
        self.queue: list[int] = []
        self.before: list[bool] = [False] * 28
        self.seen: list[int] = []
        self.reports: list[Report] = []

    def copy(self) -> "Position":
        """Return an independent copy."""
        other = Position(self.options, self.hall.copy())
        other.phase = self.phase
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
        return other

    # The table

    def sides(self) -> list[int]:
        """Return the occupied sides, clockwise from south (PVP-S1)."""
        if self.options.players == 2:
            return [0, 2]
        return list(range(self.options.players))

    def clockwise_from(self, start: int) -> list[int]:
        """Return the occupied sides clockwise, from one of them."""
        sides = self.sides()
        at = sides.index(start)
        return sides[at:] + sides[:at]

    def left_of(self, side: int) -> int:
        """Return the left neighbour: the next occupied side clockwise (PVP-S1)."""
        return self.clockwise_from(side)[1]

    def right_of(self, side: int) -> int:
        """Return the right neighbour: the occupied side before (PVP-S1)."""
        return self.clockwise_from(side)[-1]

    # Cards and choosers

    def drawing(self) -> int:
        """Return the side whose draw is due, or -1 when everybody has a card (PVP-T1)."""
        for side in self.clockwise_from(self.die):
            if self.steps[side] == 0:
                return side
        return -1

    def furnishing(self) -> int:
        """Return the side that may move furniture: the last in draw order that has a card, or -1."""
        last = -1
        for side in self.clockwise_from(self.die):
            if self.steps[side] > 0:
                last = side
        return last

    def eligible(self) -> list[int]:
        """Return who rolls for the side: those who have chosen the fewest times (PVP-T3)."""
        if self.rollers:
            return [side for side in self.sides() if side in self.rollers]
        fewest = min(self.chosen[side] for side in self.sides())
        return [side for side in self.sides() if self.chosen[side] == fewest]

    def may_furnish(self, side: int) -> list[int]:
        """Return the pieces that a side's card lets it move (PVP-T1, PVP-F2)."""
        if self.firsts[side] < 0:
            return []
        pair = [piece for piece in (self.firsts[side], self.seconds[side]) if not self.moved[piece]]
        return pair or [piece for piece in range(6) if not self.moved[piece]]

    # Ghosts

    def in_hall(self, side: int) -> list[int]:
        """Return the ids of a side's ghosts in the hall, in the order of their names."""
        return [ghost for ghost in range(side * 7, side * 7 + 7) if self.where[ghost] >= 0]

    def reserve(self, side: int, size: int) -> list[int]:
        """Return the ids of a side's ghosts of a size on its side, at the edge too (Midnight's reserve)."""
        ghosts = [side * 7 + ghost for ghost in GHOSTS_OF_SIZE[size]]
        return [ghost for ghost in ghosts if self.where[ghost] in (ON_SIDE, AT_EDGE)]

    def base_of(self, ghost: int) -> int:
        """Return where a ghost waits that was sent back: its side, or with fusion the edge (PVP-G6, PVP-U5)."""
        return AT_EDGE if self.options.fusion and SIZE_OF_GHOST[ghost % 7] > 0 else ON_SIDE

    # Points

    def points(self, side: int) -> int:
        """Return a side's points as they stand (PVP-M5, PVP-E1)."""
        total = 0
        for ghost in range(side * 7, side * 7 + 7):
            size = SIZE_OF_GHOST[ghost % 7]
            if self.where[ghost] == OUT:
                total += POINTS_OUT[size]
            elif self.where[ghost] >= 0:
                total += POINTS_IN[size]
        return total

    def count(self, side: int, out: bool) -> int:
        """Return how many ghosts of a side are out, or how many are left on it (PVP-E2)."""
        places = (OUT,) if out else (ON_SIDE, AT_EDGE)
        return sum(self.where[ghost] in places for ghost in range(side * 7, side * 7 + 7))

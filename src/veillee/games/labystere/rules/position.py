"""A position: the grid, the players, whose turn it is, and what is asked of them."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from veillee.core import TurnState
from veillee.core.contract import CHANCE, NOBODY
from veillee.games.labystere.rules.cards import (
    ASK_PLACE,
    FINISH,
    PLACE,
    SEE_WITNESS,
    START,
    WITNESS,
    has_flag,
    is_plain,
    kind_of,
    open_sides,
    place_of,
)
from veillee.games.labystere.rules.grid.paths import Paths, open_square, reach
from veillee.games.labystere.rules.grid.squares import BORDER
from veillee.games.labystere.rules.side import Side

CULPRIT: Final[i64] = 0
LAYOUT: Final[i64] = 1
ROLL: Final[i64] = 2
DIE: Final[i64] = 3
CHOOSE: Final[i64] = 4
LOOK: Final[i64] = 5
ASK: Final[i64] = 6
SHOW: Final[i64] = 7
SWAP_PAWNS: Final[i64] = 8
DECLARE: Final[i64] = 9
OVER: Final[i64] = 10
PHASES: Final = ("setup", "setup", "roll", "roll", "choose", "look", "ask", "ask", "trade", "declare", "over")
REASONS: Final = ("", "LAB-E1", "LAB-E2", "LAB-E3", "LAB-E4")
LAST_TURN: Final[i64] = 400


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(TurnState):
    """The data of a state and the questions one can ask of it."""

    def __init__(self, stacks: list[int], sides: list[Side], enquiry: list[int], paths: Paths) -> None:
        super().__init__()
        self.stacks: list[int] = stacks
        self.sides: list[Side] = sides
        self.enquiry: list[int] = enquiry
        self.paths: Paths = paths
        self.stage: i64 = CULPRIT
        self.turn: i64 = 0
        self.turns: i64 = 0
        self.rolled: i64 = 0
        self.steps: i64 = 0
        self.task: i64 = -1
        self.asked: i64 = -1
        self.culprit: i64 = -1
        self.flag: i64 = -1
        self.start: i64 = -1
        self.finish: i64 = -1
        self.witnesses: i64 = 0
        self.places: i64 = 0
        self.plains: i64 = 0
        self.turned: i64 = 0
        self.winner: i64 = -1
        self.reason: i64 = 0
        self.notebook: bool = True
        self.last_detective: bool = False
        self.made_up: bool = False
        self.swaps: list[int] = []
        self.swaps_of: i64 = 0

    def lay(self, stacks: list[int]) -> None:
        """Put the 25 stacks on the table."""
        self.stacks = stacks
        self.paths = Paths(0, 0, 0, 0)
        self.start = -1
        self.finish = -1
        self.flag = -1
        self.witnesses = 0
        self.places = 0
        self.plains = 0
        square: i64 = 0
        while square < 25:
            stack: i64 = stacks[square]
            kind = kind_of(stack)
            open_square(self.paths, square, open_sides(stack))
            if is_plain(stack):
                self.plains |= 1 << square
            elif kind == START:
                self.start = square
            elif kind == FINISH:
                self.finish = square
            elif kind == WITNESS:
                self.witnesses |= 1 << square
            elif kind == PLACE:
                self.places |= 1 << square
                if has_flag(stack):
                    self.flag = place_of(stack)
            square += 1

    # Questions

    def actor(self) -> int:
        if self.stage == OVER:
            return NOBODY
        if self.stage == DIE or self.stage == SHOW or self.stage <= LAYOUT:
            return CHANCE
        return self.turn

    def phase(self) -> str:
        return PHASES[self.stage]

    def on_finish(self) -> bool:
        """Tell whether the player on turn stands on Finish."""
        pawn = self.sides[self.turn].pawn
        return pawn >= 0 and kind_of(self.stacks[pawn]) == FINISH

    def goals(self) -> i64:
        """Return the squares where the walk may end."""
        pawn = self.sides[self.turn].pawn
        if pawn < 0:
            return 0
        return reach(self.paths, pawn, self.steps, BORDER)

    def movable(self) -> i64:
        """Return the plain stacks without a pawn."""  # LAB-T6
        free = self.plains
        for side in self.sides:
            if side.pawn >= 0:
                free &= ~(1 << side.pawn)
        return free

    def lookable(self) -> i64:
        """Return the squares among which the action's look is chosen."""  # LAB-A2
        return self.witnesses if self.task == SEE_WITNESS else self.places

    def kind_asked(self) -> i64:
        """Return 0 when suspects are asked for, 1 for places."""
        return 1 if self.task == ASK_PLACE else 0

    def pile(self, seat: i64, kind: i64) -> i64:
        """Return the cards of one kind that a seat has set aside, as four bits."""
        return self.sides[seat].aside >> (4 * kind) & 15

    def others_have(self, kind: i64) -> bool:
        """Tell whether any other player has set aside a card of the kind."""
        for seat in range(len(self.sides)):
            if seat != self.turn and self.pile(seat, kind):
                return True
        return False

    def partners(self) -> list[int]:
        """Return the seats to swap pawns with."""  # LAB-A5
        found: list[int] = []
        for seat in range(len(self.sides)):
            if seat != self.turn and self.sides[seat].pawn >= 0:
                found.append(seat)
        return found

    def sees_below(self, viewer: int, square: int) -> bool:
        """Tell whether a viewer knows, from its own eyes or the table's, what lies below a stack."""
        stack = self.stacks[square]
        if is_plain(stack):
            return self.turned >> square & 1 == 1
        if viewer < 0 or stack & 15 < WITNESS:
            return False
        side = self.sides[viewer]
        if side.looked >> square & 1:
            return True
        if stack & 15 == WITNESS:
            return False
        checked = side.declared >= 0 and side.declared & 3 == place_of(stack)
        return checked or (side.flag_seen and has_flag(stack))

    def knows_culprit(self, viewer: int) -> bool:
        """Tell whether a viewer has seen the card that was set aside."""  # LAB-E1
        return self.reason == 1 or (viewer >= 0 and self.sides[viewer].declared >= 0)

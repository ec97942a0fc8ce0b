"""A position: the grid, the players, whose turn it is, and what is asked of them."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from veillee.core import TurnState
from veillee.core.contract import CHANCE, NOBODY
from veillee.games.labystere.rules import stages
from veillee.games.labystere.rules.cards import ACTIONS, HOW_MANY, NO_ACTION, SUSPECTS, Kind, only_of, place_of
from veillee.games.labystere.rules.grid import stacks
from veillee.games.labystere.rules.grid.paths import Paths, open_square, reach
from veillee.games.labystere.rules.grid.squares import BORDER, OFF_BOARD, SQUARE_COUNT, Square, Squares
from veillee.games.labystere.rules.numbers import BOX_NUMBERS, Numbers
from veillee.games.labystere.rules.side import Side
from veillee.games.labystere.rules.stages import CHANCE_STAGES, STAGES

LAST_TURN: Final[i64] = 400


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(TurnState):
    """The data of a state and the questions one can ask of it.

    From `flag` to `plains` all follows from the stacks; `swaps` are the exchanges of the free stacks `swaps_of`,
    and `swap_mask` the same as a mask of all actions, for the free stacks `swap_mask_of`.
    """

    def __init__(self, grid: list[int], sides: list[Side], enquiry: list[int], paths: Paths) -> None:
        super().__init__()
        self.numbers: Numbers = BOX_NUMBERS
        self.stacks: list[int] = grid
        self.sides: list[Side] = sides
        self.enquiry: list[int] = enquiry
        self.paths: Paths = paths
        self.stage: i64 = stages.CULPRIT
        self.turn: i64 = 0
        self.turns: i64 = 0
        self.rolled: i64 = 0
        self.steps: i64 = 0
        self.task: i64 = NO_ACTION
        self.asked: i64 = -1
        self.culprit: i64 = -1
        self.turned: i64 = 0
        self.winner: i64 = -1
        self.ending: i64 = stages.STILL_PLAYED
        self.notebook: bool = True
        self.last_detective: bool = False
        self.made_up: bool = False
        self.flag: i64 = -1
        self.start: i64 = OFF_BOARD
        self.finish: i64 = OFF_BOARD
        self.witnesses: i64 = 0
        self.places: i64 = 0
        self.plains: i64 = 0
        self.swaps: list[int] = []
        self.swaps_of: i64 = 0
        self.swap_mask: bytes = b""
        self.swap_mask_of: i64 = -1

    def lay(self, grid: list[int]) -> None:
        """Put the 25 stacks on the table."""
        self.stacks = grid
        self.paths = Paths(0, 0, 0, 0)
        self.start = OFF_BOARD
        self.finish = OFF_BOARD
        self.flag = -1
        self.witnesses = 0
        self.places = 0
        self.plains = 0
        square: i64 = 0
        while square < SQUARE_COUNT:
            stack: i64 = grid[square]
            kind = stacks.kind_of(stack)
            open_square(self.paths, square, stacks.open_sides(stack))
            if stacks.is_plain(stack):
                self.plains |= 1 << square
            elif kind == stacks.START:
                self.start = square
            elif kind == stacks.FINISH:
                self.finish = square
            elif kind == stacks.WITNESS:
                self.witnesses |= 1 << square
            elif kind == stacks.PLACE:
                self.places |= 1 << square
                if stacks.has_flag(stack):
                    self.flag = stacks.place_of(stack)
            square += 1

    # Questions

    def actor(self) -> int:
        if self.stage == stages.OVER:
            return NOBODY
        return CHANCE if CHANCE_STAGES >> self.stage & 1 else self.turn

    def phase(self) -> str:
        return STAGES[self.stage].phase

    def on_finish(self) -> bool:
        """Tell whether the player on turn stands on Finish."""
        pawn = self.sides[self.turn].pawn
        return pawn >= 0 and stacks.kind_of(self.stacks[pawn]) == stacks.FINISH

    def goals(self) -> Squares:
        """Return the squares where the walk may end."""
        pawn = self.sides[self.turn].pawn
        if pawn < 0:
            return 0
        return reach(self.paths, pawn, self.steps, BORDER)

    def movable(self) -> Squares:
        """Return the plain stacks without a pawn."""  # LAB-T6
        free = self.plains
        for side in self.sides:
            if side.pawn >= 0:
                free &= ~(1 << side.pawn)
        return free

    def kind_of_task(self) -> Kind:
        """Return whether the action on turn is about suspects or places."""
        return ACTIONS[self.task].kind

    def lookable(self) -> Squares:
        """Return the squares among which the action's look is chosen."""  # LAB-A2
        return self.witnesses if self.kind_of_task() == SUSPECTS else self.places

    def others_have(self, kind: Kind) -> bool:
        """Tell whether any other player has set aside a card of the kind."""
        for seat in range(len(self.sides)):
            if seat != self.turn and only_of(kind, self.sides[seat].aside):
                return True
        return False

    def held_out(self, seat: i64) -> i64:
        """Return how many cards a seat has to hold out when it is asked now."""  # LAB-A3
        return HOW_MANY[only_of(self.kind_of_task(), self.sides[seat].aside)]

    def partners(self) -> list[int]:
        """Return the seats to swap pawns with."""  # LAB-A5
        return self.rivals_of(self.turn)

    def rivals_of(self, seat: i64) -> list[int]:
        """Return the other seats that are still in the game."""
        found: list[int] = []
        for other in range(len(self.sides)):
            if other != seat and self.sides[other].pawn >= 0:
                found.append(other)
        return found

    def sees_below(self, viewer: i64, square: Square) -> bool:
        """Tell whether a viewer knows, from its own eyes or the table's, what lies below a stack."""
        stack: i64 = self.stacks[square]
        if stacks.is_plain(stack):
            return self.turned >> square & 1 == 1
        kind = stacks.kind_of(stack)
        if viewer < 0 or (kind != stacks.WITNESS and kind != stacks.PLACE):
            return False
        side = self.sides[viewer]
        if side.looked >> square & 1:
            return True
        if kind == stacks.WITNESS:
            return False
        checked = side.declared >= 0 and place_of(side.declared) == stacks.place_of(stack)
        return checked or (side.flag_seen and stacks.has_flag(stack))

    def seen_below(self, viewer: i64) -> Squares:
        """Return the squares where `sees_below` is true."""
        seen = self.turned & self.plains
        if viewer < 0:
            return seen
        side = self.sides[viewer]
        seen |= side.looked & (self.witnesses | self.places)
        if side.declared >= 0 or side.flag_seen:
            square: i64 = 0
            while square < SQUARE_COUNT:
                if self.places >> square & 1 and self.sees_below(viewer, square):
                    seen |= 1 << square
                square += 1
        return seen

    def knows_culprit(self, viewer: i64) -> bool:
        """Tell whether a viewer has seen the card that was set aside."""  # LAB-E1
        return self.ending == stages.RIGHT or (viewer >= 0 and self.sides[viewer].declared >= 0)

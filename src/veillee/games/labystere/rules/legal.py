"""What the player on turn may choose from."""

from veillee.core import Rng
from veillee.games.labystere import notation
from veillee.games.labystere.rules.grid.squares import squares_in
from veillee.games.labystere.rules.position import ASK, CHOOSE, DECLARE, LOOK, ROLL, SWAP_PAWNS, Position

_DECLARATIONS: list[int] = [notation.ACCUSE + pair for pair in range(16)]


def actions(position: Position) -> list[int]:
    """Return every move of the player on turn."""
    stage = position.stage
    if stage == ROLL:
        return [notation.ROLL_DIE, *_DECLARATIONS] if position.on_finish() else [notation.ROLL_DIE]
    if stage == CHOOSE:
        return [notation.GO + square for square in squares_in(position.goals())] + exchanges(position)
    if stage == LOOK:
        return [notation.LOOK_AT + square for square in squares_in(position.lookable())]
    if stage == ASK:
        return [notation.ASK_SEAT + seat for seat in range(len(position.sides)) if seat != position.turn]
    if stage == SWAP_PAWNS:
        return [notation.TRADE_WITH + seat for seat in position.partners()]
    if stage == DECLARE:
        return [notation.PASS, *_DECLARATIONS]
    return []


def random_action(position: Position, rng: Rng) -> int:
    """Return one of `actions`, each as likely, without putting walks and exchanges into one list."""
    if position.stage != CHOOSE:
        every = actions(position)
        return every[rng.below(len(every))]
    goals = squares_in(position.goals())
    swaps = exchanges(position)
    chosen = rng.below(len(goals) + len(swaps))
    if chosen < len(goals):
        return notation.GO + goals[chosen]
    return swaps[chosen - len(goals)]


def exchanges(position: Position) -> list[int]:
    """Return every exchange of two plain stacks; kept until a pawn changes the stacks that are free."""
    free = position.movable()
    if free != position.swaps_of:
        squares = squares_in(free)
        position.swaps = [
            notation.SWAP + 25 * one + two for index, one in enumerate(squares) for two in squares[index + 1 :]
        ]
        position.swaps_of = free
    return position.swaps

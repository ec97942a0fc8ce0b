"""What the player on turn may choose from."""

from typing import Final

from librt.strings import BytesWriter, read_i16_le
from mypy_extensions import i64

from veillee.core import Rng
from veillee.games.labystere.rules import moves, stages
from veillee.games.labystere.rules.grid.squares import squares_in
from veillee.games.labystere.rules.position import Position

_ROLL: Final = moves.encode(moves.ROLL, 0)
_PASS: Final = moves.encode(moves.PASS, 0)


def actions(position: Position) -> list[int]:
    """Return every move of the player on turn."""
    stage = position.stage
    if stage == stages.ROLL:
        return [_ROLL, *position.numbers.declarations] if position.on_finish() else [_ROLL]
    if stage == stages.CHOOSE:
        return [moves.go(square) for square in squares_in(position.goals())] + exchanges(position)
    if stage == stages.LOOK:
        return [moves.encode(moves.LOOK, square) for square in squares_in(position.lookable())]
    if stage == stages.ASK:
        return [moves.encode(moves.ASK, seat) for seat in range(len(position.sides)) if seat != position.turn]
    if stage == stages.TRADE:
        return [moves.encode(moves.TRADE, seat) for seat in position.partners()]
    if stage == stages.DECLARE:
        return [_PASS, *position.numbers.declarations]
    return []


def random_action(position: Position, rng: Rng) -> int:
    """Return one of `actions`, each as likely, without putting walks and exchanges into one list."""
    if position.stage != stages.CHOOSE:
        every = actions(position)
        return every[rng.below(len(every))]
    goals = squares_in(position.goals())
    swaps = exchanges(position)
    chosen = rng.below(len(goals) + len(swaps))
    if chosen < len(goals):
        return moves.go(goals[chosen])
    return swaps[chosen - len(goals)]


def has_choice(position: Position) -> bool:
    """Tell that there are several moves: three free stacks have three exchanges."""
    if position.stage != stages.CHOOSE:
        return False
    free = position.movable()
    free &= free - 1
    return free & (free - 1) != 0


def write_choice(position: Position, places: bytes, none: bytes, mask: BytesWriter) -> None:
    """Write the mask of walks and exchanges; that of the exchanges is kept like their list."""
    free = position.movable()
    if free != position.swap_mask_of or len(position.swap_mask) != len(none):
        drawn = BytesWriter()
        drawn.write(none)
        for action in exchanges(position):
            code: i64 = action
            drawn[i64(read_i16_le(places, code + code))] = 1
        position.swap_mask = drawn.getvalue()
        position.swap_mask_of = free
    start: i64 = len(mask)
    mask.write(position.swap_mask)
    for square in squares_in(position.goals()):
        walk: i64 = moves.go(square)
        mask[start + i64(read_i16_le(places, walk + walk))] = 1


def exchanges(position: Position) -> list[int]:
    """Return every exchange of two plain stacks; kept until a pawn changes the stacks that are free."""
    free = position.movable()
    if free != position.swaps_of:
        squares = squares_in(free)
        position.swaps = [moves.swap(one, two) for index, one in enumerate(squares) for two in squares[index + 1 :]]
        position.swaps_of = free
    return position.swaps

"""The whole position as bytes, secrets included."""

from typing import Final

import msgspec

from veillee.games.labystere.rules.grid.paths import Paths
from veillee.games.labystere.rules.position import Position
from veillee.games.labystere.rules.side import Side


class Saved:
    """Everything that is not worked out from the stacks again."""

    def __init__(self, stacks: list[int], sides: list[list[int]], enquiry: list[int], numbers: list[int]) -> None:
        self.stacks: Final = stacks
        self.sides: Final = sides
        self.enquiry: Final = enquiry
        self.numbers: Final = numbers


def save(position: Position) -> bytes:
    """Write a position."""
    sides = [
        [
            side.pawn,
            side.aside,
            side.given,
            side.looked,
            side.declared,
            int(side.flag_seen),
            int(side.double),
            int(side.lost),
        ]
        for side in position.sides
    ]
    numbers = [
        position.stage,
        position.turn,
        position.turns,
        position.rolled,
        position.steps,
        position.task,
        position.asked,
        position.culprit,
        position.turned,
        position.winner,
        position.reason,
        int(position.notebook),
        int(position.last_detective),
        int(position.made_up),
    ]
    return msgspec.json.encode([position.stacks, sides, position.enquiry, numbers])


def read_saved(data: bytes) -> Saved:
    """Read what `save` wrote."""
    stacks, sides, enquiry, numbers = msgspec.json.decode(data)
    return Saved(stacks, sides, enquiry, numbers)


def saved_side(numbers: list[int]) -> Side:
    """Return one player as it was."""
    side = Side()
    side.pawn = numbers[0]
    side.aside = numbers[1]
    side.given = numbers[2]
    side.looked = numbers[3]
    side.declared = numbers[4]
    side.flag_seen = numbers[5] == 1
    side.double = numbers[6] == 1
    side.lost = numbers[7] == 1
    return side


def restore(position: Position, saved: Saved) -> None:
    """Put a saved position into an empty one."""
    position.sides = [saved_side(numbers) for numbers in saved.sides]
    position.enquiry = saved.enquiry
    position.paths = Paths(0, 0, 0, 0)
    numbers = saved.numbers
    position.stage = numbers[0]
    if position.stage > 1:
        position.lay(saved.stacks)
    position.turn = numbers[1]
    position.turns = numbers[2]
    position.rolled = numbers[3]
    position.steps = numbers[4]
    position.task = numbers[5]
    position.asked = numbers[6]
    position.culprit = numbers[7]
    position.turned = numbers[8]
    position.winner = numbers[9]
    position.reason = numbers[10]
    position.notebook = numbers[11] == 1
    position.last_detective = numbers[12] == 1
    position.made_up = numbers[13] == 1

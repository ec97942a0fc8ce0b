"""What a detective walks towards."""

from typing import Final

from mypy_extensions import i64

from veillee.games.labystere.bot.prospects import FAR, steps_to
from veillee.games.labystere.knowledge.odds import Odds
from veillee.games.labystere.rules.grid.paths import Paths
from veillee.games.labystere.rules.grid.squares import squares_in
from veillee.games.labystere.rules.position import Position


class Goal:
    """The nearest thing that a detective wants: `finish`, `witness` or `place`, and the steps to it."""

    def __init__(self, kind: str, square: int, steps: int) -> None:
        self.kind: Final = kind
        self.square: Final = square
        self.steps: Final = steps


def nearest_goal(position: Position, odds: Odds, paths: Paths, start: i64) -> Goal:
    """Return the nearest thing that a detective wants from a square: FAR steps or more where there is no way."""
    if odds.solved():
        return Goal("finish", int(position.finish), steps_to(paths, start, position.finish))
    best = Goal("finish", int(position.finish), FAR + 1)
    for square in squares_in(position.witnesses | position.places):
        if odds.bits[square] > 0.0:
            steps = steps_to(paths, start, square)
            if steps < best.steps:
                best = Goal("witness" if position.witnesses >> square & 1 else "place", square, steps)
    return best

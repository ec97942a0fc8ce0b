"""What the others may do before the seat's next turn."""

from typing import Final

from veillee.games.labystere.knowledge.odds import Odds
from veillee.games.labystere.rules.grid.paths import Paths, reach
from veillee.games.labystere.rules.grid.squares import BORDER
from veillee.games.labystere.rules.position import Position

_HARMLESS: Final = 0.02
_LAST_WAY: Final = 3.5  # turns from the last clue to Finish
_LOOK_TURNS: Final = 2.2  # turns until the next clue
_SPREAD: Final = 1.6  # how much sooner or later than that a rival may declare


def danger(position: Position, seat: int, odds: Odds, paths: Paths) -> float:
    """Return how likely somebody else declares rightly before the seat's next turn."""
    safe = 1.0
    for other, side in enumerate(position.sides):
        solved = odds.solved_by[other]
        if other == seat or side.pawn < 0 or solved < _HARMLESS or position.finish < 0:
            continue
        ways = 0
        for die in range(1, int(position.numbers.die) + 1):
            steps = 2 * die if side.double else die
            ways += reach(paths, side.pawn, steps, BORDER) >> position.finish & 1
        arrives = 1.0 if side.pawn == position.finish else ways / position.numbers.die
        safe *= 1.0 - solved * arrives
    return 1.0 - safe


def patience_with(position: Position, seat: int, odds: Odds) -> float:
    """Return how likely no rival ends the game in a turn's time, from the looks that each still needs."""
    patience = 1.0
    for other, side in enumerate(position.sides):
        if other != seat and not side.lost:
            turns = _LAST_WAY + _LOOK_TURNS * odds.looks_left[other]
            patience *= 1.0 - (_SPREAD / turns) ** _SPREAD
    return patience

"""The race with the others: how much one minds them, and how many turns are left to follow."""

from typing import Final

from mypy_extensions import i64

from veillee.games.labystere.bot.plan import Plan
from veillee.games.labystere.bot.rivals import TURNS, Rival, patience_with
from veillee.games.labystere.rules.position import LAST_TURN, Position

WEARY: Final = 40  # turns after which half of the exchanges are overlooked: two could undo each other's for ever
_TIRED: Final = 80  # turns after which blocking others is given up
_HASTE: Final = 0.98  # a turn later is a little worse, whoever else may win
_SOONER: Final = 0.999  # a win now is better than one that seems as sure
_LOOK_SHARE: Final = 0.8  # what is left of one's chance in the long run by every look that is missing


class Race:
    """The turns that are left to one player and to the others."""

    def __init__(self, position: Position, seat: int, sight: int) -> None:
        self.players: i64 = len(position.rivals_of(seat)) + 1
        self.left: i64 = LAST_TURN - position.turns
        self.turns: int = min(sight, int((self.left + self.players - 1) // self.players))
        self.ending: bool = self.left <= TURNS * len(position.sides)
        late = float(position.turns - WEARY) / float(_TIRED - WEARY)
        self.care: float = 1.0 if self.ending else 1.0 - max(0.0, min(1.0, late))

    def follow(self, plan: Plan, rivals: list[Rival]) -> None:
        """Let a plan follow the race turn by turn."""
        patience = patience_with(rivals, self.turns, self.care)
        for turn in range(self.turns):
            if turn * self.players + 1 >= self.left:  # LAB-E4: nobody has a turn after that
                patience[turn] = 1.0
            patience[turn] *= _SOONER if self.ending else _HASTE
        plan.follow(patience, 1.0 if self.ending else _LOOK_SHARE)

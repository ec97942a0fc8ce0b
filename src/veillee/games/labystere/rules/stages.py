"""The stages of a game, and the ways it can end: one row each."""

from typing import Final, TypeAlias

from mypy_extensions import i64

Stage: TypeAlias = i64
CULPRIT: Final[i64] = 0
LAYOUT: Final[i64] = 1
ROLL: Final[i64] = 2
DIE: Final[i64] = 3
CHOOSE: Final[i64] = 4
LOOK: Final[i64] = 5
ASK: Final[i64] = 6
SHOW: Final[i64] = 7
TRADE: Final[i64] = 8
DECLARE: Final[i64] = 9
OVER: Final[i64] = 10
NO_STAGE: Final[i64] = -1


class StageRow:
    """A stage: the phase that players are told of, and whether chance acts in it."""

    def __init__(self, number: int, phase: str, by_chance: bool = False) -> None:
        self.number: Final = number
        self.phase: Final = phase
        self.by_chance: Final = by_chance


STAGES: Final[list[StageRow]] = [
    StageRow(CULPRIT, "setup", by_chance=True),
    StageRow(LAYOUT, "setup", by_chance=True),
    StageRow(ROLL, "roll"),
    StageRow(DIE, "roll", by_chance=True),
    StageRow(CHOOSE, "choose"),
    StageRow(LOOK, "look"),
    StageRow(ASK, "ask"),
    StageRow(SHOW, "ask", by_chance=True),
    StageRow(TRADE, "trade"),
    StageRow(DECLARE, "declare"),
    StageRow(OVER, "over"),
]
# A bit for each stage in which chance acts: asked at every move.
CHANCE_STAGES: Final[i64] = sum(1 << row.number for row in STAGES if row.by_chance)

Ending: TypeAlias = i64
STILL_PLAYED: Final[i64] = 0
RIGHT: Final[i64] = 1
ALL_WRONG: Final[i64] = 2
LAST_DETECTIVE: Final[i64] = 3
TOO_LONG: Final[i64] = 4
ENDINGS: Final[list[str]] = ["", "LAB-E1", "LAB-E2", "LAB-E3", "LAB-E4"]

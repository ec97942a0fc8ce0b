"""How each level plays."""

from typing import Final

from veillee.core import rng
from veillee.games.pas_vu_pas_pris.bot.thumbs import HIDER, MARCH


class Habits:
    """How a level plays: how much of the danger it guesses, and what it thinks of.

    `poses` counts the places it tries for a piece. `thoughts` counts the plans that it compares with its first one, by
    real looks from every door; without any it plans by the map alone. It compares them in as many halls as it imagines
    `answers` of those who have not planned. With `outlook` it thinks to the end of the game. A level with a rule of
    thumb plays by nothing else.
    """

    def __init__(
        self, noise: float, poses: int = 0, thoughts: int = 0, answers: int = 0, outlook: bool = False, thumb: str = ""
    ) -> None:
        self.noise = noise
        self.poses = poses
        self.thoughts = thoughts
        self.answers = answers
        self.outlook = outlook
        self.thumb = thumb


# What fits into half a second. Without the compiler, as in a browser, everything takes many times as long.
_COMPILED: Final = not rng.__file__.endswith((".py", ".pyc"))
_POSES: Final = 400 if _COMPILED else 8
_THOUGHTS: Final = 16 if _COMPILED else 4
_ANSWERS: Final = 3 if _COMPILED else 1

LEVELS: Final = (
    Habits(1.0, thumb=MARCH),
    Habits(0.9, thumb=HIDER),
    Habits(0.65),
    Habits(0.35, 6, 1, 1),
    Habits(0.0, _POSES, _THOUGHTS, _ANSWERS, True),
)

# The strongest level without one of its parts.
PARTS: Final = ("map", "furniture", "outlook", "forecast")
WITHOUT: Final = (
    Habits(0.8, _POSES, _THOUGHTS, _ANSWERS, True),
    Habits(0.0, 0, _THOUGHTS, _ANSWERS, True),
    Habits(0.0, _POSES, _THOUGHTS, _ANSWERS, False),
    Habits(0.0, _POSES, 0, 0, True),
)

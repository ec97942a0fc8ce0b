"""How each level plays."""

from typing import Final

from veillee.games.pas_vu_pas_pris.bot.thumbs import HIDER, MARCH


class Habits:
    """How a level plays: how much of the danger it guesses, how many places it tries for a piece, what it thinks of.

    A level with a rule of thumb plays by nothing else.
    """

    def __init__(self, noise: float, poses: int, reads_minds: bool, second_thoughts: int, thumb: str = "") -> None:
        self.noise = noise
        self.poses = poses
        self.reads_minds = reads_minds
        self.second_thoughts = second_thoughts
        self.thumb = thumb


LEVELS: Final = (
    Habits(1.0, 0, False, 0, MARCH),
    Habits(0.9, 0, False, 0, HIDER),
    Habits(0.75, 0, False, 0),
    Habits(0.6, 3, True, 0),
    Habits(0.0, 6, True, 4),
)

# The strongest level without one of its parts.
PARTS: Final = ("map", "furniture", "reading-minds", "second-thoughts")
WITHOUT: Final = (Habits(0.8, 6, True, 4), Habits(0.0, 0, True, 4), Habits(0.0, 6, False, 4), Habits(0.0, 6, True, 0))

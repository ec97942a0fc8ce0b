"""How each level plays."""

from typing import Final


class Habits:
    """How a level plays: how much of the danger it guesses, how many places it tries for a piece, what it thinks of."""

    def __init__(self, noise: float, poses: int, reads_minds: bool, second_thoughts: int) -> None:
        self.noise = noise
        self.poses = poses
        self.reads_minds = reads_minds
        self.second_thoughts = second_thoughts


CHILD: Final = Habits(1.0, 0, False, 0)
PUSHER: Final = Habits(1.15, 0, False, 0)
LEVELS: Final = (CHILD, PUSHER, Habits(0.8, 0, False, 0), Habits(0.62, 3, True, 0), Habits(0.0, 6, True, 4))

# The strongest level without one of its parts.
PARTS: Final = ("map", "furniture", "reading-minds", "second-thoughts")
WITHOUT: Final = (Habits(0.8, 6, True, 4), Habits(0.0, 0, True, 4), Habits(0.0, 6, False, 4), Habits(0.0, 6, True, 0))

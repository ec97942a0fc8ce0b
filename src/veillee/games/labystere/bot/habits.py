"""How a level plays."""

from typing import Final


class Habits:
    """How many rolls a level looks ahead, what it remembers and what it thinks of.

    `patience` is how likely a game is still open in a turn's time. In haste a walk looks better or worse than it is,
    by up to that much of the chance to be first.
    """

    def __init__(
        self, sight: int, remembers: bool, deduces: bool, watches: bool, patience: float, haste: float
    ) -> None:
        self.sight: Final = sight
        self.remembers: Final = remembers
        self.deduces: Final = deduces
        self.watches: Final = watches
        self.patience: Final = patience
        self.haste: Final = haste


# An expert weighs every question that was ever asked.
EXPERT: Final = Habits(6, True, True, True, 0.98, 0.0)

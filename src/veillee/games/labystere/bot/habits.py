"""How a level plays."""

from typing import Final

ALL: Final = 100  # per cent
BY_WORTH: Final = 0.0


class Habits:
    """How many rolls a level looks ahead, what it remembers and what it thinks of.

    `patience` is how likely a game is still open in a turn's time. In haste a walk looks better than it is, by up to
    that much of the chance to be first. Of a hundred exchanges of paths the level notices `notices`. It accuses
    without being sure once it is right in `nerve` of all cases, or where that is worth more than waiting (BY_WORTH).
    One who `watches` the others races with them turn by turn.
    """

    def __init__(
        self,
        sight: int,
        remembers: bool,
        deduces: bool,
        watches: bool,
        patience: float,
        haste: float = 0.0,
        notices: int = ALL,
        nerve: float = BY_WORTH,
    ) -> None:
        self.sight: Final = sight
        self.remembers: Final = remembers
        self.deduces: Final = deduces
        self.watches: Final = watches
        self.patience: Final = patience
        self.haste: Final = haste
        self.notices: Final = notices
        self.nerve: Final = nerve


# An expert weighs every question that was ever asked.
EXPERT: Final = Habits(4, True, True, True, 0.95)
# A rival is thought to declare only when it is sure.
RIVAL: Final = Habits(1, True, True, False, 1.0, nerve=2.0)

"""The numbers of a duel that a variant may change; by default those of the box."""

from typing import Final

from mypy_extensions import i64

from veillee.games.rest_in_peace.rules.ghosts import ALL_GHOSTS
from veillee.games.rest_in_peace.rules.houses import CASTLES, CASTLES_TO_WIN, MANORS_TO_WIN

_HAND: Final[i64] = 5
_DRAWS: Final[i64] = 2


class Numbers:
    """How many cards are drawn, how many Houses there are and win, and the Ghosts of a family."""

    def __init__(self) -> None:
        self.hand: i64 = _HAND  # RIP-S4
        self.draws: i64 = _DRAWS  # RIP-T5
        self.castles: i64 = CASTLES  # RIP-M3; all other Houses are manors
        self.manors_to_win: i64 = MANORS_TO_WIN  # RIP-E1
        self.castles_to_win: i64 = CASTLES_TO_WIN
        self.ghosts: i64 = ALL_GHOSTS  # RIP-M1


BOX_NUMBERS: Final = Numbers()

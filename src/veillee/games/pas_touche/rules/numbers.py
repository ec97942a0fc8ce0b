"""The numbers of a game that a variant may change; by default those of the box."""

from typing import Final

from veillee.games.pas_touche.rules.cards import GRID, LEVELS, PILES, TRACKS, Constraint, TreatCard


class Numbers:
    """The grid, the Constraint cards with their tracks, and the levels."""

    def __init__(self) -> None:
        self.grid: list[TreatCard] = list(range(GRID))  # PT-M1: the cards that lie in it, ascending
        self.tracks: list[list[int]] = [list(track) for track in TRACKS]  # PT-M4, by colour
        self.piles: list[list[Constraint]] = [list(pile) for pile in PILES]
        self.levels: list[list[int]] = [list(level) for level in LEVELS]  # PT-L1, three colours each

    def highest(self) -> int:
        """Return the hardest level."""
        return len(self.levels)


BOX_NUMBERS: Final = Numbers()

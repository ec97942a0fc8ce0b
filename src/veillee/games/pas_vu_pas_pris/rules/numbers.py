"""The numbers of a game that a variant may change; by default those of the box."""

from typing import Final

from veillee.games.pas_vu_pas_pris.hall.sight.keyhole import BOX_KEYHOLE, Keyhole
from veillee.games.pas_vu_pas_pris.rules.board import POINTS_IN, POINTS_OUT, Piece
from veillee.games.pas_vu_pas_pris.rules.cards import CARD_TABLE, NO_KIND, ROUNDS, CardRow, Kind


class Numbers:
    """The rounds, the Movement cards, the points by size, and the keyhole."""

    def __init__(self) -> None:
        self.rounds: int = ROUNDS  # PVP-S4
        self.cards: list[CardRow] = CARD_TABLE  # PVP-M4
        self.points_out: tuple[int, ...] = POINTS_OUT  # PVP-M5
        self.points_in: tuple[int, ...] = POINTS_IN
        self.keyhole: Keyhole = BOX_KEYHOLE  # PVP-L1, PVP-L3

    def kind_of(self, steps: int, first: Piece, second: Piece) -> Kind:
        """Return the kind of a card, or NO_KIND when there is none like it."""
        for kind, row in enumerate(self.cards):
            if row.steps == steps and row.first == first and row.second == second:
                return kind
        return NO_KIND


BOX_NUMBERS: Final = Numbers()

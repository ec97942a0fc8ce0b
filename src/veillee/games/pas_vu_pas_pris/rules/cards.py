"""The Movement cards (PVP-M4), one row a kind, as `data.json` lists them."""

from typing import Any, Final, TypeAlias

from veillee.games.pas_vu_pas_pris.hall.space.data import BOX, PIECES
from veillee.games.pas_vu_pas_pris.rules.board import NO_PIECE, Piece

Kind: TypeAlias = int


class CardRow:
    """A kind of card: its steps, its two pieces (NO_PIECE where it shows none) and how many there are."""

    def __init__(self, raw: dict[str, Any]) -> None:
        pieces = [PIECES.index(piece) for piece in raw["pieces"]]
        self.steps: Final[int] = raw["steps"]
        self.first: Final[int] = pieces[0] if pieces else NO_PIECE
        self.second: Final[int] = pieces[1] if pieces else NO_PIECE
        self.copies: Final[int] = raw["copies"]


CARD_TABLE: Final[list[CardRow]] = [CardRow(raw) for raw in BOX["movement_cards"]]
ROUNDS: Final = 5
NO_KIND: Final = -1


def card_name(steps: int, first: Piece, second: Piece) -> str:
    """Return a card as scenarios spell it: `9` or `7 desk+piano`."""
    return str(steps) if first == NO_PIECE else f"{steps} {PIECES[first]}+{PIECES[second]}"

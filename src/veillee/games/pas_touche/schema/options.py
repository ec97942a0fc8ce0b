"""What a table may choose before the game."""

from typing import Annotated, Final

import msgspec

from veillee.games.pas_touche.rules.moves import SEATS
from veillee.games.pas_touche.schema.variant import Variant

NO_LEVEL: Final = 0
"""A seat that brings no level along."""


class Options(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The options of a table; `proposed` are the levels by seat that the game before left (PT-L3), 0 for none.

    Without a `variant` the box is played.
    """

    players: int = 2
    children: bool = False
    easy_hands: bool = False
    proposed: Annotated[tuple[int, ...], msgspec.Meta(max_length=len(SEATS))] = ()
    variant: Variant | None = None

    def __post_init__(self) -> None:
        if self.variant is not None:
            self.variant.check_players(self.players)

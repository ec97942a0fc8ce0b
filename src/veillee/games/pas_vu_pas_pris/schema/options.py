"""What a table may choose before it starts."""

from typing import Annotated, Final

import msgspec

from veillee.games.pas_vu_pas_pris.hall.layouts import LAYOUTS
from veillee.games.pas_vu_pas_pris.rules.board import SEATS
from veillee.games.pas_vu_pas_pris.schema.variant import Variant

RANDOM: Final = "random"
BY_PLAYERS: Final = "players"
Layout = Annotated[str, msgspec.Meta(extra_json_schema={"enum": [*LAYOUTS, RANDOM, BY_PLAYERS]})]
Seat = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(SEATS)})]


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """The options of a game (PVP-S2, PVP-S3, PVP-S5, PVP-T4, PVP-L2); `first` is drawn when it is not said.

    Without a `variant` the box is played.
    """

    players: int = 2
    fusion: bool = False
    midnight: bool = False
    layout: Layout = "salon"
    first: Seat | None = None
    reflections: bool = True
    rehearsal: bool = False
    variant: Variant | None = None

    def __post_init__(self) -> None:
        if self.variant is not None:
            self.variant.check_players(self.players)

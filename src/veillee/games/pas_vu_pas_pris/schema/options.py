"""What a table may choose before it starts."""

from typing import Annotated, Final

import msgspec

from veillee.games.pas_vu_pas_pris.hall.layouts import LAYOUTS

RANDOM: Final = "random"
Layout = Annotated[str, msgspec.Meta(extra_json_schema={"enum": [*LAYOUTS, RANDOM]})]


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """The options of a game (PVP-S2, PVP-S5, PVP-L2, PVP-L3)."""

    players: int = 2
    fusion: bool = False
    midnight: bool = False
    layout: Layout = "salon"
    reflections: bool = True
    strict: bool = False

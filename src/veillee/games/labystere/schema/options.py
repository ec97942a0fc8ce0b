"""What a table may choose."""

from typing import Annotated

import msgspec

from veillee.games.labystere.rules.cards import SEATS
from veillee.games.labystere.schema.variant import Variant

Seat = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(SEATS)})]


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """The options of a game; without `players` nobody can sit down, without a `variant` the box is played."""

    players: int = 0
    first: Seat = "p1"
    notebook: bool = True
    last_detective: bool = False
    variant: Variant | None = None

"""What a table may choose before it starts."""

import msgspec


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """The options of a game (PVP-S2, PVP-S5, PVP-L2, PVP-L3)."""

    players: int = 2
    fusion: bool = False
    midnight: bool = False
    layout: str = "salon"
    reflections: bool = True
    strict: bool = False

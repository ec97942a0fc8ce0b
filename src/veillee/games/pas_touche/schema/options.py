"""What a table may choose before the game."""

import msgspec


class Options(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The options of a table; `proposed` are the levels by seat that the game before left (PT-L3)."""

    players: int = 2
    children: bool = False
    easy_hands: bool = False
    proposed: tuple[int, ...] = ()

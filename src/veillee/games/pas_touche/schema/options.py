"""What a table may choose before the game."""

import msgspec


class Options(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The options of a table."""

    players: int = 2
    children: bool = False
    easy_hands: bool = False

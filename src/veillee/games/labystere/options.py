"""What a table may choose."""

import msgspec


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """The options of a game; without `players` nobody can sit down."""

    players: int = 0
    first: str = "p1"
    notebook: bool = True
    last_detective: bool = False

"""What a player of the load run chooses and sees; plain, because msgspec reads the annotations."""

import msgspec


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """Nothing to choose."""


class View(msgspec.Struct):
    """What one seat knows."""

    hand: list[int]
    counts: list[int]
    table: list[int]
    scores: list[int]
    die: int

"""What the game of the load run shows and asks: plain structs, which mypyc leaves alone."""

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

"""How a game ended, and why."""

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """The winners (none: a draw or nobody), a score for each seat and the clause that decided.

    `returns` are in -1..1, one a seat: what searching and learning players maximise.
    """

    winners: tuple[int, ...]
    returns: tuple[float, ...]
    reason: str
    scores: tuple[int, ...] = ()

"""How a game ended, and why."""

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """The winners (empty for a draw or if nobody won), a score for each seat, and the clause that decided.

    `returns` are in -1..1, one per seat: what searching and learning players maximise.
    """

    winners: tuple[int, ...]
    returns: tuple[float, ...]
    reason: str
    scores: tuple[int, ...] = ()

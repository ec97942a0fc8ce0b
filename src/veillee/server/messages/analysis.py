"""The analysis of a finished game."""

from typing import Literal

from veillee.server.messages.base import Shown, Texts


class BetterMove(Shown):
    """A move that would have been better by `gain` in the mover's chance, and why."""

    move: str
    gain: float
    message: str
    params: dict[str, int | str]
    text: Texts


class Judged(Shown):
    """Each seat's chance of winning before and after a decision, and a better move if there was one."""

    before: dict[str, float]
    after: dict[str, float]
    better: BetterMove | None


class Decision(Shown):
    """A decision: made in the position `frame` of the film, by a seat.

    `known`: from what the mover could know then. `open`: with all cards open.
    """

    frame: int
    seat: str
    move: str
    known: Judged
    open: Judged


class TurningPoint(Shown):
    """A decision after which the mover's chance changed: from `before` to `after`, at its next decision."""

    frame: int
    seat: str
    before: float
    after: float


class Analysis(Shown):
    """`GET` and `POST /api/tables/{table}/analysis`: the analysis of a finished game, as far as it has got.

    `none`: nobody has asked for it here; `failed`: it may be asked for again.
    """

    status: Literal["none", "working", "done", "failed"]
    done: int
    of: int
    decisions: list[Decision]
    known_turns: list[TurningPoint]
    open_turns: list[TurningPoint]
    result: dict[str, float]
    """Each seat's share of the game as it ended."""

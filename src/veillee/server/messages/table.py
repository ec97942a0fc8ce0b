"""A table and its seats."""

from typing import Any, Literal

from veillee.server.messages.base import Shown
from veillee.server.tables.domain.rules import ClockRule, Pace, SeatKind, Status


class ClockNow(Shown):
    """The running limit: of the table's clock rule, or of the game's own rules (`rules`)."""

    kind: Literal["none", "relaxed", "move", "rules"]
    seats: list[str] = []
    left_ms: int | None = None


class SeatInfo(Shown):
    """One seat. `reserved`: waits for the person of the game before (rematch)."""

    seat: str
    kind: SeatKind
    name: str = ""
    level: str = ""
    present: bool = False
    mine: bool = False
    """This browser holds the seat's secret."""
    stand_in: bool = False
    """A bot plays for a person, who takes the seat back by coming back."""
    reserved: bool = False


class Result(Shown):
    """How the game ended; the seed lets everybody check every die and card (`veillee verify`)."""

    winners: list[str]
    scores: dict[str, int]
    reason: str
    """The clause that decided."""
    seed: str


class TableInfo(Shown):
    """What everybody who may see the table knows about it."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    public: bool
    clock: ClockRule
    seats: list[SeatInfo]
    spectators: int
    commitment: str
    """SHA-256 of the table's seed, fixed before the first move."""
    created: float
    invite: str = ""
    """The token of the invite link; only for those who may invite (a seat, or a guest who has it)."""
    host: bool = False
    """This browser made the table."""
    pace: Pace = "normal"
    """How quickly it plays; any player may change it."""
    paused: bool = False
    """The game rests: nobody moves and no clock runs."""
    screens: int = 0
    """Big screens that show it."""
    rematch: str = ""
    """The table of the next game, once somebody asked for one."""
    evening: str = ""
    """The evening that the table belongs to."""
    show: str = ""
    """The token of the page that shows the finished game to anybody; only for those who may invite."""
    holiday: float = 0.0
    """Until when the table has agreed to rest, also when that is over; 0: it never did."""

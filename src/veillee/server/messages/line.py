"""Lines of the log, as one viewer may know them."""

from typing import Any, Literal

from veillee.server.messages.base import Shown
from veillee.server.tables.domain.log.entries import Mover
from veillee.server.tables.domain.reactions import Reaction
from veillee.server.tables.domain.rules import Pace, SeatKind


class SeenEvent(Shown, omit_defaults=True):
    """One thing to animate and to tell: `event-<kind>` in the game's texts."""

    kind: str
    data: dict[str, Any] = {}


class MoveLine(Shown, tag_field="type", tag="move"):
    """A move, of a seat or of chance, as this viewer heard it: `?` where it may not know."""

    seq: int
    at: float
    actor: str
    move: str
    by: Mover
    events: list[SeenEvent]
    hinted: bool = False
    """The player had asked for a hint for this move."""
    measured: dict[str, float] | None = None
    """What a reaction was judged by, in milliseconds: elapsed, claimed, effective, floor, cap."""


class ChatLine(Shown, tag_field="type", tag="chat"):
    """Somebody said something; `seat` is empty for a spectator."""

    seq: int
    at: float
    seat: str
    name: str
    text: str


class ReactedLine(Shown, tag_field="type", tag="reaction"):
    """A seat shows what it feels. Only the latest are told to a screen that comes."""

    seq: int
    at: float
    seat: str
    reaction: Reaction


class PaceLine(Shown, tag_field="type", tag="pace"):
    """The table plays at another pace from now on; `seat` is empty where it was made so."""

    seq: int
    at: float
    seat: str
    pace: Pace


class PauseLine(Shown, tag_field="type", tag="pause"):
    """The game rests, or goes on; `seat` is empty where a big screen said so."""

    seq: int
    at: float
    seat: str
    paused: bool


class SeatLine(Shown, tag_field="type", tag="seat"):
    """A seat changed hands. `why`: join, leave, set, stand-in, return."""

    seq: int
    at: float
    seat: str
    kind: SeatKind
    name: str
    level: str
    why: Literal["join", "leave", "set", "stand-in", "return"]


class StartLine(Shown, tag_field="type", tag="start"):
    """The game began."""

    seq: int
    at: float


class HintLine(Shown, tag_field="type", tag="hint"):
    """A seat asked for a hint (what it was told is not in the log)."""

    seq: int
    at: float
    seat: str


class TakebackLine(Shown, tag_field="type", tag="takeback"):
    """About taking a move back. `step`: asked, agreed (one of several said yes), done, declined.

    When `done`, the moves from number `first` on never happened: their lines are gone from later
    snapshots.
    """

    seq: int
    at: float
    seat: str
    """Who asks (asked, done) or answers (agreed, declined)."""
    step: Literal["asked", "agreed", "done", "declined"]
    first: int


class VoteLine(Shown, tag_field="type", tag="vote"):
    """`by` votes to let a bot stand in for `seat`; the seat line that follows says that it does."""

    seq: int
    at: float
    by: str
    seat: str


class HolidayLine(Shown, tag_field="type", tag="holiday"):
    """About holidays. `step`: asked, agreed (one of several said yes), declined, begun (`until` says how long)."""

    seq: int
    at: float
    seat: str
    """Who asks (asked, begun) or answers (agreed, declined)."""
    step: Literal["asked", "agreed", "declined", "begun"]
    days: int
    until: float


class RematchLine(Shown, tag_field="type", tag="rematch"):
    """The next game is at another table: players `POST /api/tables/{this}/rematch`, spectators go there."""

    seq: int
    at: float
    seat: str
    table: str
    invite: str


class EndLine(Shown, tag_field="type", tag="end"):
    """Whoever runs the server has ended the game: nobody moves any more, and there is no result."""

    seq: int
    at: float


Line = (
    MoveLine
    | ChatLine
    | ReactedLine
    | PaceLine
    | PauseLine
    | SeatLine
    | StartLine
    | HintLine
    | TakebackLine
    | VoteLine
    | HolidayLine
    | RematchLine
    | EndLine
)

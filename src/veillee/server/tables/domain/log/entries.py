"""What a table's log holds: one numbered entry for everything that ever changed it."""

from typing import Final, Literal

import msgspec

from veillee.core import SPECTATOR
from veillee.server.tables.domain.reactions import Reaction
from veillee.server.tables.domain.rules import Pace, SeatKind

Mover = Literal["person", "bot", "clock", "chance"]


class Body(msgspec.Struct, tag_field="kind", omit_defaults=True, frozen=True, gc=False):
    """One kind of entry; seats are numbers here. Nothing in a log can lead back to itself: Python need not look."""


class SeatSet(Body, tag="seat", frozen=True):
    """A seat changes hands. `secret` is the hash of the holder's secret."""

    seat: int
    holder: SeatKind
    why: Literal["join", "leave", "set", "stand-in", "return"]
    name: str = ""
    level: str = ""
    person: str = ""
    secret: str = ""
    reserved: str = ""
    """Seat of the table before whose holder may follow here."""
    beside: str = ""
    """The person whose phone they play on; empty: their own."""


class Started(Body, tag="start", frozen=True):
    """The game begins: the position before set-up."""


class Moved(Body, tag="move", frozen=True):
    """A move in words; `measured` is what a reaction round was judged by."""

    actor: int
    move: str
    by: Mover
    measured: dict[str, float] | None = None


class Said(Body, tag="chat", frozen=True):
    """Words of a seat or a spectator; `person` says whose they are, so that they can be removed with their person."""

    name: str
    text: str
    seat: int = SPECTATOR
    person: str = ""


class Reacted(Body, tag="feeling", frozen=True):
    """A seat shows what it feels."""

    seat: int
    reaction: Reaction


class Paced(Body, tag="pace", frozen=True):
    """The table plays at another pace from now on; SPECTATOR: as it was made."""

    pace: Pace
    seat: int = SPECTATOR


class Paused(Body, tag="pause", frozen=True):
    """The game rests, or goes on; SPECTATOR: a big screen said so."""

    paused: bool
    seat: int = SPECTATOR


class Hinted(Body, tag="hint", frozen=True):
    """A seat asked for a hint."""

    seat: int


class TookBack(Body, tag="takeback", frozen=True):
    """A step of a take-back; `done` undoes every move from `first` on."""

    seat: int
    step: Literal["asked", "agreed", "done", "declined"]
    first: int


class Voted(Body, tag="vote", frozen=True):
    """A seat votes for a bot to stand in for another."""

    by: int
    seat: int


class Holiday(Body, tag="holiday", frozen=True):
    """A step of agreeing on holidays; once they have `begun`, no limit runs before `until`."""

    seat: int
    step: Literal["asked", "agreed", "declined", "begun"]
    days: int
    until: float = 0.0


class Rematched(Body, tag="rematch", frozen=True):
    """The next game is at another table."""

    seat: int
    table: str


class Ended(Body, tag="end", frozen=True):
    """Whoever runs the server has ended the game: nobody moves any more, and it has no result."""


class Blanked(Body, tag="gone", frozen=True):
    """What stood here was removed by whoever runs the server, or was kept long enough; its number stays taken."""


AnyBody = (
    SeatSet
    | Started
    | Moved
    | Said
    | Reacted
    | Paced
    | Paused
    | Hinted
    | TookBack
    | Voted
    | Holiday
    | Rematched
    | Ended
    | Blanked
)

_encoder: Final = msgspec.json.Encoder()


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A numbered entry. `key` (seat and client id) makes a resent command harmless."""

    seq: int
    at: float
    body: Body
    key: str | None = None


def encode_body(body: Body) -> str:
    """Return the stored text of a body."""
    return _encoder.encode(body).decode()

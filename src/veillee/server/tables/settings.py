"""Settings of a table service."""

from typing import Annotated

import msgspec
from msgspec import Meta

from veillee.server.reaction.latency import CAP_MAX
from veillee.server.tables.domain.rules import Pace


class ServiceSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How a table service runs, wherever it runs."""

    frame_bytes: int = 8192
    absence_seconds: float = 30.0
    """How long a person must be gone before the others may vote a bot in."""
    guide_seconds: float = 15.0
    """How long the bots of a guided game wait for a player whose connection broke."""
    idle_seconds: float = 300.0
    """How long a table without watchers stays in memory."""
    poll_seconds: float = 1.0
    beat_seconds: float = 2.0
    roll_seconds: float = 0.9
    """How long the dice of a reaction round visibly roll, plus a random extra of up to two thirds."""
    touch_cap_ms: Annotated[float, Meta(ge=0)] = CAP_MAX
    """The most of a touch's delay that is accepted as network delay; use 120 to be strict."""
    pace: Pace | None = None
    """The pace of tables whose makers name none; None: calm where somebody learns, else normal."""
    notice_seconds: Annotated[float, Meta(ge=0)] = 20.0
    """How long somebody who is to move may be away before they are called back."""
    send_seconds: float = 20.0
    """A client that accepts no data for this long is dropped."""
    bots: tuple[str, ...] = ()
    """The host's own players, `FILE.py:Class` each: tables offer them beside the five levels."""
    bot_seconds: Annotated[float, Meta(gt=0)] = 5.0
    """How long one of them may think about a move."""

"""What can be set of a table service."""

from typing import Annotated

import msgspec
from msgspec import Meta

from veillee.server.reaction.latency import CAP_MAX


class ServiceSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How a table service runs, wherever it runs."""

    frame_bytes: int = 8192
    absence_seconds: float = 30.0
    """How long a person must be gone before the others may vote a bot in."""
    guide_seconds: float = 15.0
    """How long the bots of a guided game wait for a player whose line is broken."""
    idle_seconds: float = 300.0
    """How long a table without watchers stays in memory."""
    poll_seconds: float = 1.0
    beat_seconds: float = 2.0
    roll_seconds: float = 0.9
    """How long the dice of a reaction round roll, seen by all, before they lie; up to two thirds more by chance."""
    touch_cap_ms: Annotated[float, Meta(ge=0)] = CAP_MAX
    """How much of a touch's delay is believed to be the line's, at the most; 120 for strict tables."""
    send_seconds: float = 20.0
    """A client that takes nothing for so long is dropped."""

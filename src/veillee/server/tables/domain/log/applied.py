"""An entry of the log that has been applied to a position."""

from typing import Final

from veillee.core import SPECTATOR, Event, GameState
from veillee.server.tables.domain.log.entries import Entry, Moved


class AppliedEntry:
    """An entry with what happened when it was applied."""

    __slots__ = ("entry", "events", "heard", "hinted")

    def __init__(self, entry: Entry) -> None:
        self.entry: Final = entry
        self.events: list[Event] = []
        self.heard: list[str] | None = None
        """The move as each viewer heard it, spectators last; None: everybody heard it as it is."""
        self.hinted = False

    def heard_by(self, viewer: int) -> str:
        assert isinstance(self.entry.body, Moved)
        return self.entry.body.move if self.heard is None else self.heard[viewer if viewer != SPECTATOR else -1]


def perform(state: GameState, applied: AppliedEntry, body: Moved, count: int) -> None:
    """Make a move and keep what each viewer hears of it."""
    heard = [state.heard(viewer, body.actor, body.move) for viewer in range(count)]
    heard.append(state.heard(SPECTATOR, body.actor, body.move))
    if heard.count(body.move) <= count:
        applied.heard = heard
    applied.events = state.apply(body.actor, body.move)

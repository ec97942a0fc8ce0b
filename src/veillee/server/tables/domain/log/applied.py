"""An entry of the log that has been applied to a position."""

import msgspec

from veillee.core import SPECTATOR, Event, GameState
from veillee.server.tables.domain.log.entries import Entry, Moved


class AppliedEntry(msgspec.Struct, eq=False, gc=False):
    """An entry with what happened when it was applied."""

    entry: Entry
    events: list[Event] = []
    heard: list[str] | None = None
    """The move as each viewer heard it, spectators last; None: everybody heard it as it is."""
    hinted: bool = False
    line: msgspec.Raw | None = None
    """The line that it is to everybody, once it was shown; None too where viewers are told different ones."""

    def heard_by(self, viewer: int) -> str:
        assert isinstance(self.entry.body, Moved)
        return self.entry.body.move if self.heard is None else self.heard[viewer if viewer != SPECTATOR else -1]

    def is_open(self) -> bool:
        """Tell whether everybody may know all of what happened."""
        if self.heard is not None:
            return False
        for event in self.events:
            if event.secret:
                return False
        return True


def perform(state: GameState, applied: AppliedEntry, body: Moved, count: int) -> None:
    """Make a move and keep what each viewer hears of it."""
    actor, move = body.actor, body.move
    heard = [state.heard(viewer, actor, move) for viewer in (*range(count), SPECTATOR)]
    if heard.count(move) <= count:
        applied.heard = heard
    applied.events = state.apply(actor, move)

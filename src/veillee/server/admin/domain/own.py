"""What of a log is somebody's own: found by the same reading whether it is shown to them or removed."""

from collections.abc import Iterable
from typing import Final

from veillee.core import SPECTATOR
from veillee.server.evenings.domain.entries import Arrived, Renamed, Spoke, Wished
from veillee.server.evenings.domain.entries import Reacted as ReactedInRoom
from veillee.server.tables.domain.log.entries import Entry, Hinted, Moved, Reacted, Said, SeatSet, Voted

_KEEPS_SEAT: Final = ("stand-in", "return")


class OwnEntries:
    """Somebody's entries in the log of a table or evening."""

    def __init__(self, person: str, names: Iterable[str] = ()) -> None:
        self._person: Final = person
        self.names: set[str] = set(names)
        """What they are called anywhere."""
        self._handles: set[str] = set()
        """Who they are in the evening that is read."""
        self._seats: set[int] = set()
        """Where they sit at the table that is read."""

    def named(self, entries: Iterable[Entry]) -> None:
        """Learn what somebody is called in a log."""
        handles: set[str] = set()
        for entry in entries:
            body = entry.body
            if isinstance(body, Arrived) and body.person == self._person:
                handles.add(body.guest)
            if isinstance(body, Arrived | Renamed):
                own = body.guest in handles
            else:
                own = isinstance(body, SeatSet | Said) and body.person == self._person
            if own and isinstance(body, Arrived | Renamed | SeatSet | Said) and body.name:
                self.names.add(body.name)

    def brought(self, entries: Iterable[Entry]) -> set[str]:
        """Return who came to an evening with somebody and played on their phone."""
        arrivals = [entry.body for entry in entries if isinstance(entry.body, Arrived)]
        own = {body.guest for body in arrivals if body.person == self._person}
        return {body.person for body in arrivals if body.beside in own}

    def of(self, entries: Iterable[Entry]) -> list[Entry]:
        """Return somebody's own entries of one log, in order."""
        self._seats.clear()
        self._handles.clear()
        return [entry for entry in entries if self._is_own(entry)]

    def _is_own(self, entry: Entry) -> bool:
        body = entry.body
        if isinstance(body, SeatSet):
            return self._sits(body)
        if isinstance(body, Said):
            return self._said(body)
        if isinstance(body, Moved):
            return body.actor in self._seats
        if isinstance(body, Reacted | Hinted):
            return body.seat in self._seats
        if isinstance(body, Voted):
            return body.by in self._seats
        if isinstance(body, Arrived) and body.person == self._person:
            self._handles.add(body.guest)
        if isinstance(body, Arrived | Renamed | Spoke | Wished | ReactedInRoom):
            return body.guest in self._handles
        return False

    def _sits(self, body: SeatSet) -> bool:
        own = body.seat in self._seats
        if body.person == self._person:
            self._seats.add(body.seat)
            return True
        if body.why not in _KEEPS_SEAT:
            self._seats.discard(body.seat)
        return own and (body.why in _KEEPS_SEAT or body.why == "leave")

    def _said(self, body: Said) -> bool:
        """Tell whether somebody said it; before persons were kept with words, by the seat or the name alone."""
        if body.person:
            return body.person == self._person
        return body.seat in self._seats if body.seat != SPECTATOR else body.name in self.names

"""An evening in memory, with those who are connected to it."""

from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec

from veillee.server.evenings.domain.evening import Evening
from veillee.server.evenings.domain.guest import Guest, handle_of, number_of
from veillee.server.evenings.game_now import GameNow
from veillee.server.tables.domain.secrets import Person
from veillee.server.tables.loaded_table import PRESENCE_SECONDS, LoadedTable
from veillee.server.tables.log_door import LoadedLog
from veillee.server.tables.timing import Clock, Timer

_PRESENCE_EVERY: Final = 1.0
"""Seconds between two messages about who is connected."""


class RoomWatcher(Protocol):
    """A client in the room, as far as the evening knows it."""

    @property
    def person(self) -> Person | None:
        """Return who it says it is; None: a big screen."""

    @property
    def address(self) -> str:
        """Return where it connects from."""

    @property
    def handle(self) -> str:
        """Return who it is; empty: a big screen, or somebody who has not arrived."""

    @property
    def screen(self) -> bool:
        """Tell whether it is a big screen."""

    def wake(self) -> None:
        """Look whether the evening has something new."""

    def presence_changed(self) -> None:
        """Tell the client who is connected."""

    def start_over(self) -> None:
        """Show the client everything anew."""

    def end(self, code: int, reason: str) -> None:
        """Close its connection."""

    def tick(self, now: float) -> None:
        """Drop a client that accepts no data, or whose device was removed."""


class Elsewhere(msgspec.Struct):
    """Who is connected to another process."""

    handles: tuple[str, ...]
    guests: int
    screens: int
    until: float


class LoadedEvening(LoadedLog[Evening]):
    """One evening in memory."""

    def __init__(self, evening: Evening, clock: Clock) -> None:
        super().__init__(evening.row.id, evening, clock)
        self.evening = evening
        self.watchers: set[RoomWatcher] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        self.games: dict[str, GameNow] = {}
        """Table -> how its game stands."""
        self.follows: dict[str, tuple[LoadedTable, Callable[[], None]]] = {}
        """Tables of running games."""
        self.unreadable: set[str] = set()
        """Tables whose logs cannot be read."""
        self.results = 0
        """Counts changes of `games`."""
        self.presence = 0
        """Counts changes of who is connected."""
        self.encoded: dict[str, tuple[Any, msgspec.Raw]] = {}
        """Part -> what it was made of, and its bytes: encoded once for everybody."""
        self.update: tuple[Any, bytes] = (None, b"")
        """The last update: what it was made of, and its bytes; most sockets are sent the same."""
        self.stamps: tuple[Any, dict[str, Any]] = (None, {})
        """What the parts are made of, and what that was computed from."""
        self._gone_since: dict[str, float] = {}
        self._seen: tuple[list[str], int, int] = ([], 0, 0)
        self.told_at = clock.monotonic() - _PRESENCE_EVERY
        self._timer: Timer | None = None

    # Who is connected

    def local_handles(self) -> set[str]:
        """Return who is connected to this process."""
        return {watcher.handle for watcher in self.watchers if watcher.handle}

    def local_screens(self) -> int:
        return sum(watcher.screen for watcher in self.watchers)

    def local_guests(self) -> int:
        return sum(not watcher.screen and not watcher.handle for watcher in self.watchers)

    def here(self) -> list[str]:
        """Return who is connected, here or elsewhere, in the order of arrival."""
        handles = self.local_handles()
        for each in self._known_elsewhere():
            handles.update(each.handles)
        return [guest.handle for guest in self.evening.staying() if guest.phone in handles]

    def screens(self) -> int:
        return self.local_screens() + sum(each.screens for each in self._known_elsewhere())

    def guests(self) -> int:
        """Return how many look in who have not arrived."""
        return self.local_guests() + sum(each.guests for each in self._known_elsewhere())

    def _known_elsewhere(self) -> list[Elsewhere]:
        now = self._clock.monotonic()
        return [each for each in self.elsewhere.values() if each.until > now]

    def hear_of(self, process: str, numbers: tuple[int, ...], guests: int, screens: int) -> None:
        """Note who is connected to another process."""
        until = self._clock.monotonic() + PRESENCE_SECONDS
        self.elsewhere[process] = Elsewhere(tuple(handle_of(number) for number in numbers), guests, screens, until)
        self.note_presence()

    def local_numbers(self) -> tuple[int, ...]:
        return tuple(sorted(number_of(handle) for handle in self.local_handles()))

    def note_presence(self, known: bool = True) -> None:
        """Track since when each person has been gone; while it is not `known` who is elsewhere, nobody is."""
        now = self._clock.monotonic()
        seen = (self.here(), self.screens(), self.guests())
        if seen != self._seen:
            self._seen = seen
            self.presence += 1
            self.tell_presence()
        for handle in self.evening.guests:
            if handle in seen[0]:
                self._gone_since.pop(handle, None)
            elif known:
                self._gone_since.setdefault(handle, now)
            else:
                self._gone_since[handle] = now

    def gone_for(self, handle: str) -> float:
        """Return how many seconds somebody has not been connected."""
        since = self._gone_since.get(handle)
        return 0.0 if since is None else self._clock.monotonic() - since

    # Telling them

    def wake(self) -> None:
        """Let every watcher look for what is new."""
        for watcher in self.watchers:
            watcher.wake()

    def tell_presence(self) -> None:
        """Tell everybody who is connected and who is to move, now or when a second has passed since the last time."""
        if self._timer is None:
            wait = self.told_at + _PRESENCE_EVERY - self._clock.monotonic()
            self._timer = self._clock.call_later(max(0.0, wait), self._tell)

    def _tell(self) -> None:
        self._timer = None
        self.told_at = self._clock.monotonic()
        for watcher in self.watchers:
            watcher.presence_changed()

    def let_go(self) -> None:
        """Forget the tables and timers that it holds on to."""
        for table, follow in self.follows.values():
            table.followers.discard(follow)
        self.follows.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def replace(self, evening: Evening) -> None:
        """Take over the fold of a log that was rewritten: everybody is shown everything anew."""
        for part, revision in self.evening.revisions.items():
            evening.revisions[part] = max(evening.revisions[part], revision) + 1
        self.evening = self.fold = evening
        self.let_go()
        self.games.clear()
        self.encoded.clear()
        self.results += 1
        self.update, self.stamps = (None, b""), (None, {})

    def start_over(self) -> None:
        """Show every watcher everything anew."""
        for watcher in self.watchers:
            watcher.start_over()

    # Its games

    def playing(self, guest: Guest) -> bool:
        """Tell whether somebody plays a game of the evening that goes on, or their phone is needed for one."""
        phone = [each for each in self.evening.guests.values() if each.phone == guest.phone]
        handles = {each.handle for each in phone}
        for table in self.running():
            now = self.games.get(table)
            if now is not None and any(now.plays(each.person) for each in phone):
                return True
            if now is None and any(chair.guest in handles for chair in self.evening.games[table].body.chairs):
                return True  # its table is about to be laid
        return False

    def running(self) -> list[str]:
        """Return the tables whose games go on."""
        return [
            table
            for table, game in self.evening.games.items()
            if not game.abandoned and not (table in self.games and self.games[table].over)
        ]
